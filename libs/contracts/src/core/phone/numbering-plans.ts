import type { MetadataJson } from 'libphonenumber-js/core';
import europe from './metadata.json';

type Plans = Pick<MetadataJson, 'country_calling_codes' | 'countries'>;

/** Countries of Europe whose plans travel with each form that reads a phone number. */
// TypeScript widens the country codes of a JSON file to strings, which the library's type does not take.
let known = europe as unknown as MetadataJson;
export const phoneCountries = Object.keys(europe.countries);

/** Countries whose plan only a shop there loads. */
const further: Readonly<Record<string, () => Promise<unknown>>> = {
  IE: () => import('./plans/IE.json'),
  IN: () => import('./plans/IN.json'),
  US: () => import('./plans/US.json'),
};
/** Their calling codes. */
const foreign = /^\+(353|91|1)0*(\d+)$/;

export const knownPlans = () => known;

/** Loads the plan of a country, if it has one of its own that is not loaded; `readPhone` then knows it. */
export async function loadPlan(country: string): Promise<void> {
  const load = !(country in known.countries) && further[country];
  if (!load) return;
  const { default: plans } = (await load()) as { readonly default: Plans };
  known = {
    ...known,
    country_calling_codes: { ...known.country_calling_codes, ...plans.country_calling_codes },
    countries: { ...known.countries, ...plans.countries },
  };
}

/** Calling code and national number of a stored number whose plan is not loaded. */
export function splitForeign(stored: string): string | undefined {
  const [, code, national] = foreign.exec(stored) ?? [];
  return code && `+${code} ${national}`;
}
