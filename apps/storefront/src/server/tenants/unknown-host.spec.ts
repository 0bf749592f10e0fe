/** @jest-environment node */
import { answerJson } from '../testing/fake-commerce.js';
import { sampleHost, type SampleHost } from '../testing/sample-host.js';

const evil = 'evil.example';
let shop: SampleHost;
afterEach(() => shop.close());

/** A backend that knows the names `known` alone, as the reference backend does. */
async function hostThatKnows(known: readonly string[], env: Record<string, string> = {}) {
  shop = await sampleHost({ env, tenant: { searchEngineIndex: true } });
  for (const [path, answer] of Object.entries(shop.commerce.handlers))
    shop.commerce.handlers[path] = (request, response) =>
      known.includes(String(request.headers['x-forwarded-host']).replace(/:\d+$/, ''))
        ? answer(request, response)
        : answerJson(response, 421, { errorCode: 'MISDIRECTED_REQUEST', message: 'none' });
}

const paths = [
  '/',
  '/mine',
  '/none',
  '/moved',
  '/_payload.json',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.svg',
  '/_theme/1.css',
  '/_plain/en/cart',
  '/api/thing',
  '/tenant/config',
];

describe('a host name that is no shop’s', () => {
  it.each(paths)('PLAT-06 gets 404 or 421 at %s and is repeated nowhere', async (path) => {
    await hostThatKnows(['127.0.0.1']);
    const { status, headers, text } = await shop.ask(path, { headers: { host: evil } });
    expect(status).toBe(headers['content-type']?.includes('text/html') ? 404 : 421);
    expect(text.toLowerCase()).not.toContain(
      shop.config.clientRuntimeConfig.shopName.toLowerCase(),
    );
    expect(JSON.stringify(headers) + text).not.toContain(evil);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['', 'en', 'There is no shop at this address.'],
    ['de-AT,en;q=0.5', 'de', 'Unter dieser Adresse gibt es keinen Shop.'],
    ['xx, fr;q=0.9', 'fr', 'Il n’y a pas de magasin à cette adresse.'],
  ])(
    'PLAT-06 shows a page of no shop, in the language %j or in English',
    async (accept, lang, sentence) => {
      await hostThatKnows(['127.0.0.1']);
      const headers = { host: evil, ...(accept && { 'accept-language': accept }) };
      const { status, text } = await shop.ask('/', { headers });
      expect([status, text.includes(`<html lang="${lang}">`)]).toEqual([404, true]);
      expect(text).toContain(sentence);
      expect(text).not.toMatch(/<(link|img|script)/);
    },
  );

  it('gets no page that is cached for another name, and does not poison one', async () => {
    await hostThatKnows(['127.0.0.1']);
    expect((await shop.ask('/')).status).toBe(200);
    for (const host of [evil, `${evil}:${shop.port}`, '127.0.0.1.evil.example'])
      expect((await shop.ask('/', { headers: { host } })).status).toBe(404);
    expect((await shop.ask('/')).text).toContain(`http://127.0.0.1:${shop.port}`);
  });

  it('may request the health of the host', async () => {
    await hostThatKnows(['127.0.0.1']);
    for (const path of ['/health/live', '/health/ready'])
      expect((await shop.ask(path, { headers: { host: evil } })).status).toBe(200);
  });
});

describe('the canonical address without PUBLIC_URL', () => {
  it.each(['/', '/robots.txt', '/mine'])(
    'is the one that the host listens on, for any requested port: %s',
    async (path) => {
      await hostThatKnows(['127.0.0.1']);
      const { status, headers, text } = await shop.ask(path, {
        headers: { host: '127.0.0.1:9999', 'x-forwarded-host': evil },
      });
      expect(status).toBe(200);
      expect(JSON.stringify(headers) + text).not.toMatch(/9999|evil/);
      expect(text).toContain(`http://127.0.0.1:${shop.port}`);
    },
  );

  it('is not taken from the request, where the backend accepts every name', async () => {
    shop = await sampleHost({ tenant: { searchEngineIndex: true } });
    const { status, text } = await shop.ask('/', { headers: { host: evil } });
    expect(status).toBe(200);
    expect(text).not.toContain(evil);
  });
});

it('the canonical address with PUBLIC_URL is that one', async () => {
  await hostThatKnows(['127.0.0.1', 'shop.example'], { PUBLIC_URL: 'https://shop.example' });
  expect((await shop.ask('/', { headers: { host: 'shop.example' } })).text).toContain(
    'https://shop.example/',
  );
  expect((await shop.ask('/robots.txt')).text).toContain('https://shop.example/sitemap.xml');
});

describe('a shop that is taken out', () => {
  const locales = [
    { code: 'de-AT', prefix: '' },
    { code: 'en', prefix: 'en' },
  ];
  const open = async () => {
    const faults = ['features.search.columnRatio is "9/9".'];
    shop = await sampleHost({
      closed: [{ tenant: 'faulty', hosts: ['faulty.example'], locales, errors: faults }],
    });
    return (path: string) => shop.ask(path, { headers: { host: 'faulty.example:80' } });
  };

  it.each([
    ['/', 'de', 'Dieser Shop ist gerade geschlossen'],
    ['/kategorie/obst?x=1', 'de', 'Dieser Shop ist gerade geschlossen'],
    ['/en/category/fruit', 'en', 'This shop is closed at the moment'],
    ['/_plain/de-AT/cart', 'de', 'Dieser Shop ist gerade geschlossen'],
  ])('responds to %s with 503 in its own language, %s', async (path, language, sentence) => {
    const { status, headers, text } = await (await open())(path);
    expect([status, headers['retry-after']]).toEqual([503, '300']);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(sentence);
    expect(text).not.toContain('columnRatio');
    expect(text).not.toContain('<p lang');
  });

  it.each(['/robots.txt', '/_payload.json'])('responds to %s with 503', async (path) => {
    expect((await (await open())(path)).status).toBe(503);
  });

  it('does not keep the others from responding', async () => {
    await open();
    expect((await shop.ask('/')).status).toBe(200);
  });

  it('keeps the host ready for the others, also as the one that health checks ask for', async () => {
    const languages = new Map([['other.example', locales]]);
    shop = await sampleHost({ languages });
    const answer = shop.commerce.handlers['/tenant/config'];
    shop.commerce.handlers['/tenant/config'] = (request, response) =>
      request.headers['x-forwarded-host'] === 'other.example'
        ? answer?.(request, response)
        : answerJson(response, 503, { errorCode: 'UNAVAILABLE', message: 'faulty' });
    expect((await shop.ask('/health/ready')).status).toBe(200);
    expect((await shop.ask('/', { headers: { host: 'other.example' } })).status).toBe(200);
  });
});
