/** Room for one query at a time, empty in between; made once for each state of the catalogue. */
export interface RankingBuffers {
  /** Products of the whole shop. */
  readonly population: number;
  /** How many slots a product keeps, and what they are worth together. */
  readonly kept: Uint8Array;
  readonly worth: Float32Array;
  readonly best: Float32Array;
}

export function createRankingBuffers(size: number, population = size): RankingBuffers {
  return {
    population,
    kept: new Uint8Array(size),
    worth: new Float32Array(size),
    best: new Float32Array(size),
  };
}
