import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { rows } from '../../kernel/database/database.js';
import { formsOf, hasCompounds, partsOrHead } from '../../kernel/text/split-compound.js';
import { fold } from '../../kernel/text/fold.js';
import { languageOf } from '../../kernel/text/language.js';
import { stemSql } from '../../kernel/text/stem-sql.js';

interface Vocabulary {
  /** Products that match each word. */
  readonly uses: Map<string, number>;
  /** How texts write it. */
  readonly written: Map<string, string>;
}

const maxWordLength = 40;

function addWord({ uses, written }: Vocabulary, text: string, count: number): void {
  for (const word of text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = fold(word);
    if (folded.length > maxWordLength || !/^[\p{L}\p{N}]+$/u.test(folded)) continue;
    uses.set(folded, (uses.get(folded) ?? 0) + count);
    if (!written.has(folded)) written.set(folded, word.toLowerCase());
  }
}

/** The words of names, brands and categories in their original form, then the folded keywords. */
async function vocabularyOf(db: Database, tenant: string, locale: string): Promise<Vocabulary> {
  const vocabulary = { uses: new Map<string, number>(), written: new Map<string, string>() };
  const named = await rows<{ name: string; uses: number }>(
    db,
    sql`SELECT name, count(*)::int AS uses FROM product_texts
        WHERE tenant = ${tenant} AND locale = ${locale} GROUP BY name
      UNION ALL SELECT b.name, count(*)::int FROM brands b
        JOIN products p ON p.tenant = b.tenant AND p.brand_slug = b.slug
        WHERE b.tenant = ${tenant} GROUP BY b.slug, b.name
      UNION ALL SELECT t.name, u.uses FROM category_texts t
        JOIN (SELECT above AS slug, count(*)::int AS uses FROM products, unnest(category_path) AS above
          WHERE tenant = ${tenant} GROUP BY above) u ON u.slug = t.slug
        WHERE t.tenant = ${tenant} AND t.locale = ${locale}
      ORDER BY name`,
  );
  for (const { name, uses } of named) addWord(vocabulary, name, uses);
  const keywords = await rows<{ words: string; uses: number }>(
    db,
    sql`SELECT split_part(words, '|', 2) AS words, count(*)::int AS uses FROM product_texts
      WHERE tenant = ${tenant} AND locale = ${locale} GROUP BY 1`,
  );
  for (const { words, uses } of keywords) addWord(vocabulary, words, uses);
  return vocabulary;
}

/**
 * Adds the other words of ingredients, used by no name: `poivre` is spelled right in a shop that sells
 * none, and no mistake for `poire`.
 */
async function addIngredients(
  db: Database,
  tenant: string,
  locale: string,
  vocabulary: Vocabulary,
): Promise<void> {
  const found = await rows<{ ingredients: string }>(
    db,
    sql`SELECT DISTINCT texts ->> 'ingredients' AS ingredients FROM product_texts
      WHERE tenant = ${tenant} AND locale = ${locale} AND texts ? 'ingredients' ORDER BY 1`,
  );
  for (const { ingredients } of found) addWord(vocabulary, ingredients, 0);
}

interface StoredWord {
  readonly word: string;
  readonly uses: number;
  readonly written: string;
  readonly stem: string;
}

/** The words with their stems in the language. */
function stemmed(
  db: Database,
  locale: string,
  { uses, written }: Vocabulary,
): Promise<StoredWord[]> {
  const records = [...uses].map(([word, count]) => ({
    word,
    uses: count,
    written: written.get(word) ?? word,
  }));
  return rows<StoredWord>(
    db,
    sql`SELECT r.word, r.uses, r.written, coalesce(${stemSql(locale, sql`r.word`)}, '') AS stem
      FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS r(word text, uses int, written text)`,
  );
}

/** Stems of the parts of compounds, in languages that have them. */
function compoundsOf(words: readonly StoredWord[], locale: string) {
  if (!hasCompounds(languageOf(locale))) return new Map<string, readonly string[]>();
  const used = words
    .filter(({ uses }) => uses > 0)
    .sort((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1));
  const forms = formsOf(used);
  return new Map(used.map(({ word }) => [word, partsOrHead(word, forms)]));
}

/**
 * Stores every word by which products of a language are found, with its stem and its parts, and those of
 * ingredients. Words that stay the same are not written: what is derived from them stays too.
 */
export async function collectVocabulary(
  db: Database,
  tenant: string,
  locale: string,
): Promise<void> {
  const vocabulary = await vocabularyOf(db, tenant, locale);
  await addIngredients(db, tenant, locale, vocabulary);
  const words = await stemmed(db, locale, vocabulary);
  const parts = compoundsOf(words, locale);
  const records = words.map((word) => ({ ...word, parts: parts.get(word.word) ?? [] }));
  await db.execute(sql`DELETE FROM search_words WHERE tenant = ${tenant} AND locale = ${locale}
    AND word NOT IN (SELECT jsonb_array_elements_text(${JSON.stringify([...vocabulary.uses.keys()])}::jsonb))`);
  await db.execute(sql`
    INSERT INTO search_words AS w (tenant, locale, word, uses, written, stem, parts)
    SELECT ${tenant}, ${locale}, r.word, r.uses, r.written, r.stem, r.parts
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
      AS r(word text, uses int, written text, stem text, parts text[])
    ON CONFLICT (tenant, locale, word) DO UPDATE
      SET uses = excluded.uses, written = excluded.written, stem = excluded.stem, parts = excluded.parts
      WHERE (w.uses, w.written, w.stem, w.parts)
        IS DISTINCT FROM (excluded.uses, excluded.written, excluded.stem, excluded.parts)`);
}
