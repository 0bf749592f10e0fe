import type { Scope } from '../../kernel/scope.js';
import { searchOf } from '../engines/search-of.js';
import type { Term } from './term.js';

/** The term with each mistyped word put right, or undefined when there is nothing to put right. */
export async function correct(scope: Scope, term: Term): Promise<Term | undefined> {
  const { lexicon, spelling } = await searchOf(scope).wordsFor(scope, term.words);
  const words = term.words.map((word) =>
    lexicon.words.has(word) || lexicon.isIngredient(word)
      ? word
      : (spelling.meant(word)[0] ?? word),
  );
  return words.join(' ') === term.words.join(' ') ? undefined : { ...term, words };
}
