/** Postcodes by country; where a country is not listed, as the contract takes them. */
const digits: Readonly<Record<string, number>> = {
  AT: 4,
  BE: 4,
  CH: 4,
  DK: 4,
  HU: 4,
  LI: 4,
  LU: 4,
  SI: 4,
  DE: 5,
  ES: 5,
  FR: 5,
  IT: 5,
  US: 5,
  IN: 6,
};
const british = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;
const any = /^[\p{L}\d -]{4,8}$/u;

/** Whether a postcode is made of digits alone, for the keyboard of a phone. */
export const isNumeric = (country: string) => digits[country] !== undefined;

/** The most characters of a postcode. */
export const postcodeLength = (country: string) => digits[country] ?? 8;

/** The postcode that was typed, as it is written; undefined while it is not whole. */
export function readPostcode(typed: string, country: string): string | undefined {
  const text = typed.trim().toUpperCase();
  const length = digits[country];
  const isWhole =
    length === undefined
      ? (country === 'GB' ? british : any).test(text)
      : new RegExp(`^\\d{${length}}$`).test(text);
  return isWhole ? text : undefined;
}
