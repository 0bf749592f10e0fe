/** EAN-8, UPC-A, EAN-13 and GTIN-14 with a check digit that fits. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  // From the right every second digit counts three times; the check digit itself once.
  const sum = [...text]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
