import type { LanguageIndex } from '../../catalogue/product-index/language-index.js';
import { wordsOf } from '../../kernel/text/fold.js';
import type { Lexicon } from './lexicon.js';

/** Longer groups, such as whole sentences in a name, are typed by nobody as one word. */
const maxJoined = 4;

/**
 * What the shop writes with hyphens, or as a brand of several words, by the one word that shoppers may
 * type for it: `parleg` for `Parle-G`, `cocacola` for `Coca Cola`. A word that the shop has is left out.
 */
export function joinedWords(
  lexicon: Pick<Lexicon, 'words'>,
  { texts, brandNames }: Pick<LanguageIndex, 'texts' | 'brandNames'>,
): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, readonly string[]>();
  const note = (group: string) => {
    const words = wordsOf(group);
    const word = words.join('');
    if (words.length < 2 || words.length > maxJoined || lexicon.words.has(word)) return;
    const stems = words.map((one) => lexicon.words.get(one)?.stem ?? '').filter(Boolean);
    if (stems.length > 0) joined.set(word, stems);
  };
  for (const text of texts)
    for (const group of text?.name.match(/[\p{L}\p{N}\p{M}]+(?:[-‐][\p{L}\p{N}\p{M}]+)+/gu) ?? [])
      note(group);
  for (const name of brandNames) note(name);
  return joined;
}
