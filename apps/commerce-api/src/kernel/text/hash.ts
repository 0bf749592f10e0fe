import { createHash } from 'node:crypto';

/** SHA-256 over several texts with separators. */
export function hashOf(...texts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}
