import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { languageOf, searchConfiguration } from './language.js';

/**
 * The stem of a folded French word: without the plural's and the feminine's ending. The text search's
 * own stems are made for verbs too, and take `crémant` for `crème`.
 */
function frenchStem(word: SQL): SQL {
  const singular = sql`regexp_replace(regexp_replace(${word}, '(?<=[^e]a)ux$', 'l'), '(?<=...)[sx]$', '')`;
  return sql`regexp_replace(${singular}, '(?<=...)e{1,2}$', '')`;
}

/** The stem of a folded word in a language, null for a stop word. */
export function stemSql(locale: string, word: SQL): SQL {
  const lexeme = sql`(tsvector_to_array(to_tsvector(${searchConfiguration(locale)}::regconfig, ${word})))[1]`;
  if (languageOf(locale) !== 'fr') return lexeme;
  return sql`CASE WHEN ${lexeme} IS NOT NULL THEN ${frenchStem(word)} END`;
}
