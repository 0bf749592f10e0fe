import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { headersFor } from '../security-headers.js';
import { createMedia } from './media.js';
import { takesAvif } from './photo-formats.js';

const folder = mkdtempSync(path.join(tmpdir(), 'photo-formats-'));
const media = createMedia(headersFor(false));
const photo = `photos/alpha/${'0a'.repeat(10)}-640.webp`;

beforeAll(() => {
  mkdirSync(path.join(folder, 'photos/alpha'), { recursive: true });
  writeFileSync(path.join(folder, photo), 'webp');
  writeFileSync(path.join(folder, photo.replace('webp', 'avif')), 'avif');
  writeFileSync(path.join(folder, 'farm.webp'), 'farm');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function sent(name: string, accept: string) {
  const answer = await media.find([folder], name, { takesAvif: takesAvif({ accept }) });
  const { head = [], body } = answer?.variants.identity ?? {};
  const headers = Object.fromEntries(
    head.flatMap((one, at) => (at % 2 === 0 ? [[one, head[at + 1]]] : [])),
  );
  return { text: body?.toString(), type: headers['content-type'], headers };
}

describe('photographs of the import', () => {
  it('are AVIF for browsers that show it, WebP for others, under the same URL for ever', async () => {
    const modern = await sent(photo, 'image/avif,image/webp,*/*;q=0.8');
    expect(modern).toMatchObject({ text: 'avif', type: 'image/avif' });
    const old = await sent(photo, 'image/webp,*/*');
    expect(old).toMatchObject({ text: 'webp', type: 'image/webp' });
    for (const { headers } of [modern, old])
      expect(headers).toMatchObject({
        vary: 'accept-encoding, accept',
        'cache-control': 'public, max-age=31536000, immutable',
      });
  });

  it('leave other pictures as they are', async () => {
    expect(await sent('farm.webp', 'image/avif')).toMatchObject({
      text: 'farm',
      headers: { vary: 'accept-encoding', 'cache-control': 'public, max-age=604800' },
    });
  });
});
