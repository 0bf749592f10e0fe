import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PictureRefused } from '../../kernel/input/check-picture.js';
import type { FeedEntry } from '../feed/feed-item.js';
import { fetchPhoto, maxPhotoBytes } from './fetch-photo.js';
import type { PhotoFile } from './photo-list.js';
import { isPhotoName, isRemote, photoName } from './photo-name.js';
import type { PhotoStore, StoredPhoto } from './photo-store.js';

export interface PhotoSources {
  /** Folder with photographs, searched with what is below it. */
  readonly folder?: string | undefined;
  /** Rows whose pictures on other hosts are fetched. */
  readonly rows?: AsyncIterable<FeedEntry> | undefined;
  readonly download?: (address: string) => Promise<Buffer>;
}

/** Encodes all photographs that are new; a refused one does not stop the others. */
export async function preparePhotos(
  store: PhotoStore,
  { folder, rows, download = fetchPhoto }: PhotoSources,
): Promise<PhotoFile> {
  const photos = new Map<string, StoredPhoto>();
  const refused = new Map<string, string>();
  const take = async (key: string, name: string, read: () => Promise<Buffer>) => {
    const { focus } = photoName(name);
    try {
      const picture = await store.add(await read());
      photos.set(key, { ...picture, ...(focus !== undefined && { focus }) });
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error;
      refused.set(key, error.message);
    }
  };
  for (const file of folder === undefined ? [] : await filesIn(folder)) {
    const name = path.basename(file);
    const { stem } = photoName(name);
    if (photos.has(stem) || refused.has(stem)) refused.set(stem, 'is there twice');
    else await take(stem, name, () => readPhoto(file));
  }
  for (const address of rows ? await addressesOf(rows) : [])
    await take(address, path.basename(new URL(address).pathname), () => download(address));
  return { photos: Object.fromEntries(photos), refused: Object.fromEntries(refused) };
}

/** In the order of their names, so that each run reads the same ones. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isPhotoName(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

async function readPhoto(file: string): Promise<Buffer> {
  const { size } = await stat(file);
  if (size > maxPhotoBytes) throw new PictureRefused('has more than 30 MB');
  return readFile(file);
}

async function addressesOf(entries: AsyncIterable<FeedEntry>): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const entry of entries) {
    if (!('row' in entry)) continue;
    const { picture, morePictures = [] } = entry.row;
    for (const one of [picture, ...morePictures])
      if (one !== undefined && isRemote(one) && URL.canParse(one)) found.add(one);
  }
  return found;
}
