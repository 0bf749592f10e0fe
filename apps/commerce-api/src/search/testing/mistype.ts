const neighbours = 'qwertzuiopasdfghjklyxcvbnm';

/** The word with one mistake, the same for the same `dice`: a letter left out, doubled, swapped or hit beside. */
export function mistyped(word: string, dice: () => number): string {
  const at = 1 + Math.floor(dice() * (word.length - 1));
  const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const kind = Math.floor(dice() * 4);
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  if (kind === 2 && after !== '') return before + after.slice(0, 1) + letter + after.slice(1);
  const near = neighbours[(neighbours.indexOf(letter) + 1) % neighbours.length] ?? 'x';
  return before + near + after;
}

/** The query with one mistake in its longest word; undefined where no word is long enough to forgive. */
export function mistypedQuery(query: string, dice: () => number): string | undefined {
  const words = query.split(' ');
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (longest.length < 5 || /\d/.test(longest)) return undefined;
  return words.map((word) => (word === longest ? mistyped(word, dice) : word)).join(' ');
}

/** Numbers from 0 up to 1 that look random and are the same for a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
