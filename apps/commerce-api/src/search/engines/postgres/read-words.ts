import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { rows, textArray } from '../../../kernel/database/database.js';
import type { Scope } from '../../../kernel/scope.js';
import { stemSql } from '../../../kernel/text/stem-sql.js';
import { allowedMistakes } from '../../words/edit-distance.js';
import type { Word } from '../../words/lexicon.js';

/** Texts by what is asked about them. */
export interface WordLookup {
  /** The word itself, and all that may stand in it. */
  readonly typed: Set<string>;
  /** Words that begin with it. */
  readonly begun: Set<string>;
  /** Words in which it stands. */
  readonly inside: Set<string>;
  /** Words that it may be meant for. */
  readonly mistyped: Set<string>;
}

/** More than the rules look at: one of them may be the text itself. */
const most = 41;
const minPart = 3;

/** The word and every part of it that can be a word, or the stem of one. */
function partsOf(word: string): string[] {
  const parts = [word, word.replace(/([aou])e/g, '$1')];
  for (let from = 0; from + minPart <= word.length; from += 1)
    for (let to = from + minPart; to <= word.length; to += 1) parts.push(word.slice(from, to));
  // The English stem of `berry` is `berri`.
  return [
    ...parts,
    ...parts.flatMap((part) => (part.endsWith('y') ? `${part.slice(0, -1)}i` : [])),
  ];
}

const columns = sql.raw('w.word, w.uses, w.stem, w.parts, w.written');

/** Words with their stems, and all words of these stems. */
function byParts(locale: string, texts: ReadonlySet<string>, own: SQL): SQL {
  const parts = textArray([...new Set([...texts].flatMap(partsOf))]);
  const stems = sql`SELECT ${stemSql(locale, sql`text`)} FROM unnest(${textArray([...texts])}) text`;
  return sql`SELECT ${columns} FROM search_words w WHERE ${own} AND w.stem IN (
      SELECT w.stem FROM search_words w WHERE ${own} AND w.word = ANY(${parts}) AND w.stem <> ''
      UNION SELECT unnest(${parts}) UNION ${stems})
    UNION SELECT ${columns} FROM search_words w WHERE ${own}
      AND (w.word = ANY(${parts}) OR w.word IN (${stems}))`;
}

/** By the trigrams of a text; letters and digits have no meaning in a pattern. */
function byPattern(texts: ReadonlySet<string>, pattern: SQL, own: SQL): SQL {
  return sql`SELECT w.* FROM unnest(${textArray([...texts])}) text CROSS JOIN LATERAL (
    SELECT ${columns} FROM search_words w WHERE ${own} AND w.uses > 0 AND w.word LIKE ${pattern}
    ORDER BY w.uses DESC, w.word COLLATE "C" LIMIT ${most}) w`;
}

/**
 * All words that can be within the mistakes that are forgiven, and few others: a mistake brings one letter
 * that the other word has not, at most. Trigrams would miss swapped letters in short words. A form of a
 * word has up to two letters more than its stem, of `enry`; a longer word begins or ends like the text.
 */
function byLetters(text: string, own: SQL): SQL {
  const mistakes = allowedMistakes(text);
  const length = text.length;
  const next = text.length + 1;
  const foreign = (word: SQL, letters: SQL) => sql`length(translate(${word}, ${letters}, ''))`;
  const typed = sql`${text}::text`;
  const isNear = sql`length(w.word) BETWEEN ${length - mistakes}::int AND ${length + mistakes}::int
    AND ${foreign(sql`w.word`, typed)} <= ${mistakes}::int
    AND ${foreign(typed, sql`w.word`)} <= ${mistakes}::int`;
  const hasNearForm = sql`length(w.stem) BETWEEN ${length - mistakes - 2}::int AND ${next + mistakes}::int
    AND ${foreign(sql`w.stem`, typed)} <= ${mistakes + 1}::int
    AND ${foreign(typed, sql`w.stem || 'enry'`)} <= ${mistakes}::int`;
  const isLike = (side: 'left' | 'right') =>
    sql.raw(`${side}(w.word, 1) = `).append(sql`${sql.raw(side)}(${typed}, 1)
      AND ${foreign(typed, sql`${sql.raw(side)}(w.word, ${next}::int)`)} <= 1`);
  return sql`SELECT ${columns} FROM search_words w WHERE ${own} AND w.uses > 0 AND (${isNear}
    OR ${hasNearForm} OR length(w.word) > ${length}::int AND (${isLike('left')} OR ${isLike('right')}))`;
}

/** Reads the words that a lookup is about, with one statement. */
export async function readWords(
  { db, tenant, locale }: Scope,
  { typed, begun, inside, mistyped }: WordLookup,
): Promise<Word[]> {
  const own = sql`w.tenant = ${tenant} AND w.locale = ${locale}`;
  const parts = [
    ...(typed.size > 0 ? [byParts(locale, typed, own)] : []),
    ...(begun.size > 0 ? [byPattern(begun, sql`text || '%'`, own)] : []),
    ...(inside.size > 0 ? [byPattern(inside, sql`'%' || text || '%'`, own)] : []),
    ...[...mistyped].flatMap((text) => (allowedMistakes(text) > 0 ? [byLetters(text, own)] : [])),
  ];
  return parts.length === 0 ? [] : rows<Word>(db, sql.join(parts, sql` UNION `));
}
