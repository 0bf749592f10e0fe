/** Stem by each form that a word can have inside a compound. */
export type Forms = ReadonlyMap<string, string>;

const minPartLength = 3;
const minWordLength = 6;
const maxParts = 3;
const minHeadLength = 4;
/** Linking elements between the parts of a compound: Rind-s-braten, Hühn-er-filet. */
const links = ['', 's', 'n', 'er', 'en', 'es'];
/** Languages that write compounds as one word. */
const compounding = new Set(['da', 'de', 'fi', 'hu', 'nl', 'no', 'sv']);

export function hasCompounds(language: string): boolean {
  return compounding.has(language);
}

/** Folded words that are no kind of what they end with: Erdäpfel are potatoes. */
const undivided = ['erdapfel', 'granatapfel', 'leberkase'];

const isUndivided = (word: string) => undivided.some((one) => word === one || word === `${one}n`);

/** Those of them that end with the text by accident: `apfel` of `erdapfel`. */
export const undividedEndingWith = (text: string): readonly string[] =>
  undivided.filter((word) => word !== text && word.endsWith(text));

/** Endings that change inside a compound: Gurken in Salatgurke, Erdbeeren in Erdbeerjoghurt. */
const endings = ['', 'e', 'n', 'en', 'er'];

/** The forms of words; an actual word takes precedence over a form of another. */
export function formsOf(words: Iterable<{ readonly word: string; readonly stem: string }>): Forms {
  const forms = new Map<string, string>();
  const known = [...words].filter(({ word, stem }) => stem !== '' && /^\p{L}+$/u.test(word));
  for (const { word, stem } of known) if (word.length >= minPartLength) forms.set(word, stem);
  for (const { stem } of known) {
    if (stem.length <= minPartLength) continue;
    for (const ending of endings) if (!forms.has(stem + ending)) forms.set(stem + ending, stem);
    // The English stem of berry and berries.
    if (stem.endsWith('i')) forms.set(`${stem.slice(0, -1)}y`, stem);
  }
  return forms;
}

interface SplitOptions {
  /** Maximum number of parts. */
  readonly most?: number;
  /** Minimum number of letters per part. */
  readonly least?: number;
}

/**
 * The stems of a compound's parts, the head last: `vollmilch` has `voll` and `milch`. Of several splits
 * the one with the fewest parts wins, then the one with the longest head. Empty if it is not a compound
 * of known words.
 */
export function splitCompound(
  word: string,
  forms: Forms,
  { most = maxParts, least = minPartLength }: SplitOptions = {},
): readonly string[] {
  if (word.length < minWordLength || most < 2) return [];
  if (isUndivided(word)) return [];
  let best: readonly string[] = [];
  for (let at = least; at <= word.length - least; at += 1) {
    const head = forms.get(word.slice(at));
    if (head === undefined) continue;
    const found = before(word.slice(0, at), forms, { most: most - 1, least });
    const isBetter = best.length === 0 || found.length + 1 < best.length;
    if (found.length > 0 && isBetter) best = [...found, head];
  }
  return best;
}

/** The parts of a modifier, or none. */
function before(
  text: string,
  forms: Forms,
  { most, least }: Required<SplitOptions>,
): readonly string[] {
  for (const link of links) {
    if (!text.endsWith(link)) continue;
    const part = text.slice(0, text.length - link.length);
    const known = part.length < least ? undefined : forms.get(part);
    if (known !== undefined) return [known];
  }
  for (const link of links) {
    if (!text.endsWith(link)) continue;
    const parts = splitCompound(text.slice(0, text.length - link.length), forms, { most, least });
    if (parts.length > 0) return parts;
  }
  return [];
}

/** The longest known head of a word, with its modifier. */
export function headOf(word: string, forms: Forms) {
  for (let at = minPartLength; at <= word.length - minHeadLength; at += 1) {
    const head = forms.get(word.slice(at));
    if (head !== undefined) return { head, modifier: word.slice(0, at) };
  }
  return undefined;
}

/** The known parts of an unknown modifier: `milch` of `alpenmilch`. */
function partsInside(modifier: string, forms: Forms): readonly string[] {
  if (modifier.length < minWordLength) return [];
  for (const link of links) {
    if (!modifier.endsWith(link)) continue;
    const parts = partsOrHead(modifier.slice(0, modifier.length - link.length), forms);
    if (parts.length > 0) return parts;
  }
  return [];
}

/**
 * The parts of a compound with a known head: `vollmilch` is a milk even if `voll` is unknown, and
 * `alpenmilchschokolade` a chocolate with milk. Not for typed terms, where the rest may be a typing
 * error.
 */
export function partsOrHead(word: string, forms: Forms): readonly string[] {
  if (isUndivided(word)) return [];
  const parts = splitCompound(word, forms);
  if (parts.length > 0) return parts;
  const found = headOf(word, forms);
  if (!found) return [];
  return [...partsInside(found.modifier, forms), found.head];
}

/** Modifiers that do not change what a thing is: `Milch` also means `Vollmilch`. */
const plainModifiers: Readonly<Record<string, readonly string[]>> = { de: ['voll'] };

/** Whether a compound names the ordinary kind of its head, as `vollmilch` does. */
export function isPlainKind(word: string, head: string, language: string, forms: Forms): boolean {
  const modifiers = plainModifiers[language] ?? [];
  return modifiers.some(
    (modifier) => word.startsWith(modifier) && forms.get(word.slice(modifier.length)) === head,
  );
}
