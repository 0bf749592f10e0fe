/** The products in which a term stands, ascending, and what it is worth in each. */
export interface Posting {
  readonly numbers: Uint32Array;
  readonly weights: Uint8Array;
}

export type Postings = ReadonlyMap<string, Posting>;

interface Draft {
  numbers: Uint32Array;
  weights: Uint8Array;
  size: number;
}

const first = 4;
export const heaviest = 255;

function grown(draft: Draft): Draft {
  const numbers = new Uint32Array(draft.numbers.length * 2);
  const weights = new Uint8Array(numbers.length);
  numbers.set(draft.numbers);
  weights.set(draft.weights);
  return { numbers, weights, size: draft.size };
}

export interface PostingsBuilder {
  /** Products have to come in ascending order; a term that comes again adds to its weight. */
  add(term: string, number: number, weight: number): void;
  build(): Postings;
}

export function createPostings(): PostingsBuilder {
  const drafts = new Map<string, Draft>();
  return {
    add(term, number, weight) {
      let draft = drafts.get(term);
      if (!draft) {
        draft = { numbers: new Uint32Array(first), weights: new Uint8Array(first), size: 0 };
        drafts.set(term, draft);
      }
      const last = draft.size - 1;
      if (last >= 0 && draft.numbers[last] === number) {
        draft.weights[last] = Math.min(heaviest, (draft.weights[last] ?? 0) + weight);
        return;
      }
      if (draft.size === draft.numbers.length) {
        draft = grown(draft);
        drafts.set(term, draft);
      }
      draft.numbers[draft.size] = number;
      draft.weights[draft.size] = Math.min(heaviest, weight);
      draft.size += 1;
    },
    build: () =>
      new Map(
        [...drafts].map(([term, { numbers, weights, size }]) => [
          term,
          { numbers: numbers.slice(0, size), weights: weights.slice(0, size) },
        ]),
      ),
  };
}
