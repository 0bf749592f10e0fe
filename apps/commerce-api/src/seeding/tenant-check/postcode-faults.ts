import { addressRules } from '@larder/contracts/address';
import type { Areas } from '../seed-distribution.js';
import type * as z from 'zod/mini';

/** Second half of a postcode, where the first alone names a district that the shop can deliver to. */
const secondHalves: Readonly<Record<string, string>> = { GB: ' 1AA', IE: ' A1B2' };

/** Postcodes of delivery areas that nobody of the country has; each with what is allowed. */
export function postcodeFaults(areas: z.output<typeof Areas>, country: string): string[] {
  const { pattern, min = 0, max = 0 } = addressRules(country).postalCode ?? {};
  const rest = secondHalves[country];
  const isKnown = (code: string) => {
    if (!pattern) return code.length >= min && code.length <= max && /\d/.test(code);
    return pattern.test(code) || (rest !== undefined && pattern.test(`${code}${rest}`));
  };
  const allowed = pattern ? `as ${pattern.source}` : `of ${min} to ${max} characters`;
  return areas.flatMap(({ postalCodes }, area) =>
    postalCodes.flatMap((code, at) =>
      isKnown(code)
        ? []
        : [
            `${area}.postalCodes.${at} is "${code}". Allowed: a postcode of ${country}, ${allowed}` +
              (rest === undefined ? '' : ', or its district'),
          ],
    ),
  );
}
