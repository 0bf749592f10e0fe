import { measuresOf } from '@larder/countries';
import type { Scope } from '../../../kernel/scope.js';
import { fold, wordsOf } from '../../../kernel/text/fold.js';
import type { ParsedQuery } from '../../parse-query.js';
import { maxWordLength, maxWords, parseQuery } from '../../parse-query.js';
import type { QueryWords } from '../../search-index.js';
import { spellingOf } from '../../search-index.js';
import type { Word } from '../../words/lexicon.js';
import { createLexicon } from '../../words/lexicon.js';
import { extractSizes } from '../../words/sizes.js';
import type { KnownWords } from '../product-search.js';
import { readJoinedWords, readKnownSizes } from './read-documents.js';
import type { SearchedShop } from './read-shop.js';
import type { WordLookup } from './read-words.js';
import { readWords } from './read-words.js';

/** A lookup may lead to another: a mistyped word, what it means, and how that goes on. */
const maxRounds = 5;

/** What is known of the words of a shop so far, and what else was asked for. */
interface Notebook {
  readonly known: WordLookup;
  readonly missing: WordLookup;
  readonly words: Map<string, Word>;
}

const noLookup = (): WordLookup => ({
  typed: new Set(),
  begun: new Set(),
  inside: new Set(),
  mistyped: new Set(),
});
const kinds = ['typed', 'begun', 'inside', 'mistyped'] as const;

function openNotebook(typed: readonly string[]): Notebook {
  const missing = { ...noLookup(), typed: new Set(typed) };
  return { known: noLookup(), missing, words: new Map() };
}

const isMissing = ({ missing }: Notebook) => kinds.some((kind) => missing[kind].size > 0);

/** Reads what was asked for and is not known yet. */
async function readMissing(scope: Scope, { known, missing, words }: Notebook): Promise<void> {
  for (const word of await readWords(scope, missing)) words.set(word.word, word);
  for (const kind of kinds) {
    for (const text of missing[kind]) known[kind].add(text);
    missing[kind].clear();
  }
}

/** The words read so far, as the index in memory has all of them; notes what it was asked in vain. */
function wordsOfNotebook(
  { locale }: Scope,
  { synonyms, asked }: SearchedShop,
  { known, missing, words }: Notebook,
): Omit<QueryWords, 'joined' | 'postings'> {
  const byUsage = [...words.values()].sort((a, b) => b.uses - a.uses || (a.word < b.word ? -1 : 1));
  const lexicon = createLexicon(byUsage, locale);
  const spelling = spellingOf(lexicon, synonyms);
  const note = (kind: (typeof kinds)[number], text: string) => {
    if (!known[kind].has(text)) missing[kind].add(text);
  };
  return {
    locale,
    synonyms,
    asked,
    lexicon: {
      ...lexicon,
      begunBy(text, most) {
        note('begun', text);
        return lexicon.begunBy(text, most);
      },
      holding(text, most) {
        note('inside', text);
        return lexicon.holding(text, most);
      },
    },
    spelling: {
      meant(word) {
        note('mistyped', word);
        const meant = known.mistyped.has(word) ? spelling.meant(word) : [];
        for (const one of meant) note('typed', one);
        return meant;
      },
    },
  };
}

export interface ParsedText extends ParsedQuery {
  readonly words: KnownWords;
}

/**
 * What a text asks for, by the rules of the index in memory, with only those words of the shop in memory
 * that the rules look at. They are read in rounds, until none is missing.
 */
export async function parseText(
  scope: Scope,
  shop: SearchedShop,
  text: string,
): Promise<ParsedText> {
  const { signs, rest } = extractSizes(fold(text), measuresOf(scope.country ?? ''));
  const typed = [...new Set(wordsOf(rest).map((word) => word.slice(0, maxWordLength)))];
  const given = typed.slice(0, maxWords);
  const pairs = given.map((word, at) => word + (given[at + 1] ?? ''));
  const notebook = openNotebook([...given, ...pairs]);
  const joined = await readJoinedWords(scope, given);
  const postings = await readKnownSizes(scope, signs);
  for (let round = 1; ; round += 1) {
    await readMissing(scope, notebook);
    const words = { ...wordsOfNotebook(scope, shop, notebook), joined, postings };
    const parsed = await parseQuery(scope, words, text);
    if (!isMissing(notebook) || round === maxRounds) return { ...parsed, words };
  }
}

/** What the shop knows about folded words, right or mistyped. */
export async function knownWords(
  scope: Scope,
  shop: SearchedShop,
  typed: readonly string[],
): Promise<KnownWords> {
  const notebook = openNotebook(typed);
  await readMissing(scope, notebook);
  for (const word of typed) if (!notebook.words.has(word)) notebook.missing.mistyped.add(word);
  if (isMissing(notebook)) await readMissing(scope, notebook);
  return wordsOfNotebook(scope, shop, notebook);
}
