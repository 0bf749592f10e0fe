import { createHash } from 'node:crypto';

export const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** No digit begins a class name. */
const FIRST_LETTERS = ALPHABET.slice(0, 52);
/** Number of letters of a hash: with some hundred texts, collisions are rare. */
const NAME_LENGTH = 4;

/** Short name of a text, the same in every build and on every machine. */
export function shortNameOf(text) {
  const bytes = createHash('sha256').update(text).digest();
  const letters = Array.from({ length: NAME_LENGTH }, (_, at) => {
    const alphabet = at === 0 ? FIRST_LETTERS : ALPHABET;
    return alphabet[bytes.readUInt16BE(at * 2) % alphabet.length];
  });
  return letters.join('');
}
