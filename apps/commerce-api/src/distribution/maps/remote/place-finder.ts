import type { GeocodedAddress, PlaceSuggestion } from '@larder/contracts/distribution';

export interface PlaceQuery {
  readonly text: string;
  /** Two-letter code of the country to search in. */
  readonly country?: string | undefined;
  /** Language of names, such as `de`. */
  readonly language: string;
}

/** A suggestion, with its place where the service sends that along. */
export interface FoundPlace extends PlaceSuggestion {
  readonly place?: GeocodedAddress;
}

/** A geocoding service over HTTP. What it does not know is an empty result; no answer is an error. */
export interface PlaceFinder {
  /** In front of the ids of its places. */
  readonly name: 'photon' | 'nominatim' | 'google';
  suggest(query: PlaceQuery, most: number): Promise<FoundPlace[]>;
  search(query: PlaceQuery): Promise<GeocodedAddress | undefined>;
  /** The place of an id; absent where the service cannot look one up. */
  lookUp?(id: string, language: string): Promise<GeocodedAddress | undefined>;
  nearest(
    position: { readonly lat: number; readonly lng: number },
    language: string,
  ): Promise<GeocodedAddress | undefined>;
}

/** Both lines of a suggestion; undefined for what is neither a street nor a town. */
export function linesOf(place: GeocodedAddress): Omit<PlaceSuggestion, 'id'> | undefined {
  const { streetName, streetNumber, postalCode, city, country } = place;
  const town = [postalCode, city].filter(Boolean).join(' ');
  const street = [streetName, streetNumber].filter(Boolean).join(' ');
  if (street !== '')
    return { primaryPart: street, secondaryPart: [town, country].filter(Boolean).join(', ') };
  return town === '' ? undefined : { primaryPart: town, secondaryPart: country ?? '' };
}

/** Without parts that the service left empty. */
export function addressOf(
  parts: { readonly [K in keyof GeocodedAddress]: GeocodedAddress[K] | undefined } & {
    readonly position: GeocodedAddress['position'];
  },
): GeocodedAddress {
  const given = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(given), position: parts.position };
}
