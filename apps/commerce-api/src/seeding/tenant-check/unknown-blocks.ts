import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { allowedNames } from './near-name.js';
import type { FileFault } from './read-files.js';

/**
 * Blocks in a tenant's contents of a type that no library of this host has. They are no faults: a page
 * leaves them out (CONT-48), and another host of the same contents may know them.
 */
export async function unknownBlocks(
  folder: string,
  known: readonly string[],
): Promise<FileFault[]> {
  const content = path.join(folder, 'content');
  const names = await readdir(content, { recursive: true }).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const found = files.map(async (name) => {
    const file = path.posix.join('content', name.split(path.sep).join('/'));
    const value: unknown = JSON.parse(await readFile(path.join(content, name), 'utf8'));
    return blocksIn(value, '')
      .filter(({ type }) => !known.includes(type))
      .map(({ at, type }) => ({
        file,
        message: `${at} is "${type}". No library has this block, pages leave it out. ${allowedNames(type, known)}`,
      }));
  });
  return (await Promise.all(found)).flat();
}

interface FoundBlock {
  /** Path of its type. */
  readonly at: string;
  readonly type: string;
}

/** Blocks are the only objects with a type and fields. */
function blocksIn(value: unknown, at: string): FoundBlock[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    blocksIn(one, at === '' ? key : `${at}.${key}`),
  );
  return 'fields' in value && 'type' in value && typeof value.type === 'string'
    ? [{ at: `${at}.type`, type: value.type }, ...inner]
    : inner;
}
