/** The median, by number or by the value that `of` reads from each. */
export function median(values, of = Number) {
  const sorted = [...values].sort((a, b) => of(a) - of(b));
  return sorted[Math.floor(sorted.length / 2)];
}
