const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
};

/** Places within the blocks of Indic scripts, which are alike: signs of vowels, and the vowels as letters. */
const block = 0x80;
const firstSign = 0x3e;
const lastSign = 0x4c;
const toLetter = 0x38;
/** Long i and u; the short ones stand before them, and people write either. */
const longVowels = [0x08, 0x0a];

/** A vowel of an Indic script as a letter, whether it was a sign or a letter, long or short. */
function indicVowel(sign: string): string {
  const code = sign.charCodeAt(0);
  const place = code % block;
  const letter = code - (place >= firstSign && place <= lastSign ? toLetter : 0);
  return String.fromCharCode(letter - (longVowels.includes(letter % block) ? 1 : 0));
}

/**
 * Normalises text for comparison: lower case without accents, so that `Apfel` matches `Äpfel`. The
 * signs of Indic scripts are no accents but vowels: without them `चीनी` (sugar) would be `चना` (gram). Done
 * here and not in the database, so that both engines agree.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0900-\u0d7f]/g, indicVowel)
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
