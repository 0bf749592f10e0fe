import type { GeocodedAddress } from '@larder/contracts/distribution';
import * as z from 'zod/mini';
import { askService, NoAnswer, type ServiceSettings } from './ask-service.js';
import { addressOf, type FoundPlace, type PlaceFinder } from './place-finder.js';

const Component = z.object({
  long_name: z.string(),
  short_name: z.string(),
  types: z.array(z.string()),
});
const Result = z.object({
  address_components: z.array(Component),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
});
const Geocoded = z.object({ status: z.string(), results: z.optional(z.array(Result)) });
const Predictions = z.object({
  status: z.string(),
  predictions: z.optional(
    z.array(
      z.object({
        place_id: z.string(),
        structured_formatting: z.object({
          main_text: z.string(),
          secondary_text: z.optional(z.string()),
        }),
      }),
    ),
  ),
});
type Result = z.output<typeof Result>;

/** It answers 200 whatever happened; the status is in the body. A quota comes back by itself. */
const quotaPauseMs = 60_000;
function refuseFailure({ status }: { readonly status: string }): void {
  if (status === 'OK' || status === 'ZERO_RESULTS' || status === 'NOT_FOUND') return;
  // An id or text that it cannot read is nothing found.
  if (status === 'INVALID_REQUEST') return;
  const isQuota = status === 'OVER_QUERY_LIMIT' || status === 'OVER_DAILY_LIMIT';
  throw new NoAnswer(`status ${status}`, isQuota ? quotaPauseMs : undefined);
}

function toAddress({ address_components: all, geometry }: Result): GeocodedAddress {
  const one = (...types: string[]) =>
    types.map((type) => all.find((part) => part.types.includes(type))).find(Boolean);
  const country = one('country');
  return addressOf({
    streetName: one('route')?.long_name,
    streetNumber: one('street_number')?.long_name,
    postalCode: one('postal_code')?.long_name,
    city: one('locality', 'postal_town', 'administrative_area_level_3')?.long_name,
    country: country?.long_name,
    countryCode: country?.short_name,
    position: geometry.location,
  });
}

/** Google's Geocoding API, with the Place Autocomplete of its Places API, or a service with the same calls. */
export function google(settings: ServiceSettings): PlaceFinder {
  const { key } = settings;
  const geocode = async (query: Readonly<Record<string, string | undefined>>) => {
    const path = '/maps/api/geocode/json';
    const answer = await askService(settings, path, { ...query, key }, Geocoded);
    refuseFailure(answer);
    const [first] = answer.results ?? [];
    return first && toAddress(first);
  };
  const components = (country: string | undefined) =>
    country === undefined ? undefined : `country:${country.toLowerCase()}`;
  return {
    name: 'google',
    suggest: async ({ text: input, country, language }, most) => {
      const query = { input, types: 'geocode', components: components(country), language, key };
      const path = '/maps/api/place/autocomplete/json';
      const answer = await askService(settings, path, query, Predictions);
      refuseFailure(answer);
      return (answer.predictions ?? [])
        .slice(0, most)
        .map(({ place_id: id, structured_formatting: lines }): FoundPlace => ({
          id,
          primaryPart: lines.main_text,
          secondaryPart: lines.secondary_text ?? '',
        }));
    },
    search: ({ text: address, country, language }) =>
      geocode({ address, components: components(country), language }),
    lookUp: (id, language) => geocode({ place_id: id, language }),
    nearest: ({ lat, lng }, language) => geocode({ latlng: `${lat},${lng}`, language }),
  };
}
