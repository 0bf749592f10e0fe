import { hashOf } from '../../kernel/text/hash.js';

/** Unambiguous letters and digits; the index is the value. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** Normalises a typed code: upper case, no spaces, O and I as digits. */
export function normaliseCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s–-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/** Check character of the rest of a code, by Luhn's rule for 32 characters. */
export function checkCharacter(body: string): string {
  const size = alphabet.length;
  const sum = [...body].reverse().reduce((total, character, at) => {
    const value = alphabet.indexOf(character) * (at % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / size) + (value % size);
  }, 0);
  return alphabet.charAt((size - (sum % size)) % size);
}

/**
 * Whether a code is well-formed: 16 characters, the last one is a checksum. With 75 random bits a code
 * cannot be guessed, so its stored hash need not be slow.
 */
export function isValidCode(plain: string): boolean {
  const isSpelt = plain.length === length && [...plain].every((one) => alphabet.includes(one));
  return isSpelt && checkCharacter(plain.slice(0, -1)) === plain.slice(-1);
}

/** The stored hash of a code. */
export const codeHash = (tenant: string, plain: string) => hashOf('gift card', tenant, plain);
