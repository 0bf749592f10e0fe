import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database.js';
import type { Place } from '../product-index/read-products.js';
import { wordsOf } from '../text/fold.js';
import type { Lexicon } from './lexicon.js';

/** A phrase as the words of a query that have to stand together. */
export type Phrase = readonly string[];

export interface Synonyms {
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Phrases that mean the same as the given words. */
  of(words: Phrase): readonly Phrase[];
}

/** Compares phrases by their stems, so that a group holds for singular and plural alike. */
export function createSynonyms(
  groups: readonly (readonly string[])[],
  { words }: Pick<Lexicon, 'words'>,
): Synonyms {
  const keyOf = (phrase: Phrase) => phrase.map((word) => words.get(word)?.stem ?? word).join(' ');
  const others = new Map<string, Phrase[]>();
  let longest = 0;
  for (const group of groups) {
    const phrases = group.map((text) => wordsOf(text)).filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const key = keyOf(phrase);
      const rest = phrases.filter((one) => keyOf(one) !== key);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  }
  return { longest, of: (phrase) => others.get(keyOf(phrase)) ?? [] };
}

export async function readSynonyms(
  { db, tenant }: Place,
  locale: string,
  lexicon: Lexicon,
): Promise<Synonyms> {
  const found = await rows<{ phrases: string[] }>(
    db,
    sql`SELECT phrases FROM search_synonyms
      WHERE tenant = ${tenant} AND locale = ${locale} ORDER BY position`,
  );
  return createSynonyms(
    found.map(({ phrases }) => phrases),
    lexicon,
  );
}
