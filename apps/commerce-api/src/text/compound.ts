/** Stem by each form in which a word can stand inside of a compound. */
export type Forms = ReadonlyMap<string, string>;

const shortest = 3;
const shortestWhole = 6;
const mostParts = 3;
const shortestHead = 4;
/** What may stand between two parts of a compound: Rind-s-braten, Hühn-er-filet. */
const links = ['', 's', 'n', 'er', 'en', 'es'];
/** Languages that write compounds as one word. */
const compounding = new Set(['da', 'de', 'fi', 'hu', 'nl', 'no', 'sv']);

export function hasCompounds(language: string): boolean {
  return compounding.has(language);
}

/** The forms of words: as they are, and without their ending, as `erdbeer` in `erdbeerjoghurt`. */
export function formsOf(words: Iterable<{ readonly word: string; readonly stem: string }>): Forms {
  const forms = new Map<string, string>();
  for (const { word, stem } of words) {
    if (stem === '' || !/^\p{L}+$/u.test(word)) continue;
    if (word.length >= shortest) forms.set(word, stem);
    if (stem.length > shortest && !forms.has(stem)) forms.set(stem, stem);
  }
  return forms;
}

/**
 * The stems of a compound's parts, the head last: `vollmilch` is of `voll` and `milch`. Of several
 * ways to take it apart that with the fewest parts holds, then that with the longest head. Empty for
 * what is no compound of known words.
 */
export function splitCompound(word: string, forms: Forms, most = mostParts): readonly string[] {
  if (word.length < shortestWhole || most < 2) return [];
  let best: readonly string[] = [];
  for (let at = shortest; at <= word.length - shortest; at += 1) {
    const head = forms.get(word.slice(at));
    if (head === undefined) continue;
    const found = before(word.slice(0, at), forms, most - 1);
    const isBetter = best.length === 0 || found.length + 1 < best.length;
    if (found.length > 0 && isBetter) best = [...found, head];
  }
  return best;
}

/** The parts of what stands before the head, or none. */
function before(text: string, forms: Forms, most: number): readonly string[] {
  for (const link of links) {
    if (!text.endsWith(link)) continue;
    const known = forms.get(text.slice(0, text.length - link.length));
    if (known !== undefined) return [known];
  }
  for (const link of links) {
    if (!text.endsWith(link)) continue;
    const parts = splitCompound(text.slice(0, text.length - link.length), forms, most);
    if (parts.length > 0) return parts;
  }
  return [];
}

/**
 * The parts of a compound of which at least the head is known: `vollmilch` is a milk even where
 * nothing is called `voll`. Not for what people type, where the rest may be a mistake.
 */
export function partsOrHead(word: string, forms: Forms): readonly string[] {
  const parts = splitCompound(word, forms);
  if (parts.length > 0) return parts;
  for (let at = shortest; at <= word.length - shortestHead; at += 1) {
    const head = forms.get(word.slice(at));
    if (head !== undefined) return [head];
  }
  return [];
}
