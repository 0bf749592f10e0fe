/** Maps texts to small numbers from 1; 0 means none. */
export interface Dictionary {
  readonly texts: readonly string[];
  /** Number of a text; 0 when it is unknown. */
  codeOf(text: string): number;
}

export interface GrowingDictionary extends Dictionary {
  add(text: string | null): number;
}

export function createDictionary(): GrowingDictionary {
  const texts = [''];
  const codes = new Map<string, number>();
  return {
    texts,
    codeOf: (text) => codes.get(text) ?? 0,
    add(text) {
      if (text === null || text === '') return 0;
      const known = codes.get(text);
      if (known !== undefined) return known;
      codes.set(text, texts.length);
      return texts.push(text) - 1;
    },
  };
}
