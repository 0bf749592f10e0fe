/** Labels that a label implies: vegan products are vegetarian too. */
const implied: Readonly<Record<string, readonly string[]>> = { vegan: ['vegetarian'] };

/** The labels with all that they imply, without duplicates. */
export function withImplied(marks: readonly string[]): readonly string[] {
  return [...new Set(marks.flatMap((mark) => [mark, ...(implied[mark] ?? [])]))];
}

/** All labels that imply the given one, including itself. */
export function marksSaying(mark: string): readonly string[] {
  const stronger = Object.keys(implied).filter((other) => implied[other]?.includes(mark));
  return [mark, ...stronger];
}
