const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether `part` has words, and all of them stand in `whole`, one after the other. */
function holds(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false;
  return whole.some((_, at) => part.every((word, place) => whole[at + place] === word));
}

/**
 * What of a brand stands before a product's name, so that no word is said twice: `Grünmarkt` of
 * `Grünmarkt Bio` before `Bio-Apfel`, nothing of a brand that the name holds whole. Words are given up
 * from the end alone: what a brand begins with is its name.
 */
export function brandPrefix(brand: string, name: string): string {
  const named = wordsOf(name);
  if (holds(named, wordsOf(brand))) return '';
  const parts = brand.split(/\s+/);
  const isSaid = (part: string) => {
    const words = wordsOf(part);
    return words.length === 0 || holds(named, words);
  };
  const isDoubled = holds(named, wordsOf(parts.at(-1) ?? ''));
  while (isDoubled && parts.length > 1 && isSaid(parts.at(-1) ?? '')) parts.pop();
  return parts.join(' ');
}
