import type { GeocodedAddress } from '@larder/contracts/distribution';
import * as z from 'zod/mini';
import { askService, type ServiceSettings } from './ask-service.js';
import { addressOf, linesOf, type FoundPlace, type PlaceFinder } from './place-finder.js';

const text = z.optional(z.string());
const Place = z.object({
  osm_type: text,
  osm_id: z.optional(z.number()),
  lat: z.string(),
  lon: z.string(),
  address: z.object({
    house_number: text,
    road: text,
    pedestrian: text,
    footway: text,
    postcode: text,
    city: text,
    town: text,
    village: text,
    municipality: text,
    hamlet: text,
    country: text,
    country_code: text,
  }),
});
const Places = z.array(Place);
/** Where nothing is, it says so in the body of a success. */
const Reversed = z.union([Place, z.object({ error: z.unknown() })]);
type Place = z.output<typeof Place>;

const details = { format: 'jsonv2', addressdetails: 1 } as const;

function toAddress({ lat, lon, address: of }: Place): GeocodedAddress {
  return addressOf({
    streetName: of.road ?? of.pedestrian ?? of.footway,
    streetNumber: of.house_number,
    postalCode: of.postcode,
    city: of.city ?? of.town ?? of.village ?? of.municipality ?? of.hamlet,
    country: of.country,
    countryCode: of.country_code?.toUpperCase(),
    position: { lat: Number(lat), lng: Number(lon) },
  });
}

/** "N123", as its look-up takes it. */
function idOf({ osm_type: type, osm_id: id }: Place): string | undefined {
  return type === undefined || id === undefined ? undefined : `${type[0]?.toUpperCase()}${id}`;
}

/**
 * Nominatim: OpenStreetMap's data. A server of one's own, or a provider's: the public one forbids
 * suggestions while typing.
 */
export function nominatim(settings: ServiceSettings): PlaceFinder {
  const find: PlaceFinder['suggest'] = async ({ text: q, country, language }, most) => {
    const found = await askService(
      settings,
      '/search',
      {
        ...details,
        q,
        limit: most,
        'accept-language': language,
        countrycodes: country?.toLowerCase(),
      },
      Places,
    );
    return found.flatMap((one): FoundPlace[] => {
      const place = toAddress(one);
      const id = idOf(one);
      const lines = linesOf(place);
      return id !== undefined && lines ? [{ id, ...lines, place }] : [];
    });
  };
  return {
    name: 'nominatim',
    suggest: find,
    search: async (query) => (await find(query, 1))[0]?.place,
    lookUp: async (id, language) => {
      const query = { ...details, osm_ids: id, 'accept-language': language };
      const [found] = await askService(settings, '/lookup', query, Places);
      return found && toAddress(found);
    },
    nearest: async ({ lat, lng: lon }, language) => {
      const query = { ...details, lat, lon, zoom: 18, 'accept-language': language };
      const found = await askService(settings, '/reverse', query, Reversed);
      return 'error' in found ? undefined : toAddress(found);
    },
  };
}
