import { sql } from 'drizzle-orm';
import { rows } from '../kernel/database.js';
import type { Place } from '../product-index/read-products.js';
import type { Forms } from '../text/compound.js';
import { formsOf, hasCompounds, headOf, splitCompound } from '../text/compound.js';
import { languageOf } from '../text/language.js';

export interface Word {
  readonly word: string;
  readonly uses: number;
  /** Empty for a stop word. */
  readonly stem: string;
  /** Stems of a compound's parts, the head last. */
  readonly parts: readonly string[];
  readonly written: string;
}

/** The words of a shop in one language. */
export interface Lexicon {
  readonly words: ReadonlyMap<string, Word>;
  hasStem(stem: string): boolean;
  /** Words that begin with the text, the most used first. */
  begunBy(text: string, most: number): readonly Word[];
  /** Words in which the text stands, the most used first. */
  holding(text: string, most: number): readonly Word[];
  /** Stems of the parts of a word that the shop does not have itself. */
  takeApart(word: string): readonly string[];
  /** Stem by each form that a word of the shop can have. */
  readonly forms: Forms;
  readonly hasCompounds: boolean;
  /** The known end of such a word, and what stands before it. */
  headOf(word: string): ReturnType<typeof headOf>;
}

function matching(
  { haystack, all }: { readonly haystack: string; readonly all: readonly Word[] },
  needle: string,
  most: number,
): Word[] {
  const found: Word[] = [];
  const starts = [];
  for (let at = haystack.indexOf(needle); at >= 0 && starts.length < 2000; at = haystack.indexOf(needle, at + 1)) starts.push(at); // prettier-ignore
  for (const at of starts) {
    const begin = haystack.lastIndexOf('\n', at) + 1;
    const word = haystack.slice(begin, haystack.indexOf('\n', begin));
    const known = byWord(all, word);
    if (known && found.at(-1) !== known) found.push(known);
  }
  return found.sort((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1)).slice(0, most);
}

/** Binary search in words sorted by their letters. */
function byWord(all: readonly Word[], word: string): Word | undefined {
  let [low, high] = [0, all.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const one = all[middle];
    if (!one || one.word === word) return one;
    if (one.word < word) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

export function createLexicon(list: readonly Word[], locale: string): Lexicon {
  const all = list.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  const stems = new Set(all.map(({ stem }) => stem));
  const haystack = `\n${all.map(({ word }) => word).join('\n')}\n`;
  const forms = formsOf(all);
  const isCompounding = hasCompounds(languageOf(locale));
  const inside: Forms = isCompounding ? forms : new Map();
  return {
    words: new Map(all.map((word) => [word.word, word])),
    hasStem: (stem) => stem !== '' && stems.has(stem),
    begunBy: (text, most) => matching({ haystack, all }, `\n${text}`, most),
    holding: (text, most) => matching({ haystack, all }, text, most),
    takeApart: (word) => splitCompound(word, inside),
    forms,
    hasCompounds: isCompounding,
    headOf: (word) => headOf(word, inside),
  };
}

export async function readLexicon({ db, tenant }: Place, locale: string): Promise<Lexicon> {
  const found = await rows<Word>(
    db,
    sql`SELECT word, uses, stem, parts, written FROM search_words
      WHERE tenant = ${tenant} AND locale = ${locale} ORDER BY uses DESC, word`,
  );
  return createLexicon(found, locale);
}
