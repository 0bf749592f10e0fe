import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Changes whenever a source that the pictures are made from changes. */
export function inputsHash(sourceFolder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts')).sort()) {
    hash.update(file).update(readFileSync(path.join(sourceFolder, file)));
  }
  return hash.digest('hex');
}
