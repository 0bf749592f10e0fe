/** TRK-19, 20: all but the last character become asterisks, one for each: `12345` is `****5`. */
export function maskOrderNumber(number: string): string {
  const letters = Array.from(number);
  return letters.map((letter, i) => (i === letters.length - 1 ? letter : '*')).join('');
}
