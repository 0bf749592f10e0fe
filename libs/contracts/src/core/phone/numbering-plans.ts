import type { MetadataJson } from 'libphonenumber-js/core';
import europe from './metadata.json';

type Plans = Pick<MetadataJson, 'country_calling_codes' | 'countries'>;

/** Countries of Europe whose plans travel with each form that reads a phone number. */
// TypeScript widens the country codes of a JSON file to strings, which the library's type does not take.
export const knownPlans = europe as unknown as MetadataJson;
export const phoneCountries = Object.keys(europe.countries);

/** Countries whose plan only a shop there loads. */
const further: Readonly<Record<string, () => Promise<unknown>>> = {
  IE: () => import('./plans/IE.json'),
  IN: () => import('./plans/IN.json'),
  US: () => import('./plans/US.json'),
};
/** Their calling codes. */
const foreign = /^\+(353|91|1)0*(\d+)$/;

/** Loads the plan of a country, if it has one of its own that is not loaded; `readPhone` then knows it. */
export async function loadPlan(country: string): Promise<void> {
  const load = !(country in knownPlans.countries) && further[country];
  if (!load) return;
  const { default: plans } = (await load()) as { readonly default: Plans };
  Object.assign(knownPlans.country_calling_codes, plans.country_calling_codes);
  Object.assign(knownPlans.countries, plans.countries);
}

/** A stored number with its calling code apart where its plan is not loaded; others as they are. */
export const splitForeign = (stored: string) => stored.replace(foreign, '+$1 $2');
