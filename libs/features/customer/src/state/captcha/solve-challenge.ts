import type { ProofOfWork } from '@larder/contracts/customer';

/** What may be tried before it counts as unsolvable: a challenge takes a few hundred. */
const maxTries = 20_000;

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (of) => parseInt(of, 16));
const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Solves an ALTCHA challenge: the password of each attempt is the nonce and the number of the attempt
 * in four bytes. Web Crypto derives the keys asynchronously, so the page stays usable.
 * @returns the solution for the server, in base64
 * @throws where the browser has no Web Crypto, or no number leads to the key
 */
export async function solveChallenge(challenge: ProofOfWork): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const given = bytesOf(nonce);
  const password = new Uint8Array(given.length + 4);
  password.set(given);
  const view = new DataView(password.buffer);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
  for (let counter = 0; counter < maxTries; counter += 1) {
    view.setUint32(given.length, counter);
    const { subtle } = crypto;
    const material = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const key = new Uint8Array(await subtle.deriveBits(algorithm, material, keyLength * 8));
    const derivedKey = hexOf(key);
    if (derivedKey.startsWith(keyPrefix))
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
  }
  throw new Error('no number leads to the key');
}
