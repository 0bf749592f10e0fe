import { readFile } from 'node:fs/promises';
import path from 'node:path';
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
  const kept = new Map<string, { readonly answer: CachedResponse; readonly until: number }>();
  let bytes = 0;

  function keep(file: string, answer: CachedResponse): void {
    bytes += answer.bytes;
    kept.set(file, { answer, until: now() + TTL_MS });
    for (const [oldest, entry] of kept) {
      if (bytes <= MAX_BYTES) break;
      kept.delete(oldest);
      bytes -= entry.answer.bytes;
    }
  }

  async function read(file: string): Promise<CachedResponse | undefined> {
    const known = kept.get(file);
    if (known && known.until > now()) return known.answer;
    if (known && kept.delete(file)) bytes -= known.answer.bytes;
    const body = await readFile(file).catch(() => undefined);
    if (!body) return undefined;
    const type = contentTypeOf(file) ?? '';
    const answer = createCachedResponse({
      status: 200,
      headers: { ...headers.picture, 'content-type': type, 'cache-control': ONE_WEEK },
      body,
      encoded: type.startsWith('image/svg') ? await compressText(body, 'best') : {},
    });
    keep(file, answer);
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
