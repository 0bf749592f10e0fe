import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredPicture } from '../../catalogue/tables.js';
import { encodePhoto } from './encode-photo.js';

/** Part of each name: increase it when photos have to be encoded differently. */
const encodingVersion = 1;
/** Width in pixels of the address that lists without a choice of widths show. */
const usualWidth = 640;

export type StoredPhoto = StoredPicture & { readonly srcset: string };

export interface PhotoStore {
  /** Stores a photograph in its widths, unless that was done before. @throws PictureRefused */
  add(content: Uint8Array): Promise<StoredPhoto>;
}

/**
 * Encoded photographs of a shop below the media folder. A name is the hash of the original file, so what
 * is at an address never changes. The note beside the pictures is written last: with it, all of them are
 * there.
 */
export function openPhotoStore(mediaFolder: string, tenant: string): PhotoStore {
  const folder = path.join(mediaFolder, 'photos', tenant);
  const write = async (name: string, content: Uint8Array | string) => {
    const file = path.join(folder, name);
    await writeFile(`${file}.part`, content);
    await rename(`${file}.part`, file);
  };
  return {
    add: async (content) => {
      const name = createHash('sha256')
        .update(`${encodingVersion} `)
        .update(content)
        .digest('hex')
        .slice(0, 20);
      const known = await readFile(path.join(folder, `${name}.json`), 'utf8').catch(
        () => undefined,
      );
      if (known !== undefined) return JSON.parse(known) as StoredPhoto;
      const { sizes, colour } = await encodePhoto(content);
      await mkdir(folder, { recursive: true });
      for (const { width, webp, avif } of sizes) {
        await write(`${name}-${width}.webp`, webp);
        await write(`${name}-${width}.avif`, avif);
      }
      const urlOf = (width: number) => `/media/photos/${tenant}/${name}-${width}.webp`;
      const usual = sizes.findLast(({ width }) => width <= usualWidth) ?? sizes[0];
      const picture: StoredPhoto = {
        url: urlOf(usual?.width ?? 0),
        width: usual?.width ?? 0,
        height: usual?.height ?? 0,
        srcset: sizes.map(({ width }) => `${urlOf(width)} ${width}w`).join(', '),
        ...(colour !== undefined && { colour }),
      };
      await write(`${name}.json`, JSON.stringify(picture));
      return picture;
    },
  };
}
