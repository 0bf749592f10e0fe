import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TenantScope } from '../../catalogue/product-index/read-products.js';
import type { Forms } from '../../kernel/text/split-compound.js';
import {
  formsOf,
  hasCompounds,
  headOf,
  isPlainKind,
  splitCompound,
} from '../../kernel/text/split-compound.js';
import { languageOf } from '../../kernel/text/language.js';

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
  /** The same where every part is long enough to be no accident; else empty. */
  compoundOf(word: string): readonly string[];
  /** Stems of the parts of a word that the shop has, by its stem. */
  partsOf(stem: string): readonly string[];
  /** Whether a word names the ordinary kind of what its head says. */
  isPlainKind(word: string, head: string): boolean;
  /** Stem by each form that a word of the shop can have. */
  readonly forms: Forms;
  readonly hasCompounds: boolean;
  /** Whether ingredients have the word or stem: it is spelled right, though no product is called so. */
  isIngredient(text: string): boolean;
  /** The known end of such a word, and what stands before it. */
  headOf(word: string): ReturnType<typeof headOf>;
}

/** Letters of a part; shorter ones are found in words by accident, as `eis` in `reis`. */
const safePart = 4;

/** Place of the first word that is not before the text, in words sorted by their letters. */
function insertionIndex(all: readonly Word[], text: string): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.word ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const byUsage = (found: readonly Word[], most: number): readonly Word[] =>
  found.toSorted((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1)).slice(0, most);

function wordsStartingWith(all: readonly Word[], text: string, most: number): readonly Word[] {
  const from = insertionIndex(all, text);
  let to = from;
  while (all[to]?.word.startsWith(text)) to += 1;
  return byUsage(all.slice(from, to), most);
}

/** `haystack` has all words in their order, one a line, which is searched faster than a list. */
function wordsContaining(
  all: readonly Word[],
  haystack: string,
  text: string,
  most: number,
): readonly Word[] {
  const found = new Set<Word>();
  for (let at = haystack.indexOf(text); at >= 0; at = haystack.indexOf(text, at + 1)) {
    const begin = haystack.lastIndexOf('\n', at) + 1;
    const known = all[insertionIndex(all, haystack.slice(begin, haystack.indexOf('\n', begin)))];
    if (known) found.add(known);
  }
  return byUsage([...found], most);
}

export function createLexicon(list: readonly Word[], locale: string): Lexicon {
  const ingredients = new Set(list.flatMap(({ word, stem, uses }) => (uses ? [] : [word, stem])));
  const used = list.filter(({ uses }) => uses > 0);
  const all = used.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  const partsByStem = new Map(
    all.flatMap(({ stem, parts }) => (parts.length > 0 ? [[stem, parts] as const] : [])),
  );
  const stems = new Set(all.map(({ stem }) => stem));
  const haystack = `\n${all.map(({ word }) => word).join('\n')}\n`;
  const forms = formsOf(all);
  const isCompounding = hasCompounds(languageOf(locale));
  const inside: Forms = isCompounding ? forms : new Map();
  return {
    words: new Map(all.map((word) => [word.word, word])),
    hasStem: (stem) => stem !== '' && stems.has(stem),
    begunBy: (text, most) => wordsStartingWith(all, text, most),
    holding: (text, most) => wordsContaining(all, haystack, text, most),
    takeApart: (word) => splitCompound(word, inside),
    partsOf: (stem) => partsByStem.get(stem) ?? [],
    compoundOf: (word) => splitCompound(word, inside, { least: safePart }),
    isPlainKind: (word, head) => isPlainKind(word, head, languageOf(locale), inside),
    forms,
    hasCompounds: isCompounding,
    isIngredient: (text) => ingredients.has(text),
    headOf: (word) => headOf(word, inside),
  };
}

export async function readLexicon({ db, tenant }: TenantScope, locale: string): Promise<Lexicon> {
  const found = await rows<Word>(
    db,
    sql`SELECT word, uses, stem, parts, written FROM search_words
      WHERE tenant = ${tenant} AND locale = ${locale} ORDER BY uses DESC, word`,
  );
  return createLexicon(found, locale);
}
