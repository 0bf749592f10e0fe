import { imageSize } from 'image-size';

/** Types that are decoded, by their content: a name proves nothing. */
const types = { jpg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' } as const;
type PictureType = keyof typeof types;

/** More pixels are not decoded: a small file can take all memory. */
const maxPixels = 50_000_000;

/** Why a file is not taken as a picture, in words for the person who sent it. */
export class PictureRefused extends Error {}

/** Checks type and size by the file's header alone, before anything is decoded. @throws PictureRefused */
export function checkPicture(content: Uint8Array, allowed: readonly PictureType[]): void {
  const { type, width, height } = headerOf(content);
  if (!allowed.some((one) => one === type))
    throw new PictureRefused(`is no ${allowed.map((one) => types[one]).join(', ')} picture`);
  if (width * height > maxPixels)
    throw new PictureRefused(
      `has ${width} × ${height} pixels, at most ${maxPixels / 1e6} million are read`,
    );
}

function headerOf(content: Uint8Array) {
  try {
    return imageSize(content);
  } catch {
    throw new PictureRefused('is no picture that can be read');
  }
}
