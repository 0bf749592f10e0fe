/** What a mark says beside itself: whatever is vegan is vegetarian too. */
const implied: Readonly<Record<string, readonly string[]>> = { vegan: ['vegetarian'] };

/** The marks with all that they imply, each once. */
export function withImplied(marks: readonly string[]): readonly string[] {
  return [...new Set(marks.flatMap((mark) => [mark, ...(implied[mark] ?? [])]))];
}

/** Every mark that says at least as much as the given one, itself included. */
export function marksSaying(mark: string): readonly string[] {
  const stronger = Object.keys(implied).filter((other) => implied[other]?.includes(mark));
  return [mark, ...stronger];
}
