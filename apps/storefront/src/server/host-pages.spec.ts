/** @jest-environment node */
import { sampleHost, type SampleHost } from './testing/sample-host.js';

let shop: SampleHost;
afterEach(() => shop.close());

describe('a public page', () => {
  it('NAV-06 NAV-55 may be cached publicly and contains no visitor data', async () => {
    shop = await sampleHost();
    const first = await shop.ask('/', { headers: { cookie: 'session=secret' } });
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toMatch(/^public, /);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.text).toContain('<h1>for everybody</h1>');
    expect(first.text).not.toContain('secret');
    expect(shop.commerce.seen.some(({ headers }) => headers.cookie !== undefined)).toBe(false);
  });

  it.each(['/', '/_payload.json'])(
    'NAV-55 is revalidated by a browser each time, %s: it never shows outdated prices',
    async (path) => {
      shop = await sampleHost();
      const { headers } = await shop.ask(path);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    },
  );

  it('is made once and sent from memory then, also to who has it already', async () => {
    shop = await sampleHost();
    const [first] = await Promise.all([shop.ask('/'), shop.ask('/'), shop.ask('/?utm_source=x')]);
    const again = await shop.ask('/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
    const calls = shop.commerce.seen.filter(({ url }) => url === '/api/thing');
    expect(calls).toHaveLength(1);
  });

  it('API-013 returns its payload without looking at cookies again', async () => {
    shop = await sampleHost();
    const { status, headers, text } = await shop.ask('/_payload.json', {
      headers: { cookie: 'session=secret' },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(text)).toMatchObject({
      status: 200,
      head: { title: 'Thing' },
      queries: [['getThing', null, { name: 'for everybody' }]],
      modules: ['sample/index'],
    });
  });

  it('redirects by status, and in its payload', async () => {
    shop = await sampleHost();
    const page = await shop.ask('/moved');
    expect([page.status, page.headers.location]).toEqual([301, '/']);
    expect(JSON.parse((await shop.ask('/moved/_payload.json')).text)).toMatchObject({
      redirect: '/',
    });
  });

  it('NAV-73 passes to a page whether the shop’s own navigation led to it', async () => {
    shop = await sampleHost();
    for (let i = 0; i < 2; i += 1) {
      expect((await shop.ask('/old-link')).status).toBe(301);
      const payload = await shop.ask('/old-link/_payload.json');
      expect([payload.status, JSON.parse(payload.text)]).toEqual([
        200,
        expect.not.objectContaining({ redirect: expect.anything() }),
      ]);
    }
  });

  it('never redirects to another site', async () => {
    shop = await sampleHost();
    const page = await shop.ask('/away');
    expect(page.status).toBe(500);
    expect(page.headers.location).toBeUndefined();
  });

  it.each([
    ['/none', 'Page Not Found: /none'],
    ['/unknown', 'Page not found: /unknown'],
  ])('NAV-56 NAV-57 NAV-58 responds 404 at %s with a reason', async (path, message) => {
    shop = await sampleHost();
    const page = await shop.ask(path);
    expect(page.status).toBe(404);
    expect(page.text).toContain(message);
    expect((await shop.ask(`${path}/_payload.json`)).status).toBe(404);
  });
});

describe('a backend that does not answer', () => {
  it.each(['/', '/mine'])('leaves the page at %s to the browser, and says so', async (path) => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/thing'] = () => undefined;
    shop.commerce.handlers['/api/extra'] = () => undefined;
    const page = await shop.ask(path);
    expect(page.status).toBe(503);
    expect(page.text).toContain('Loading page');
    expect(page.text).not.toContain('"payload"');
  });
});

describe('a private page', () => {
  it('is rendered for its visitor and not cached', async () => {
    shop = await sampleHost();
    const page = await shop.ask('/mine', { headers: { cookie: 'session=mine' } });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('<h1>session=mine</h1>');
    const other = await shop.ask('/mine', { headers: { cookie: 'session=other' } });
    expect(other.text).toContain('<h1>session=other</h1>');
  });

  it('has no payload that anybody could fetch', async () => {
    shop = await sampleHost();
    const { status, headers } = await shop.ask('/mine/_payload.json');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });
});
