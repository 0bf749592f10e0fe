import type { CardDetails } from '../provider.js';

/** What a test card does. */
export type Behaviour =
  | 'success'
  | 'decline'
  | 'secure'
  | 'silent'
  | 'late'
  | 'doubled'
  | 'disordered'
  | 'withdrawn'
  | 'declinedLater';

/** Test card numbers by their behaviour. */
export const testCards: Readonly<Record<Behaviour, string>> = {
  success: '4242424242424242',
  decline: '4000000000000002',
  secure: '4000000000003220',
  silent: '4000000000000119',
  late: '4000000000000077',
  doubled: '5555555555554444',
  disordered: '378282246310005',
  withdrawn: '4000000000000341',
  declinedLater: '4000000000009979',
};

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^5[1-5]|^2[2-7]/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^3[068]/, 'Diners Club'],
];

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The check digit fits (ISO/IEC 7812). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Behaviour of a number: a valid number outside the list pays. */
export function behaviourOf(digits: string): Behaviour {
  const all = Object.entries(testCards) as [Behaviour, string][];
  return all.find(([, number]) => number === digits)?.[0] ?? 'success';
}

/** `03/27` or `03/2027`, if that month is not over at `now`. */
export function readExpiry(text: string, now: Date): { month: number; year: number } | undefined {
  const [, mm, yy] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  const month = Number(mm);
  const year = 2000 + Number(yy);
  if (!(month >= 1 && month <= 12)) return undefined;
  return now.getTime() < Date.UTC(year, month, 1) ? { month, year } : undefined;
}

/** The displayable data of a card; the number goes no further. */
export function cardDetailsOf(
  digits: string,
  expiry: { month: number; year: number },
): CardDetails {
  const brand = brands.find(([pattern]) => pattern.test(digits))?.[1] ?? 'Visa';
  return { brand, lastDigits: digits.slice(-4), ...expiry, token: `sim_${behaviourOf(digits)}` };
}

/** What a saved card does: as it did when it was saved. */
export function behaviourOfToken(token: string): Behaviour {
  const name = token.replace(/^sim_/, '');
  return name in testCards ? (name as Behaviour) : 'success';
}
