import { sql } from 'drizzle-orm';
import type { Scope } from '../kernel/context.js';
import { firstRow, rows } from '../kernel/database.js';
import { fold } from '../text/fold.js';
import { editDistance, forgiven } from './edit-distance.js';
import type { Term } from './term.js';

interface Candidate {
  readonly word: string;
  readonly uses: number;
}

/** Words of the shop that could be meant: alike in sound of letters, or with the same beginning. */
async function candidates(
  { db, tenant, locale }: Scope,
  word: string,
  most: number,
): Promise<Candidate[]> {
  return rows<Candidate>(
    db,
    sql`SELECT word, uses FROM search_words
      WHERE tenant = ${tenant} AND locale = ${locale}
        AND (word % ${word} OR word LIKE ${`${word.slice(0, 2)}%`} OR word LIKE ${`%${word.slice(-3)}`})
        AND length(word) BETWEEN ${word.length - most} AND ${word.length + most}`,
  );
}

async function nearest(scope: Scope, word: string): Promise<string> {
  const most = forgiven(word);
  if (most === 0) return word;
  const ranked = (await candidates(scope, word, most))
    .map((one) => ({ ...one, distance: editDistance(word, one.word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  return ranked[0]?.word ?? word;
}

/** The term with each mistyped word put right, or undefined when there is nothing to put right. */
export async function correct(scope: Scope, term: Term): Promise<Term | undefined> {
  const words: string[] = [];
  for (const word of term.words) words.push(await nearest(scope, word));
  return words.join(' ') === term.words.join(' ') ? undefined : { ...term, words };
}

/** A folded word as the shop writes it, accents included, for showing. */
async function asWritten({ db, tenant, locale }: Scope, word: string): Promise<string> {
  const found = await firstRow<{ text: string }>(
    db,
    sql`SELECT t.name || ' ' || coalesce(b.name, '') || ' ' || t.categories::text AS text
      FROM product_texts t
      JOIN products p ON p.tenant = t.tenant AND p.sku = t.sku
      LEFT JOIN brands b ON b.tenant = p.tenant AND b.slug = p.brand_slug
      WHERE t.tenant = ${tenant} AND t.locale = ${locale} AND t.words LIKE ${`%${word}%`}
      ORDER BY p.popularity DESC LIMIT 1`,
  );
  const written = found?.text.match(/[\p{L}\p{N}]+/gu)?.find((one) => fold(one) === word);
  return (written ?? word).toLowerCase();
}

export async function spellOut(scope: Scope, term: Term): Promise<string> {
  return (await Promise.all(term.words.map((word) => asWritten(scope, word)))).join(' ');
}
