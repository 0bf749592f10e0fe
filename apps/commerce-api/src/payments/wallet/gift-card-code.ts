import { hashOf } from '../../kernel/text/hash.js';

/** Letters and digits that nobody confuses; their place is their value. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** A code as it was typed, in one spelling: capitals, no gaps, O and I read as the digits. */
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
 * Whether a code may be one at all: 16 characters of which the last one checks the others. 75 bits are
 * free, so that nobody finds a card by trying, and what is kept need be no slow hash.
 */
export function isValidCode(plain: string): boolean {
  const isSpelt = plain.length === length && [...plain].every((one) => alphabet.includes(one));
  return isSpelt && checkCharacter(plain.slice(0, -1)) === plain.slice(-1);
}

/** What is kept of a code. */
export const codeHash = (tenant: string, plain: string) => hashOf('gift card', tenant, plain);
