import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { createCachedResponse, type CachedResponse } from './cached-response.js';
import { compressText } from './compress.js';
import { contentTypeOf, isMedia } from './content-type.js';
import type { HeaderSets } from './security-headers.js';

const ONE_WEEK = 'public, max-age=604800';
/** Milliseconds for which an image is cached before its file is read again. */
const TTL_MS = 300_000;
const MAX_BYTES = 16 * 1024 * 1024;

export interface Media {
  /** The image at a path below `/media/`; the folders are searched in order. */
  find(folders: readonly string[], name: string): Promise<CachedResponse | undefined>;
}

/** Files of one kind from folders, compressed once and cached within a memory limit. */
export function createMedia(
  headers: HeaderSets,
  now: () => number = Date.now,
  isWanted: (name: string) => boolean = isMedia,
): Media {
  const kept = new LRUCache<string, { readonly answer: CachedResponse; readonly until: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.bytes,
  });

  async function read(file: string): Promise<CachedResponse | undefined> {
    const known = kept.get(file);
    if (known && known.until > now()) return known.answer;
    kept.delete(file);
    const body = await readFile(file).catch(() => undefined);
    if (!body) return undefined;
    const type = contentTypeOf(file) ?? '';
    const answer = createCachedResponse({
      status: 200,
      headers: { ...headers.picture, 'content-type': type, 'cache-control': ONE_WEEK },
      body,
      encoded: type.startsWith('image/svg') ? await compressText(body, 'best') : {},
    });
    kept.set(file, { answer, until: now() + TTL_MS });
    return answer;
  }

  return {
    find: async (folders, name) => {
      if (!isWanted(name) || !isInside(name)) return undefined;
      for (const folder of folders) {
        const answer = await read(path.join(folder, name));
        if (answer) return answer;
      }
      return undefined;
    },
  };
}

/** No dot segments, no hidden files, no other root. */
function isInside(name: string): boolean {
  return name
    .split('/')
    .every((segment) => segment !== '' && !segment.startsWith('.') && !/[\\\0:]/.test(segment));
}
