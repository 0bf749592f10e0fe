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

/**
 * The stem of a folded Hindi word, whose vowel signs are letters: `मसाले` and `मसालों` are forms of
 * `मसाला`, `सब्ज़ियाँ` and `सब्ज़ियों` of `सब्ज़ी`. Endings are replaced and not cut off, because `खीरा` (cucumber) is
 * no `खीर` (rice pudding).
 */
function hindiStem(word: SQL): SQL {
  const feminine = sql`regexp_replace(regexp_replace(${word}, '(?<=..इ)य[आओ]$', ''), '(?<=..उ)ओ$', '')`;
  return sql`regexp_replace(${feminine}, '(?<=..)[एओ]$', 'आ')`;
}

const ownStems: Readonly<Record<string, (word: SQL) => SQL>> = { fr: frenchStem, hi: hindiStem };

/** The stem of a folded word in a language, null for a stop word. */
export function stemSql(locale: string, word: SQL): SQL {
  const lexeme = sql`(tsvector_to_array(to_tsvector(${searchConfiguration(locale)}::regconfig, ${word})))[1]`;
  const ownStem = ownStems[languageOf(locale)];
  return ownStem ? sql`CASE WHEN ${lexeme} IS NOT NULL THEN ${ownStem(word)} END` : lexeme;
}
