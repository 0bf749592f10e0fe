import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import type { StoredPicture } from '../../catalogue/tables.js';
import { isRemote, keyOf } from './photo-name.js';

const address = z.string().check(z.regex(/^\/media\/photos\/[\w-]+\/[\da-f]{20}-\d{1,4}\.webp$/));
const Photo = z.object({
  url: address,
  width: z.int(),
  height: z.int(),
  srcset: z.string().check(z.regex(/^(\/media\/photos\/[\w./-]+ \d{1,4}w(, |$))+$/)),
  colour: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/))),
  focus: z.optional(z.string().check(z.regex(/^\d{1,3}% \d{1,3}%$/))),
});

/** Photographs that are encoded, and those that were refused with the reason, by stem or address. */
const PhotoFile = z.object({
  photos: z.record(z.string(), Photo),
  refused: z.record(z.string(), z.string()),
});
export type PhotoFile = z.output<typeof PhotoFile>;

export interface RowPhotos {
  readonly photos: readonly StoredPicture[];
  /** What is wrong with the row's photographs that were refused. */
  readonly refused: readonly string[];
}

export interface PhotoList {
  /** Photographs of a row: those that its columns name, else those of its sku, else of its gtin. */
  find(row: ProductFeedRow): RowPhotos;
  /** Stems and addresses that no row has asked for. */
  unused(): string[];
}

const further = [2, 3, 4, 5, 6, 7, 8, 9];

export async function readPhotoList(file: string): Promise<PhotoList> {
  const parsed = PhotoFile.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`The list of photographs: ${z.prettifyError(parsed.error)}`);
  return photoList(parsed.data);
}

export function photoList({ photos, refused }: PhotoFile): PhotoList {
  const left = new Set([...Object.keys(photos), ...Object.keys(refused)]);
  const take = (keys: readonly string[]): RowPhotos => {
    for (const key of keys) left.delete(key);
    const own = <T>(from: Readonly<Record<string, T>>, key: string) =>
      Object.hasOwn(from, key) ? from[key] : undefined;
    return {
      photos: keys.flatMap((key) => own(photos, key) ?? []),
      refused: keys.flatMap((key) => {
        const reason = own(refused, key);
        return reason === undefined ? [] : [`photo ${key} ${reason}`];
      }),
    };
  };
  return {
    find: (row) => {
      const candidates = [
        [row.picture, ...(row.morePictures ?? [])].flatMap((one) =>
          one === undefined ? [] : keyOf(one),
        ),
        ...[row.sku, row.gtin, row.gtin?.replace(/^0+/, '')].map(series),
      ];
      const found = candidates.map(take);
      const reasons = new Set(found.flatMap((one) => one.refused));
      return {
        photos: found.find((one) => one.photos.length > 0)?.photos ?? [],
        refused: [...reasons],
      };
    },
    unused: () => [...left],
  };
}

const series = (code: string | undefined) => {
  const stem = code?.toLowerCase();
  return stem === undefined ? [] : [stem, ...further.map((at) => `${stem}-${at}`)];
};

/** The row without pictures that pages cannot show: names of files, and addresses unless `hasRemote`. */
export function withoutMissing(row: ProductFeedRow, hasRemote: boolean): ProductFeedRow {
  const { picture, morePictures, ...rest } = row;
  const isShown = (one: string) => one.startsWith('/') || (hasRemote && isRemote(one));
  if (picture === undefined || !isShown(picture)) return rest;
  const more = morePictures?.filter(isShown);
  return { ...rest, picture, ...(more && { morePictures: more }) };
}
