import { readPhone } from '@larder/contracts/phone';

const withoutMarks = (typed: string) => typed.replace(/[\s()/.-]/g, '');

/**
 * A typed phone number as the contract has it, `+43…` (FORM-34). What is no number of a known country
 * keeps its digits, for the contract to judge.
 */
export function dialable(typed: string, country: string): string {
  const read = readPhone(typed, country);
  return 'number' in read ? read.number : withoutMarks(typed).replace(/^00/, '+');
}

/** The same as delivery addresses keep it, digits alone: `+43 664…` is 0043664… (FORM-35). */
export function legacyDialable(typed: string, country: string): string {
  return dialable(typed, country).replace(/^\+/, '00');
}

/** The digits that were typed, as the legacy pattern counts them (ADDR-06, ADDR-07). */
export const legacyDigits = (typed: string) => withoutMarks(typed).replace(/^\+/, '00');

/** Whether the numbering plan of its country has such a number, where that plan is known (FORM-65). */
export function fitsPlan(typed: string, country: string): boolean {
  const read = readPhone(typed, country);
  return 'number' in read || read.problem === 'INVALID_COUNTRY';
}
