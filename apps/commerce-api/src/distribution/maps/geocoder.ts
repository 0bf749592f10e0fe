import type { GeocodedAddress, PlaceSuggestion } from '@larder/contracts/distribution';
import type { Kernel } from '../../kernel/kernel.js';
import type { Scope } from '../../kernel/scope.js';

export interface AddressQuery {
  readonly text: string;
  /** Two-letter code of the country to search in. */
  readonly country?: string | undefined;
}

/**
 * Geocoder behind our own calls (API-088…091). `addressOnly` requires a street, with house numbers
 * first; without it a postal code with its town matches, too. Unknown places are undefined, never an
 * error.
 */
export interface Geocoder {
  suggest(scope: Scope, query: AddressQuery, addressOnly: boolean): Promise<PlaceSuggestion[]>;
  /** The place behind a suggestion; its two parts help when the id is not known any more. */
  byId(scope: Scope, id: string, parts: string): Promise<GeocodedAddress | undefined>;
  byText(scope: Scope, query: AddressQuery): Promise<GeocodedAddress | undefined>;
  nearest(
    scope: Scope,
    position: { readonly lat: number; readonly lng: number },
    addressOnly: boolean,
  ): Promise<GeocodedAddress | undefined>;
}

/** Shared services of the domains, with the geocoder. */
export interface MapsKernel extends Kernel {
  /** The shop's own list of addresses when absent. */
  readonly geocoder?: Geocoder;
}
