import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { ProductDetail } from '@larder/contracts/catalogue';
import { PictureRefused } from '../../kernel/input/check-picture.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { readFeed } from '../feed/read-feed.js';
import { runImport } from '../run-import.js';
import { openPhotoStore } from './photo-store.js';
import { preparePhotos } from './prepare-photos.js';
import { hugePng, plainPhoto } from './testing/made-photos.js';

const drawing = '/media/alpha/drawing.svg';
const address = 'https://photos.example/leek.jpg';
const lines = [
  'sku;name;categoryPath;priceRegular;vatRate;gtin;picture;morePictures',
  `P-1;Lauch;obst/gemuese;199;10;;${drawing};`,
  `P-2;Reis;vorrat/reis;299;10;09012345678901;${drawing};`,
  'P-3;Hirse;vorrat/hirse;199;10;;Hirse-vorn.JPG;hirse-hinten.png',
  `P-4;Mehl;vorrat/mehl;199;10;;${drawing};`,
  `P-5;Porree;obst/gemuese;199;10;;${address};https://photos.example/gone.jpg`,
];

let shop: TestApp;
let folder: string;
let feed: string;
beforeAll(async () => {
  shop = await testApp();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`DELETE FROM products WHERE sku LIKE 'P-%'`);
  folder = await mkdtemp(path.join(tmpdir(), 'larder-photos-'));
  feed = path.join(folder, 'feed.csv');
  await writeFile(feed, lines.join('\n'));
  await mkdir(path.join(folder, 'photos/more'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (name: string, green = 0) =>
  writeFile(path.join(folder, 'photos', name), await plainPhoto(200, 100, [0, green, 0]).jpeg());

async function download(url: string) {
  if (url !== address) throw new PictureRefused('answered with status 404');
  return plainPhoto(40, 40, [0, 200, 0]).png();
}

async function importPhotos(hasFetched = false) {
  const rows = hasFetched ? readFeed(feed) : undefined;
  const store = openPhotoStore(path.join(folder, 'media'), 'alpha');
  const list = await preparePhotos(store, { folder: path.join(folder, 'photos'), rows, download });
  const photos = path.join(folder, 'photos.json');
  await writeFile(photos, JSON.stringify(list));
  return importFeed(photos);
}

const importFeed = (photos?: string) =>
  runImport(shop.db, {
    tenant: 'alpha',
    format: 'feed',
    file: feed,
    photos,
    now: shop.clock.now(),
  });
const picturesOf = async (sku: string) =>
  (await shop.client().get<ProductDetail>(`/api/products/${sku}`)).body.pictures;
const photo = expect.stringMatching(/^\/media\/photos\/alpha\/[\da-f]{20}-\d+\.webp$/) as string;

describe('a folder of photographs', () => {
  it('shows them by sku, gtin and the names of the feed, with focus and in order', async () => {
    await put('P-1@20-80.jpg', 1);
    await put('more/P-1-2.jpg', 2);
    await put('9012345678901.jpg', 3);
    await put('Hirse-vorn.jpg', 4);
    await put('hirse-hinten.png', 5);
    await put('elsewhere.jpg', 6);
    const report = await importPhotos();
    expect(report).toMatchObject({ imported: 5, unusedPhotos: ['elsewhere'] });
    const [first, second] = await picturesOf('P-1');
    expect(first).toMatchObject({ url: photo, alt: 'Lauch', focus: '20% 80%', width: 200 });
    expect(second).toMatchObject({ url: photo, alt: 'Lauch', height: 100 });
    expect(second).not.toHaveProperty('focus');
    expect(await picturesOf('P-2')).toMatchObject([{ url: photo }]);
    expect(await picturesOf('P-3')).toMatchObject([{ url: photo }, { url: photo }]);
    expect(await picturesOf('P-4')).toEqual([
      { url: drawing, alt: 'Mehl', width: 480, height: 480 },
    ]);
    expect(await importPhotos()).toMatchObject({ updated: 0, unchanged: 5 });
  });

  it('names the row of a refused one, which keeps what it has', async () => {
    await put('P-1.jpg');
    await importPhotos();
    const before = await picturesOf('P-1');
    for (const name of ['P-1.jpg', 'P-2.png'])
      await writeFile(path.join(folder, 'photos', name), await hugePng(60_000));
    const { dropped } = await importPhotos();
    const reason = 'has 60000 × 60000 pixels, at most 50 million are read';
    expect(dropped).toEqual([
      { line: 2, sku: 'P-1', reason: `photo p-1 ${reason}` },
      { line: 3, sku: 'P-2', reason: `photo p-2 ${reason}` },
    ]);
    expect(await picturesOf('P-1')).toEqual(before);
    expect(await picturesOf('P-2')).toMatchObject([{ url: drawing }]);
  });

  it('is forgotten by no feed without photographs, but by a folder without them', async () => {
    await put('P-1.jpg');
    await importPhotos();
    expect(await importFeed()).toMatchObject({ updated: 1, unchanged: 4 });
    expect(await picturesOf('P-1')).toMatchObject([{ url: photo }]);
    await rm(path.join(folder, 'photos/P-1.jpg'));
    await importPhotos();
    expect(await picturesOf('P-1')).toMatchObject([{ url: drawing }]);
  });

  it('takes addresses as well; one that does not answer leaves the card of the shop', async () => {
    expect(await importPhotos(true)).toMatchObject({
      dropped: [
        { sku: 'P-5', reason: 'photo https://photos.example/gone.jpg answered with status 404' },
      ],
    });
    expect(await picturesOf('P-5')).toMatchObject([{ url: photo, colour: '#00c800' }]);
    expect(await picturesOf('P-3')).toEqual([]);
  });

  it('takes a list of its own host alone', async () => {
    const photos = path.join(folder, 'photos.json');
    const other = { url: 'https://evil.example/a.webp', width: 1, height: 1, srcset: '' };
    await writeFile(photos, JSON.stringify({ photos: { 'p-1': other }, refused: {} }));
    await expect(importFeed(photos)).rejects.toThrow('The list of photographs');
  });
});
