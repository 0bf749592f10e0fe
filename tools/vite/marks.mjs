import { createHash } from 'node:crypto';

export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** No digit begins a class name. */
const FIRST = LETTERS.slice(0, 52);
/** Letters of a mark: with some hundred texts, two rarely get the same. */
const MARK_LENGTH = 4;

/** Short name of a text, the same in every build and on every machine. */
export function markOf(text) {
  const bytes = createHash('sha256').update(text).digest();
  const letters = Array.from({ length: MARK_LENGTH }, (_, at) => {
    const alphabet = at === 0 ? FIRST : LETTERS;
    return alphabet[bytes.readUInt16BE(at * 2) % alphabet.length];
  });
  return letters.join('');
}
