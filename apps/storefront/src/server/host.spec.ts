/** @jest-environment node */
import net from 'node:net';
import { answerJson } from './testing/fake-commerce.js';
import { sampleHost, type SampleHost } from './testing/sample-host.js';

let shop: SampleHost;
afterEach(() => shop.close());

describe('a public page', () => {
  it('NAV-06 NAV-55 may be kept by every cache and holds nothing of its visitor', async () => {
    shop = await sampleHost();
    const first = await shop.ask('/', { headers: { cookie: 'session=secret' } });
    expect(first.status).toBe(200);
    expect(first.headers['cache-control']).toMatch(/^public, /);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.text).toContain('<h1>for everybody</h1>');
    expect(first.text).not.toContain('secret');
    expect(shop.commerce.seen.some(({ headers }) => headers.cookie !== undefined)).toBe(false);
  });

  it('is made once and sent from memory then, also to who has it already', async () => {
    shop = await sampleHost();
    const [first] = await Promise.all([shop.ask('/'), shop.ask('/'), shop.ask('/?utm_source=x')]);
    const again = await shop.ask('/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
    const calls = shop.commerce.seen.filter(({ url }) => url === '/api/thing');
    expect(calls).toHaveLength(1);
  });

  it('API-013 gives its payload without a second look at cookies', async () => {
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

  it('tells a redirect by status, and by its payload', async () => {
    shop = await sampleHost();
    const page = await shop.ask('/moved');
    expect([page.status, page.headers.location]).toEqual([301, '/']);
    expect(JSON.parse((await shop.ask('/moved/_payload.json')).text)).toMatchObject({
      redirect: '/',
    });
  });

  it('never leads to another site', async () => {
    shop = await sampleHost();
    const page = await shop.ask('/away');
    expect(page.status).toBe(500);
    expect(page.headers.location).toBeUndefined();
  });

  it.each([
    ['/none', 'Page Not Found: /none'],
    ['/unknown', 'Page not found: /unknown'],
  ])('NAV-56 NAV-57 NAV-58 answers 404 at %s and says why', async (path, message) => {
    shop = await sampleHost();
    const page = await shop.ask(path);
    expect(page.status).toBe(404);
    expect(page.text).toContain(message);
    expect((await shop.ask(`${path}/_payload.json`)).status).toBe(404);
  });
});

describe('a private page', () => {
  it('is made for its visitor and kept nowhere', async () => {
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

describe('a shop', () => {
  it('PLAT-09 answers 500 with the generic error page without a configuration', async () => {
    shop = await sampleHost();
    shop.commerce.handlers['/tenant/config'] = (_request, response) => response.destroy();
    const page = await shop.ask('/');
    expect(page.status).toBe(500);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('The shop is not available right now');
  });

  it('PLAT-06 PLAT-31 ERR-33 asks for configuration and redirects first, and can do without rules', async () => {
    shop = await sampleHost();
    expect((await shop.ask('/')).status).toBe(200);
    const asked = shop.commerce.seen.map(({ url }) => url);
    expect(asked[0]).toBe('/tenant/config');
    expect(asked).toContain('/api/content/redirects');
  });

  it('NAV-59 NAV-63 follows the rules of its editors by 301, the query kept', async () => {
    const redirects = { oneToOne: { '/old': '/mine' }, manyToOne: {}, manyToMany: {} };
    shop = await sampleHost({ redirects });
    const page = await shop.ask('/old?q=1');
    expect([page.status, page.headers.location]).toEqual([301, '/mine?q=1']);
  });

  it.each([
    ['/en/old?q=1', '/en/mine?q=1'],
    ['/named', '/en/mine'],
    ['/old', '/mine'],
  ])('NAV-63 keeps the language of %s, unless the rule names one', async (from, to) => {
    const locales = [
      { code: 'en', prefix: 'en', label: 'English' },
      { code: 'de', prefix: '', label: 'Deutsch' },
    ];
    const oneToOne = { '/old': '/mine', '/named': '/en/mine' };
    shop = await sampleHost({
      tenant: { locales },
      redirects: { oneToOne, manyToOne: {}, manyToMany: {} },
    });
    const page = await shop.ask(from);
    expect([page.status, page.headers.location]).toEqual([301, to]);
  });

  it('PLAT-23 PLAT-24 is hidden from search engines where its switch is off', async () => {
    shop = await sampleHost({ tenant: { searchEngineIndex: false } });
    const page = await shop.ask('/');
    expect(page.headers['x-robots-tag']).toBe('noindex,nofollow');
    expect(page.text).toContain('<meta name="robots" content="noindex,nofollow">');
    expect((await shop.ask('/robots.txt')).text).toContain('Disallow: /\n');
  });

  it('is found by the name in the request, which no visitor can forge further', async () => {
    shop = await sampleHost();
    await shop.ask('/', { headers: { host: 'a.example', 'x-forwarded-host': 'b.example' } });
    const hosts = shop.commerce.seen.map(({ headers }) => headers['x-forwarded-host']);
    expect(new Set(hosts)).toEqual(new Set(['a.example']));
  });
});

describe('the way to the backend', () => {
  it('hands a call on, body and cookies both ways, with headers of its own', async () => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/carts/items'] = ({ body }, response) => {
      response.setHeader('set-cookie', ['session=1; HttpOnly', 'XSRF-TOKEN=2']);
      answerJson(response, 201, { got: body });
    };
    const answer = await shop.ask('/api/carts/items?a=1', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'session=1',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-real-ip': '6.6.6.6',
        forwarded: 'for=6.6.6.6',
      },
      body: '{"sku":"1"}',
    });
    expect(answer.status).toBe(201);
    expect(JSON.parse(answer.text)).toEqual({ got: '{"sku":"1"}' });
    expect(answer.headers['set-cookie']).toEqual(['session=1; HttpOnly', 'XSRF-TOKEN=2']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const seen = shop.commerce.seen.at(-1);
    expect(seen).toMatchObject({ method: 'POST', url: '/api/carts/items?a=1' });
    expect(seen?.headers).toMatchObject({
      cookie: 'session=1',
      'x-forwarded-host': `127.0.0.1:${shop.port}`,
      'x-forwarded-for': '127.0.0.1',
    });
    expect(seen?.headers).not.toHaveProperty('x-real-ip');
    expect(seen?.headers).not.toHaveProperty('forwarded');
  });

  it('says by an error that the backend is away', async () => {
    shop = await sampleHost();
    await shop.commerce.close();
    const answer = await shop.ask('/api/thing');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it.each(['/api/nothing', '/tenant/config', '/logs', '/builds/x.json', '/media/x.svg', '/_x'])(
    'API-021 never answers %s by a page',
    async (path) => {
      shop = await sampleHost();
      const { headers } = await shop.ask(path);
      expect(headers['content-type']).toContain('application/json');
    },
  );
});

describe('the builds', () => {
  it('API-010 API-011 API-012 are told below /builds', async () => {
    shop = await sampleHost();
    const latest = await shop.ask('/builds/latest.json?timestamp=1');
    expect(JSON.parse(latest.text)).toEqual({ id: 'build-1', timestamp: 5 });
    expect(latest.headers['cache-control']).toBe('no-cache');
    const meta = await shop.ask('/builds/meta/build-1.json');
    expect(JSON.parse(meta.text)).toEqual({
      id: 'build-1',
      matcher: { static: {} },
      prerendered: [],
    });
    expect((await shop.ask('/builds/meta/other.json')).status).toBe(404);
  });
});

describe('the purge', () => {
  const secret = '0123456789abcdef';
  const purge = (headers: Record<string, string>, tags: unknown = ['getThing']) =>
    shop.ask('/_cache/purge', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ tags }),
    });

  it('removes the pages that show a thing, for who knows the secret', async () => {
    shop = await sampleHost({ env: { CACHE_PURGE_SECRET: secret } });
    await shop.ask('/');
    shop.commerce.handlers['/api/thing'] = (_request, response) =>
      answerJson(response, 200, { name: 'changed' });
    expect((await shop.ask('/')).text).toContain('for everybody');
    const answer = await purge({ authorization: `Bearer ${secret}` });
    expect(JSON.parse(answer.text)).toEqual({ purged: 1 });
    expect((await shop.ask('/')).text).toContain('changed');
  });

  it('reads a changed shop again, which takes its pages along', async () => {
    shop = await sampleHost({ env: { CACHE_PURGE_SECRET: secret } });
    const known = await shop.ask('/');
    const { config } = shop;
    const { tenantId } = config.clientRuntimeConfig;
    shop.commerce.handlers['/tenant/config'] = (_request, response) =>
      answerJson(response, 200, {
        ...config,
        clientRuntimeConfig: { ...config.clientRuntimeConfig, searchEngineIndex: false },
      });
    const authorization = `Bearer ${secret}`;
    await purge({ authorization }, [`tenant:not-${tenantId}`]);
    expect((await shop.ask('/')).headers.etag).toBe(known.headers.etag);
    await purge({ authorization }, [`tenant:${tenantId}`]);
    expect((await shop.ask('/')).headers['x-robots-tag']).toBe('noindex,nofollow');
  });

  it('is not there for others', async () => {
    shop = await sampleHost({ env: { CACHE_PURGE_SECRET: secret } });
    expect((await purge({})).status).toBe(404);
    expect((await purge({ authorization: `Bearer ${secret}x` })).status).toBe(404);
    expect((await purge({ authorization: `Bearer ${secret}` }, 'x')).status).toBe(400);
  });
});

describe('the server', () => {
  it('answers odd requests by 4xx, and leads nowhere', async () => {
    shop = await sampleHost();
    const odd = ['//evil.example', '/%', '/%00', '/a/%2e%2e/b', '/%c3%28', `/${'a'.repeat(6000)}`];
    for (const path of odd) {
      const answer = await raw(shop.port, `GET ${path} HTTP/1.1\r\nhost: shop.example\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(answer.toLowerCase()).not.toContain('\r\nlocation:');
    }
    expect(await raw(shop.port, 'GET / HTTP/1.1\r\nhost: a b\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(shop.port, 'GARBAGE\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('normalises slashes by a path of its own', async () => {
    shop = await sampleHost();
    const page = await shop.ask('/a//b/?q=1');
    expect([page.status, page.headers.location]).toEqual([301, '/a/b?q=1']);
  });

  it('finishes what it has begun when it stops', async () => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/slow'] = (_request, response) =>
      void setTimeout(() => answerJson(response, 200, { late: true }), 300);
    const slow = shop.ask('/api/slow');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = shop.host.close();
    expect(JSON.parse((await slow).text)).toEqual({ late: true });
    await closed;
    await expect(shop.ask('/')).rejects.toThrow();
  });

  it('is alive without a backend, and ready with one', async () => {
    shop = await sampleHost();
    expect((await shop.ask('/health/ready')).status).toBe(200);
    await shop.commerce.close();
    expect((await shop.ask('/health/live')).status).toBe(200);
    expect((await shop.ask('/health/ready')).status).toBe(503);
  });
});

/** Sends a request as it is written, for clients refuse to send odd ones. */
function raw(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write(`${head}connection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}
