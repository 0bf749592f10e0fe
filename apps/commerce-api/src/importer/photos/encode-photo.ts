import { Transformer } from '@napi-rs/image';
import { checkPicture, PictureRefused } from '../../kernel/input/check-picture.js';

/** Pixels of the widths that pages use; a picture is never enlarged. */
const widths = [160, 320, 640, 1280];
const webpQuality = 78;
const avif = { quality: 60, speed: 8 };
/** Stretches to the given size. */
const fill = 0;
/** The picture is reduced to this many pixels a side to find the colour of its edge. */
const sample = 16;

export interface EncodedPhoto {
  readonly width: number;
  readonly height: number;
  readonly webp: Buffer;
  readonly avif: Buffer;
}

export interface DrawnPhoto {
  /** The narrowest first. */
  readonly sizes: readonly EncodedPhoto[];
  /** Mean colour of the edge, absent for transparent pictures. */
  readonly colour: string | undefined;
}

/**
 * A photograph re-encoded, upright, in the widths of the pages: whatever else the file held (place, camera,
 * scripts) is gone. @throws PictureRefused
 */
export async function encodePhoto(content: Uint8Array): Promise<DrawnPhoto> {
  checkPicture(content, ['jpg', 'png', 'webp', 'avif']);
  const upright = await decode(content);
  const { width, height } = await new Transformer(upright).metadata();
  const smaller = widths.filter((one) => one < width);
  const wanted = smaller.length < widths.length ? [...smaller, width] : smaller;
  const sizes: EncodedPhoto[] = [];
  for (const one of wanted)
    sizes.push(await encode(upright, one, Math.max(1, Math.round((one * height) / width))));
  return { sizes, colour: await edgeColour(upright) };
}

async function decode(content: Uint8Array): Promise<Buffer> {
  try {
    // BMP keeps the pixels as they are, and is written and read in no time.
    return await new Transformer(content).rotate().bmp();
  } catch {
    throw new PictureRefused('is damaged');
  }
}

async function encode(upright: Buffer, width: number, height: number): Promise<EncodedPhoto> {
  const resized = await new Transformer(upright).resize({ width, height, fit: fill }).bmp();
  return {
    width,
    height,
    webp: await new Transformer(resized).webp(webpQuality),
    avif: await new Transformer(resized).avif(avif),
  };
}

/** What is beside the picture, and there while it loads, should look like its background. */
async function edgeColour(upright: Buffer): Promise<string | undefined> {
  const small = new Transformer(upright).resize({ width: sample, height: sample, fit: fill });
  const pixels = await small.rawPixels();
  const channels = pixels.length / sample ** 2;
  const edge = Array.from({ length: sample ** 2 }, (_, at) => at).filter(isOnEdge);
  const mean = (channel: number) =>
    edge.reduce((sum, at) => sum + (pixels[at * channels + channel] ?? 0), 0) / edge.length;
  if (channels === 4 && mean(3) < 250) return undefined;
  return `#${[0, 1, 2].map((channel) => hex(mean(channel))).join('')}`;
}

const isOnEdge = (at: number) =>
  [0, sample - 1].includes(at % sample) || [0, sample - 1].includes(Math.floor(at / sample));

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');
