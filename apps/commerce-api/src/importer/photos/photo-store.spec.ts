import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transformer } from '@napi-rs/image';
import { openPhotoStore } from './photo-store.js';
import { hugePng, photoOnItsSide, plainPhoto } from './testing/made-photos.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'larder-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const store = () => openPhotoStore(folder, 'alpha');
const files = async () => (await readdir(path.join(folder, 'photos/alpha'))).sort();
const read = async (url: string) => readFile(path.join(folder, url.replace('/media/', '')));

describe('the store of photographs', () => {
  it('writes WebP and AVIF in the widths of pages, upright, without place and camera', async () => {
    const photo = await photoOnItsSide(900, 720);
    expect(photo.includes('Huber')).toBe(true);
    const { url, width, height, srcset, colour } = await store().add(photo);
    expect([width, height]).toEqual([640, 800]);
    expect(srcset.split(', ').map((one) => one.replace(/.*-/, ''))).toEqual([
      '160.webp 160w',
      '320.webp 320w',
      '640.webp 640w',
      '720.webp 720w',
    ]);
    expect(url).toMatch(/^\/media\/photos\/alpha\/[\da-f]{20}-640\.webp$/);
    for (const [ending, format] of Object.entries({ webp: 'webp', avif: 'avif' })) {
      const drawn = await read(url.replace('webp', ending));
      expect(await new Transformer(drawn).metadata()).toMatchObject({ format, width, height });
      expect(drawn.includes('Huber')).toBe(false);
    }
    expect(colour).toMatch(/^#c[5-9a-b]6[1-7]3[0-5]$/);
    expect(await files()).toHaveLength(4 * 2 + 1);
  });

  it('never enlarges, and has no colour for a picture with a transparent edge', async () => {
    const tiny = await plainPhoto(90, 45, [0, 0, 0]).png();
    expect(await store().add(tiny)).toMatchObject({ width: 90, height: 45, colour: '#000000' });
    const clear = await Transformer.fromRgbaPixels(new Uint8Array(64 * 64 * 4), 64, 64).png();
    expect(await store().add(clear)).not.toHaveProperty('colour');
  });

  it('encodes a file once, and a changed one under another name', async () => {
    const photo = await plainPhoto(200, 200, [9, 9, 9]).png();
    const first = await store().add(photo);
    const written = async () => (await stat(path.join(folder, first.url.slice(7)))).mtimeMs;
    const before = await written();
    expect(await store().add(photo)).toEqual(first);
    expect(await written()).toBe(before);
    const other = await store().add(await plainPhoto(200, 200, [9, 9, 8]).png());
    expect(other.url).not.toBe(first.url);
  });

  it.each([
    ['text', async () => Buffer.from('<script>'), 'is no picture that can be read'],
    ['an SVG', async () => Buffer.from('<svg width="9" height="9"></svg>'), 'is no JPEG, PNG'],
    ['a decompression bomb', () => hugePng(60_000), 'has 60000 × 60000 pixels, at most 50'],
    ['a half file', async () => (await photoOnItsSide(90, 90)).subarray(0, 700), 'is damaged'],
  ])('refuses %s before anything is written', async (_name, make, reason) => {
    await expect(store().add(await make())).rejects.toThrow(reason);
    await expect(files()).rejects.toThrow('ENOENT');
  });
});
