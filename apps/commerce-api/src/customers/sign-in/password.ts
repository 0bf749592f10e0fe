import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { cost } from './password-cost.js';

const keyBytes = 32;

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  // The same characters from different keyboards are the same password.
  const text = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(text, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** A stored password: cost parameters, salt and key. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$');
}

async function verifyHash(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const given = await derive(password, Buffer.from(salt, 'base64'), options);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

let dummyHash: Promise<string> | undefined;

/**
 * Verifies a password. Without a stored one the result is false after the same work, so that the time
 * does not reveal whether an account exists.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(16).toString('base64'));
  const isRight = await verifyHash(password, stored ?? (await dummyHash));
  return isRight && stored !== undefined;
}
