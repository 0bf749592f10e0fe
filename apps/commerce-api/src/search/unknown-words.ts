import { sql } from 'drizzle-orm';
import type { Scope } from '../kernel/context.js';
import { rows } from '../kernel/database.js';
import { searchConfiguration } from '../text/language.js';
import { editDistance, forgiven } from './edit-distance.js';
import type { SearchIndex } from './search-index.js';

/** What a word that the shop does not have could stand for. */
export interface Guess {
  /** As the language's text search has it; empty for a stop word. */
  readonly stem: string;
  /** Words of the shop with the fewest mistakes between, the most used first. */
  readonly meant: readonly string[];
}

interface Asked {
  readonly stem: string | null;
  readonly candidates: readonly { readonly word: string; readonly uses: number }[] | null;
}

const mostMeant = 3;
/** Beyond that what is known is forgotten: whoever types nonsense fills no memory. */
const mostGuesses = 5_000;

/**
 * Words that are alike by their trigrams, or that share the beginning or the end where a mistake
 * leaves too few trigrams of a short word.
 */
async function ask(scope: Scope, word: string, most: number): Promise<Asked | undefined> {
  const { db, tenant, locale } = scope;
  const alike =
    most === 0
      ? sql`NULL::jsonb`
      : sql`(SELECT jsonb_agg(jsonb_build_object('word', word, 'uses', uses)) FROM search_words
          WHERE tenant = ${tenant} AND locale = ${locale}
            AND (word % ${word} OR word LIKE ${`${word.slice(0, 2)}%`} OR word LIKE ${`%${word.slice(-3)}`})
            AND length(word) BETWEEN ${word.length - most} AND ${word.length + most})`;
  const [found] = await rows<Asked>(
    db,
    sql`SELECT (tsvector_to_array(to_tsvector(${searchConfiguration(locale)}::regconfig, ${word})))[1] AS stem,
      ${alike} AS candidates`,
  );
  return found;
}

async function guess(scope: Scope, word: string): Promise<Guess> {
  const most = forgiven(word);
  const found = await ask(scope, word, most);
  const ranked = (found?.candidates ?? [])
    .map((one) => ({ ...one, distance: editDistance(word, one.word, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.word < b.word ? -1 : 1));
  const least = ranked[0]?.distance;
  const meant = ranked.filter(({ distance }) => distance === least).map((one) => one.word);
  return { stem: found?.stem ?? '', meant: meant.slice(0, mostMeant) };
}

/** Asks the database once for each word and state of the catalogue. */
export function guessWord(scope: Scope, { guesses }: SearchIndex, word: string): Promise<Guess> {
  const known = guesses.get(word);
  if (known) return known;
  if (guesses.size >= mostGuesses) guesses.clear();
  const made = guess(scope, word).catch((error: unknown) => {
    guesses.delete(word);
    throw error;
  });
  guesses.set(word, made);
  return made;
}
