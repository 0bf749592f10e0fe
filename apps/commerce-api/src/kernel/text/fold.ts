const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
};

/**
 * Normalises text for comparison: lower case without accents, so that `Apfel` matches `Äpfel`. Done
 * here and not in the database, so that both engines agree.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđþ]/g, (letter) => letters[letter] ?? letter);
}

/** The folded words of a text, in order: runs of letters and digits. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name as a part of an address: `Äpfel & Birnen` becomes `aepfel-birnen`. */
export function slugify(text: string): string {
  const spelled = text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  return wordsOf(spelled).join('-').slice(0, 150).replace(/-+$/, '');
}
