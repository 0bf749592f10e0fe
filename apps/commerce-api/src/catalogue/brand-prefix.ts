const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether the words of `part` occur in `whole`, in the same order without gaps. */
function holds(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false;
  return whole.some((_, at) => part.every((word, place) => whole[at + place] === word));
}

/**
 * The part of a brand to show before a product's name without repeating a word: `Grünmarkt` of
 * `Grünmarkt Bio` before `Bio-Apfel`, nothing of a brand that the name already contains. Words are only
 * dropped from the end, because a brand's first words identify it.
 */
export function brandPrefix(brand: string, name: string): string {
  const named = wordsOf(name);
  if (holds(named, wordsOf(brand))) return '';
  const parts = brand.split(/\s+/);
  const isInName = (part: string) => {
    const words = wordsOf(part);
    return words.length === 0 || holds(named, words);
  };
  const isDoubled = holds(named, wordsOf(parts.at(-1) ?? ''));
  while (isDoubled && parts.length > 1 && isInName(parts.at(-1) ?? '')) parts.pop();
  return parts.join(' ');
}
