/** The one in the middle, by number or by what `of` reads from each. */
export function median(values, of = Number) {
  const sorted = [...values].sort((a, b) => of(a) - of(b));
  return sorted[Math.floor(sorted.length / 2)];
}
