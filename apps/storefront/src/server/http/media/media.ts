import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { createCachedResponse, type CachedResponse } from '../cached-response.js';
import { compressText } from '../compress.js';
import { contentTypeOf, isMedia } from '../content-type.js';
import { isLightName, LIGHT_HINTS, lightNameOf } from './light-pictures.js';
import { avifNameOf, FORMAT_HINTS, isPhoto } from './photo-formats.js';
import type { HeaderSets } from '../security-headers.js';

const ONE_WEEK = 'public, max-age=604800';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Milliseconds for which an image is cached before its file is read again. */
const TTL_MS = 300_000;
const MAX_BYTES = 16 * 1024 * 1024;

export interface Media {
  /** The image at a path below `/media/`; the folders are searched in order. */
  find(
    folders: readonly string[],
    name: string,
    preferences?: PicturePreferences,
  ): Promise<CachedResponse | undefined>;
}

export interface PicturePreferences {
  /** Prefers the smaller picture beside it. */
  readonly isLight?: boolean;
  /** Prefers AVIF for photographs. */
  readonly takesAvif?: boolean;
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

  async function read(file: string, isFixed: boolean): Promise<Kept | undefined> {
    const known = kept.get(file);
    if (known && known.until > now()) return known;
    kept.delete(file);
    const body = await readFile(file).catch(() => undefined);
    if (!body) return undefined;
    const type = contentTypeOf(file) ?? '';
    const hasLight = await exists(lightNameOf(file));
    const answer = createCachedResponse({
      status: 200,
      headers: {
        ...headers.picture,
        'content-type': type,
        'cache-control': isFixed ? FOR_EVER : ONE_WEEK,
      },
      body,
      encoded: type.startsWith('image/svg') ? await compressText(body, 'best') : {},
      vary: [
        ...(hasLight || isLightName(file) ? LIGHT_HINTS : []),
        ...(isFixed ? FORMAT_HINTS : []),
      ],
    });
    const entry = { answer, hasLight, until: now() + TTL_MS };
    kept.set(file, entry);
    return entry;
  }

  return {
    find: async (folders, name, { isLight = false, takesAvif = false } = {}) => {
      if (!isWanted(name) || !isInside(name)) return undefined;
      const isFixed = isPhoto(name);
      for (const folder of folders) {
        const file = path.join(folder, name);
        const found = await read(file, isFixed);
        if (!found) continue;
        const other = [
          ...(isFixed && takesAvif ? [avifNameOf(file)] : []),
          ...(isLight && found.hasLight ? [lightNameOf(file)] : []),
        ].at(0);
        const better = other === undefined ? undefined : await read(other, isFixed);
        return (better ?? found).answer;
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
