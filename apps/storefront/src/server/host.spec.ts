/** @jest-environment node */
import net from 'node:net';
import { ART_URL, SPRITE_URL } from '@larder/ui/sprite';
import { answerJson } from './testing/fake-commerce.js';
import { sampleHost, type SampleHost } from './testing/sample-host.js';

let shop: SampleHost;
afterEach(() => shop.close());

describe('the proxy to the backend', () => {
  it('forwards a call with body and cookies both ways, with its own headers', async () => {
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

  it('responds with an error when the backend is unavailable', async () => {
    shop = await sampleHost();
    await shop.commerce.close();
    const answer = await shop.ask('/api/thing');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toMatchObject({ errorCode: 'SERVICE_UNAVAILABLE' });
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it.each(['/api/nothing', '/tenant/config', '/logs', '/builds/x.json', '/media/x.svg', '/_x'])(
    'API-021 never responds to %s with a page',
    async (path) => {
      shop = await sampleHost();
      const { headers } = await shop.ask(path);
      expect(headers['content-type']).toContain('application/json');
    },
  );
});

describe('the builds', () => {
  it('API-010 API-011 API-012 are served below /builds', async () => {
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

  it('removes the affected pages, with the right secret', async () => {
    shop = await sampleHost({ env: { CACHE_PURGE_SECRET: secret } });
    await shop.ask('/');
    shop.commerce.handlers['/api/thing'] = (_request, response) =>
      answerJson(response, 200, { name: 'changed' });
    expect((await shop.ask('/')).text).toContain('for everybody');
    const answer = await purge({ authorization: `Bearer ${secret}` });
    expect(JSON.parse(answer.text)).toEqual({ purged: 1 });
    expect((await shop.ask('/')).text).toContain('changed');
  });

  it('reloads a changed shop and purges its pages', async () => {
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
  it('responds to malformed requests with 4xx, without a redirect', async () => {
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

  it('normalises slashes in its own paths', async () => {
    shop = await sampleHost();
    const page = await shop.ask('/a//b/?q=1');
    expect([page.status, page.headers.location]).toEqual([301, '/a/b?q=1']);
  });

  it('finishes pending requests when it stops', async () => {
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

/** Sends a request verbatim, because clients refuse to send malformed ones. */
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

describe('the icons', () => {
  it.each([
    [SPRITE_URL, 'public, max-age=31536000, immutable'],
    ['/_icons/0000000.svg', 'no-cache'],
  ])('are one picture for all pages at %s, cached as %s', async (address, kept) => {
    shop = await sampleHost();
    const { status, headers, text } = await shop.ask(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': kept });
    expect(text).toContain('<path id="cart"');
  });

  it('have the illustrations of empty lists in a file of their own', async () => {
    shop = await sampleHost();
    const { headers, text } = await shop.ask(ART_URL);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(text).toContain('<g id="nothing-found"');
    expect(text).not.toContain('<path id="cart"');
  });
});
