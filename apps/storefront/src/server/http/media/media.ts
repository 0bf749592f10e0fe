import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { createCachedResponse, type CachedResponse } from '../cached-response.js';
import { compressText } from '../compress.js';
import { contentTypeOf, isMedia } from '../content-type.js';
import { isLightName, LIGHT_HINTS, lightNameOf } from './light-pictures.js';
import type { HeaderSets } from '../security-headers.js';

const ONE_WEEK = 'public, max-age=604800';
/** Milliseconds for which an image is cached before its file is read again. */
const TTL_MS = 300_000;
const MAX_BYTES = 16 * 1024 * 1024;

export interface Media {
  /**
   * The image at a path below `/media/`; the folders are searched in order. `isLight` prefers the smaller
   * one beside it.
   */
  find(
    folders: readonly string[],
    name: string,
    isLight?: boolean,
  ): Promise<CachedResponse | undefined>;
}

interface Kept {
  readonly answer: CachedResponse;
  /** There is a smaller one, for visitors who save data. */
  readonly hasLight: boolean;
  readonly until: number;
}

/** Files of one kind from folders, compressed once and cached within a memory limit. */
export function createMedia(
  headers: HeaderSets,
  now: () => number = Date.now,
  isWanted: (name: string) => boolean = isMedia,
): Media {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer }) => answer.bytes,
  });

  async function read(file: string): Promise<Kept | undefined> {
    const known = kept.get(file);
    if (known && known.until > now()) return known;
    kept.delete(file);
    const body = await readFile(file).catch(() => undefined);
    if (!body) return undefined;
    const type = contentTypeOf(file) ?? '';
    const hasLight = await exists(lightNameOf(file));
    const answer = createCachedResponse({
      status: 200,
      headers: { ...headers.picture, 'content-type': type, 'cache-control': ONE_WEEK },
      body,
      encoded: type.startsWith('image/svg') ? await compressText(body, 'best') : {},
      vary: hasLight || isLightName(file) ? LIGHT_HINTS : [],
    });
    const entry = { answer, hasLight, until: now() + TTL_MS };
    kept.set(file, entry);
    return entry;
  }

  return {
    find: async (folders, name, isLight = false) => {
      if (!isWanted(name) || !isInside(name)) return undefined;
      for (const folder of folders) {
        const file = path.join(folder, name);
        const found = await read(file);
        const light = isLight && found?.hasLight ? await read(lightNameOf(file)) : undefined;
        if (found) return (light ?? found).answer;
      }
      return undefined;
    },
  };
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** No dot segments, no hidden files, no other root. */
function isInside(name: string): boolean {
  return name
    .split('/')
    .every((segment) => segment !== '' && !segment.startsWith('.') && !/[\\\0:]/.test(segment));
}
