import type { Scope } from '../../kernel/scope.js';
import { searchOf } from '../engines/search-of.js';
import type { Term } from './term.js';

/** What a term that finds nothing can stand for: what means the same, then itself without typing errors. */
export async function otherTerms(scope: Scope, term: Term): Promise<Term[]> {
  const { lexicon, spelling, synonyms } = await searchOf(scope).wordsFor(scope, term.words);
  const stems = term.words.map(
    (word) => lexicon.words.get(word)?.stem ?? synonyms.stems.get(word) ?? word,
  );
  const corrected = term.words.map((word) =>
    lexicon.words.has(word) || lexicon.isIngredient(word)
      ? word
      : (spelling.meant(word)[0] ?? word),
  );
  const isCorrected = corrected.join(' ') !== term.words.join(' ');
  const all = [...synonyms.of(stems), ...(isCorrected ? [corrected] : [])];
  return all.map((words) => ({ ...term, words }));
}
