import type { Country } from './country.js';
import type { AgeLimits } from './rules/age-limits.js';
import { usCustomary, type Measures } from './rules/measures.js';
import { AT } from './modules/at.js';
import { CH } from './modules/ch.js';
import { DE } from './modules/de.js';
import { FR } from './modules/fr.js';
import { GB } from './modules/gb.js';
import { IE } from './modules/ie.js';
import { IN } from './modules/in.js';
import { NL } from './modules/nl.js';
import { PL } from './modules/pl.js';
import { US } from './modules/us.js';

/** Every country with a module, by its code. To add one: docs/how-to/add-a-country.md. */
export const countries: Readonly<Record<string, Country>> = {
  AT,
  CH,
  DE,
  FR,
  GB,
  IE,
  IN,
  NL,
  PL,
  US,
};

/** The country of a code (ISO 3166-1); undefined when it has no module. */
export function countryOf(code: string): Country | undefined {
  return Object.hasOwn(countries, code) ? countries[code] : undefined;
}

/** Where no country is known: the age of adults. */
const adults: AgeLimits = { beerAndWine: 18, spirits: 18, tobacco: 18, source: 'no rule is known' };

export const agesOf = (code: string): AgeLimits => countryOf(code)?.ages ?? adults;

export const measuresOf = (code: string): Measures => countryOf(code)?.measures ?? usCustomary;
