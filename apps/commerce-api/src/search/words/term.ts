import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { wordsOf } from '../../kernel/text/fold.js';
import { searchConfiguration } from '../../kernel/text/language.js';
import { undividedEndingWith } from '../../kernel/text/split-compound.js';

const maxWords = 8;
/** Shorter words are found as beginnings only: inside of words they would hit nearly everything. */
const minInfixLength = 3;

/** A search term as its folded words: letters and digits alone, so that nothing in it is syntax. */
export interface Term {
  readonly words: readonly string[];
  /** Text search configuration of the language. */
  readonly configuration: string;
}

export function parseTerm(text: string, locale: string): Term {
  return { words: wordsOf(text).slice(0, maxWords), configuration: searchConfiguration(locale) };
}

/** All words; `weights` (of A, B, C) limits where, `prefix` takes the last one as a beginning. */
export function tsQuery(term: Term, options: { weights?: string; prefix?: boolean } = {}): SQL {
  const { weights = '', prefix = false } = options;
  const parts = term.words.map((word, index) => {
    const marks = (prefix && index === term.words.length - 1 ? '*' : '') + weights;
    return marks === '' ? word : `${word}:${marks}`;
  });
  return sql`to_tsquery(${term.configuration}::regconfig, ${parts.join(' & ')})`;
}

/** The text without the words in which the typed one stands by accident: `apfel` in `erdapfel`. */
const withoutAccidents = (word: string, text: SQL): SQL =>
  undividedEndingWith(word).reduce((rest, one) => sql`replace(${rest}, ${one}, '')`, text);

/** True where every word stands inside of `text`, as `milch` in `vollmilch`. */
export function containsAll(term: Term, text: SQL): SQL {
  return likeAll(term, text, (word) => `%${word}%`);
}

/** True where every word is the end of one of `text`, whose words blanks or bars part. */
export function endsWithAll(term: Term, text: SQL): SQL {
  return likeAll(term, sql`translate(${text}, '|', ' ') || ' '`, (word) => `%${word} %`);
}

function likeAll(term: Term, text: SQL, patternOf: (word: string) => string): SQL {
  if (term.words.length === 0 || term.words.some((word) => word.length < minInfixLength))
    return sql`false`;
  return sql.join(
    term.words.map((word) => sql`${withoutAccidents(word, text)} LIKE ${patternOf(word)}`),
    sql` AND `,
  );
}
