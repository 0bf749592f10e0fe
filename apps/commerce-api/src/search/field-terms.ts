import { fold, wordsOf } from '../kernel/text/fold.js';
import type { Lexicon } from './words/lexicon.js';
import { weights } from './ranking/weights.js';

/** What a word is worth in a field: as it is, as the last part of a compound, as another part. */
export interface FieldWeights {
  readonly whole: number;
  readonly head: number;
  readonly part: number;
}

export type Terms = readonly (readonly [term: string, weight: number])[];

/** The terms of a field, each with the best that any of its words is worth. */
export function termsOf(lexicon: Lexicon, words: readonly string[], worth: FieldWeights): Terms {
  const best = new Map<string, number>();
  const note = (term: string, weight: number) => {
    if (term !== '' && weight > (best.get(term) ?? 0)) best.set(term, weight);
  };
  for (const word of words) {
    const known = lexicon.words.get(word);
    note(known?.stem ?? word, worth.whole);
    const parts = known?.parts ?? [];
    const head = parts.at(-1);
    for (const part of parts.slice(0, -1)) note(part, worth.part);
    if (head !== undefined) note(head, lexicon.isPlainKind(word, head) ? worth.whole : worth.head);
  }
  return [...best];
}

/** Words that say nothing of what a thing is, wherever they stand. */
const lightWords = new Set(['bio', 'organic']);
const isNumber = (word: string) => /^\p{N}+$/u.test(word);

/** The words of a name in groups, as hyphens join them: `bergbauern-vollmilch` is one of two words. */
const groupsOf = (name: string): string[][] =>
  (fold(name).match(/[\p{L}\p{N}]+(?:[-‐][\p{L}\p{N}]+)*/gu) ?? []).map((group) =>
    group.split(/[-‐]/),
  );

/**
 * The words that say what a thing is. In English that is the last one. Elsewhere it is the first that
 * says anything, and the last of those that hyphens join to it, as the head of a compound.
 */
function mainWords(groups: readonly (readonly string[])[], isHeadLast: boolean): string[] {
  const isSignificant = (word: string) => !lightWords.has(word) && !isNumber(word);
  const significant = groups
    .map((group) => group.filter(isSignificant))
    .filter((group) => group.length > 0);
  const last = significant.at(-1)?.at(-1);
  if (isHeadLast) return last === undefined ? [] : [last];
  const [first = []] = significant;
  return [...new Set([...first.slice(0, 1), ...first.slice(-1)])];
}

/** Folded names of a thing whose first word alone names another thing. */
const setPhrases = /^pommes? de terre\b/;

/** The first word of such a name: `pommes de terre` are potatoes and no apples. */
const misleadingWord = (name: string): readonly string[] =>
  setPhrases.test(wordsOf(name).join(' ')) ? wordsOf(name).slice(0, 1) : [];

/** The terms of a name: its main words count most, what stands behind a little word least. */
export function termsOfName(lexicon: Lexicon, name: string, isHeadLast: boolean): Terms {
  const groups = groupsOf(name);
  // A single letter belongs to the word before it: `goat’s`.
  const isLittle = (word: string) => word.length > 1 && lexicon.words.get(word)?.stem === '';
  const first = groups.findIndex((group) => group.every(isLittle));
  const own = groups.slice(0, first > 0 ? first : groups.length);
  const misleading = misleadingWord(name);
  const words = own.flat().filter((word) => !isNumber(word));
  // A percentage or a size takes nothing from the words.
  const share = Math.round(weights.nameShare / Math.max(1, words.length));
  const worth = (more: number) => ({
    whole: weights.name + share + more,
    head: weights.nameHead + more,
    part: weights.namePart,
  });
  const asNumber = { whole: weights.name, head: weights.name, part: weights.name };
  const beside = { whole: weights.beside, head: weights.beside, part: weights.besidePart };
  // What hyphens join behind the first word is what is in it: `jambon-beurre` of a sandwich.
  const isJoined = (group: readonly string[], at: number) => at > 0 && group.length > 1;
  const joined = isHeadLast ? [] : own.filter(isJoined).flat();
  const best = new Map<string, number>();
  const all = [
    ...termsOf(
      lexicon,
      words.filter((word) => !joined.includes(word) && !misleading.includes(word)),
      worth(0),
    ),
    ...termsOf(lexicon, misleading, { ...beside, whole: weights.namePart }),
    ...termsOf(lexicon, joined, { ...worth(0), whole: weights.name }),
    ...termsOf(lexicon, own.flat().filter(isNumber), asNumber),
    ...termsOf(
      lexicon,
      misleading.length > 0 ? [] : mainWords(own, isHeadLast),
      worth(weights.main),
    ),
    ...termsOf(lexicon, groups.slice(own.length).flat(), beside),
  ];
  for (const [term, weight] of all) best.set(term, Math.max(weight, best.get(term) ?? 0));
  return [...best];
}
