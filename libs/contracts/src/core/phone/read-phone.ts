import {
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/core';
import { knownPlans, splitForeign } from './numbering-plans.js';

export { loadPlan, phoneCountries } from './numbering-plans.js';

/** Digits with the calling code, as the cart takes them (FORM-34). */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** FORM-68…71. */
export type PhoneProblem = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY';
export type ReadPhone = { readonly number: string } | { readonly problem: PhoneProblem };

/**
 * A typed phone number as `+43…`, or what is wrong with it (FORM-65…71). Of a country outside of Europe,
 * `loadPlan` comes first.
 */
export function readPhone(typed: string, country: string): ReadPhone {
  try {
    const parsed = parsePhoneNumberWithError(typed, country as CountryCode, knownPlans);
    const length = validatePhoneNumberLength(parsed.number, knownPlans);
    if (length !== undefined) return { problem: problemOf(length) };
    const digits = parsed.number.length - 1;
    if (digits < MIN_DIGITS) return { problem: 'TOO_SHORT' };
    return digits > MAX_DIGITS ? { problem: 'TOO_LONG' } : { number: parsed.number };
  } catch (error) {
    if (error instanceof ParseError) return { problem: problemOf(error.message) };
    throw error;
  }
}

function problemOf(message: string): PhoneProblem {
  if (message === 'TOO_SHORT' || message === 'TOO_LONG' || message === 'INVALID_COUNTRY')
    return message;
  return 'NOT_A_NUMBER';
}

/**
 * A stored number as the field shows it: "+43 6641234567"; an unparsable one stays unchanged (FORM-72,
 * 73).
 */
export function shownPhone(stored: string, country: string): string {
  try {
    const parsed = parsePhoneNumberWithError(stored, country as CountryCode, knownPlans);
    return `+${parsed.countryCallingCode} ${parsed.nationalNumber.replace(/^0+/, '')}`;
  } catch {
    return splitForeign(stored);
  }
}

/**
 * A stored number in groups of digits, to be read: "+43 664 1234567". Where its plan is not loaded, in
 * those of mobile numbers: "+1 503 555 0123", in India "+91 98123 45678".
 */
export function formatPhone(stored: string, country: string): string {
  try {
    return parsePhoneNumberWithError(
      stored,
      country as CountryCode,
      knownPlans,
    ).formatInternational();
  } catch {
    const gaps = country === 'IN' ? /\B(?=\d{5}$)/ : /\B(?=(\d{3})?\d{4}$)/g;
    return shownPhone(stored, country).replace(gaps, ' ');
  }
}
