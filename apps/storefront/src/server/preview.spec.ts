/** @jest-environment node */
import { answerJson } from './testing/fake-commerce.js';
import { sampleHost, type SampleHost } from './testing/sample-host.js';

let shop: SampleHost;
afterEach(() => shop.close());

const opened = 'preview=opened';

/** A shop in preview, open with the right cookie. */
async function previewHost() {
  shop = await sampleHost({ tenant: { cms: { preview: true }, searchEngineIndex: false } });
  shop.commerce.handlers['/api/content/preview'] = ({ headers }, response) =>
    headers.cookie === opened
      ? answerJson(response, 200, { drafts: true })
      : answerJson(response, 403, { errorCode: 'PREVIEW_CLOSED', message: '' });
}

describe('a shop in preview', () => {
  it.each(['', 'preview=forged'])('PLAT-21 is closed to visitors with "%s"', async (cookie) => {
    await previewHost();
    for (const path of ['/', '/none', '/_payload.json']) {
      const page = await shop.ask(path, { headers: { cookie } });
      expect([path, page.status, page.headers['cache-control']]).toEqual([path, 403, 'no-store']);
    }
    expect(shop.commerce.seen.some(({ url }) => url === '/api/thing')).toBe(false);
  });

  it('PLAT-21 renders each page for its visitor, uncached', async () => {
    await previewHost();
    for (const turn of [1, 2]) {
      const page = await shop.ask('/', { headers: { cookie: opened } });
      expect([turn, page.status, page.headers['cache-control']]).toEqual([turn, 200, 'no-store']);
      expect(page.headers['x-robots-tag']).toBe('noindex,nofollow');
      expect(page.text).toContain(`<h1>${opened}</h1>`);
    }
    const calls = shop.commerce.seen.filter(({ url }) => url === '/api/thing');
    expect(calls.map(({ headers }) => headers.cookie)).toEqual([opened, opened]);
    expect((await shop.ask('/', {})).status).toBe(403);
  });

  it('keeps no page that is not there either, and has no payloads', async () => {
    await previewHost();
    const headers = { cookie: opened };
    expect((await shop.ask('/none', { headers })).headers['cache-control']).toBe('no-store');
    expect((await shop.ask('/_payload.json', { headers })).status).toBe(404);
  });

  it('is closed while the backend does not respond', async () => {
    await previewHost();
    shop.commerce.handlers['/api/content/preview'] = (_request, response) =>
      answerJson(response, 500, {});
    expect((await shop.ask('/', { headers: { cookie: opened } })).status).toBe(403);
  });
});
