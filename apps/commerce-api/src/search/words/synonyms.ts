import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TenantScope } from '../../catalogue/product-index/read-products.js';
import { wordsOf } from '../../kernel/text/fold.js';
import { stemSql } from '../../kernel/text/stem-sql.js';

/** The stems of a phrase, without stop words, that have to stand together. */
export type Phrase = readonly string[];

export interface Synonyms {
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Stem of every word in the groups, for those that the shop has nowhere else. */
  readonly stems: ReadonlyMap<string, string>;
  /** What means the same as a phrase of stems. */
  of(stems: Phrase): readonly Phrase[];
}

/** Phrases are compared by their stems, so that a group holds for singular and plural alike. */
export function createSynonyms(
  groups: readonly (readonly string[])[],
  stems: ReadonlyMap<string, string>,
): Synonyms {
  const others = new Map<string, Phrase[]>();
  let longest = 0;
  for (const group of groups) {
    const phrases = group
      .map((text) => wordsOf(text).flatMap((word) => stems.get(word) ?? []))
      .filter((phrase) => phrase.length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const key = phrase.join(' ');
      const rest = phrases.filter((one) => one.join(' ') !== key);
      others.set(key, [...(others.get(key) ?? []), ...rest]);
    }
  }
  return { longest, stems, of: (phrase) => others.get(phrase.join(' ')) ?? [] };
}

/** Stems of words by the language's text search; stop words have none. */
async function stemsOf({ db }: TenantScope, locale: string, words: readonly string[]) {
  const found = await rows<{ word: string; stem: string | null }>(
    db,
    sql`SELECT word, ${stemSql(locale, sql`word`)} AS stem
      FROM jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) AS w(word)`,
  );
  return new Map(found.flatMap(({ word, stem }) => (stem === null ? [] : [[word, stem] as const])));
}

export async function readSynonyms(place: TenantScope, locale: string): Promise<Synonyms> {
  const found = await rows<{ phrases: string[] }>(
    place.db,
    sql`SELECT phrases FROM search_synonyms
      WHERE tenant = ${place.tenant} AND locale = ${locale} ORDER BY position`,
  );
  const groups = found.map(({ phrases }) => phrases);
  const words = [...new Set(groups.flat().flatMap((text) => wordsOf(text)))];
  return createSynonyms(groups, await stemsOf(place, locale, words));
}
