import type { GeocodedAddress } from '@larder/contracts/distribution';
import * as z from 'zod/mini';
import { askService, type ServiceSettings } from './ask-service.js';
import { addressOf, linesOf, type FoundPlace, type PlaceFinder } from './place-finder.js';

const text = z.optional(z.string());
const Feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.string(),
    osm_id: z.number(),
    /** `house`, `street`, `city`, `district` … */
    type: text,
    name: text,
    street: text,
    housenumber: text,
    postcode: text,
    city: text,
    country: text,
    countrycode: text,
  }),
});
const Features = z.object({ features: z.array(Feature) });
type Feature = z.output<typeof Feature>;

/** Languages of its names; others get the local ones. */
const languages = ['de', 'en', 'fr'];
const towns = ['city', 'locality', 'district'];

function toAddress({ geometry, properties: of }: Feature): GeocodedAddress {
  const [lng, lat] = geometry.coordinates;
  return addressOf({
    streetName: of.street ?? (of.type === 'street' ? of.name : undefined),
    streetNumber: of.housenumber,
    postalCode: of.postcode,
    city: of.city ?? (towns.includes(of.type ?? '') ? of.name : undefined),
    country: of.country,
    countryCode: of.countrycode?.toUpperCase(),
    position: { lat, lng },
  });
}

/** Photon: OpenStreetMap's data, made for searching while typing. It looks no id up. */
export function photon(settings: ServiceSettings): PlaceFinder {
  const ask = async (path: string, language: string, query: Record<string, string | number>) => {
    const lang = languages.includes(language) ? language : 'default';
    return (await askService(settings, path, { ...query, lang }, Features)).features;
  };
  const find: PlaceFinder['suggest'] = async ({ text: q, country, language }, most) => {
    // Older versions know no countries: the others are left out here, so more are asked for.
    const features = await ask('/api', language, { q, limit: most * 2 });
    return features
      .map((feature) => ({ feature, place: toAddress(feature) }))
      .filter(({ place }) => country === undefined || place.countryCode === country.toUpperCase())
      .flatMap(({ feature: { properties }, place }): FoundPlace[] => {
        const lines = linesOf(place);
        const id = `${properties.osm_type}${properties.osm_id}`;
        return lines ? [{ id, ...lines, place }] : [];
      })
      .slice(0, most);
  };
  return {
    name: 'photon',
    suggest: find,
    search: async (query) => (await find(query, 1))[0]?.place,
    nearest: async ({ lat, lng: lon }, language) => {
      const [nearest] = await ask('/reverse', language, { lat, lon, limit: 1 });
      return nearest && toAddress(nearest);
    },
  };
}
