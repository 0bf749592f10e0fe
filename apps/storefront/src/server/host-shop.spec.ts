/** @jest-environment node */
import { answerJson } from './testing/fake-commerce.js';
import { sampleHost, type SampleHost } from './testing/sample-host.js';

let shop: SampleHost;
afterEach(() => shop.close());

describe('a shop', () => {
  it('PLAT-09 responds 500 with the generic error page without a configuration', async () => {
    shop = await sampleHost();
    shop.commerce.handlers['/tenant/config'] = (_request, response) => response.destroy();
    const page = await shop.ask('/');
    expect(page.status).toBe(500);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('The shop is not available right now');
  });

  it('PLAT-09 names its language on that page, by its name in the tenants folder', async () => {
    const locales = [
      { code: 'de-AT', prefix: '' },
      { code: 'en', prefix: 'en' },
    ];
    shop = await sampleHost({ languages: new Map([['obst.example', locales]]) });
    shop.commerce.handlers['/tenant/config'] = (_request, response) => response.destroy();
    const at = async (path: string) =>
      (await shop.ask(path, { headers: { host: 'obst.example:4200' } })).text;
    const german = await at('/');
    const english = await at('/en/apples');
    const plain = await at('/_plain/de-AT/cart');
    for (const text of [german, plain]) expect(text).toContain('<html lang="de">');
    expect(german).not.toContain('The shop is not available');
    expect(english).toContain('<html lang="en">');
    expect(english).not.toContain('nicht erreichbar');
  });

  it.each([
    ['hangs up', undefined],
    ['is out of service', 503],
  ])('ERR-09 responds 503 with Retry-After to a page whose backend %s', async (_case, status) => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/thing'] = (_request, response) =>
      status === undefined ? response.destroy() : answerJson(response, status, {});
    const page = await shop.ask('/');
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('<html lang="en"');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'gerade nicht erreichbar'],
    ['it,fr-FR;q=0.9', 'fr', 'momentanément indisponible'],
    ['it', 'en', 'not available right now'],
  ])(
    'PLAT-09 says so in the language that the browser prefers: %s',
    async (accepted, lang, text) => {
      shop = await sampleHost();
      shop.commerce.handlers['/tenant/config'] = (_request, response) => response.destroy();
      const page = await shop.ask('/', { headers: { 'accept-language': accepted } });
      expect(page.text).toContain(`<html lang="${lang}">`);
      expect(page.text).toContain(text);
    },
  );

  it('PLAT-06 PLAT-31 ERR-33 requests configuration and redirects first, once, and works without rules', async () => {
    shop = await sampleHost();
    for (const path of ['/', '/mine', '/none']) await shop.ask(path);
    expect((await shop.ask('/')).status).toBe(200);
    const urls = shop.commerce.seen.map(({ url }) => url);
    expect(urls[0]).toBe('/tenant/config');
    expect(urls.filter((url) => url === '/api/content/redirects')).toHaveLength(1);
  });

  it('API-018 API-019 requests the components’ settings at the start, and works without them', async () => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/content/configs/components'] = (_request, response) =>
      response.destroy();
    expect((await shop.ask('/')).status).toBe(200);
    expect((await shop.ask('/')).status).toBe(200);
    const requests = shop.commerce.seen.filter(
      ({ url }) => url === '/api/content/configs/components',
    );
    // Once for each language, and not with each page.
    expect(requests.map(({ headers }) => headers['accept-language'])).toEqual(['en']);
  });

  it.each([
    [{ error: { notFound: { slug: 'gone' } } }, { slug: 'gone' }],
    [{ newsletter: { confirmPath: '/x' } }, null],
  ])(
    'API-018 ERR-02 ERR-03 shows editors’ content on a page that does not exist: %j',
    async (components, data) => {
      shop = await sampleHost();
      shop.commerce.handlers['/api/content/configs/components'] = (_request, response) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(components));
      const { status, text } = await shop.ask('/nowhere/_payload.json');
      expect(status).toBe(404);
      expect((JSON.parse(text) as { error: unknown }).error).toMatchObject({ data });
    },
  );

  it('NAV-59 NAV-63 follows the editors’ redirect rules with 301, and keeps the query', async () => {
    const redirects = { oneToOne: { '/old': '/mine' }, manyToOne: {}, manyToMany: {} };
    shop = await sampleHost({ redirects });
    const page = await shop.ask('/old?q=1');
    expect([page.status, page.headers.location]).toEqual([301, '/mine?q=1']);
  });

  it.each([
    ['NAV-60', '/sale/summer/1?q=1', '/mine?q=1'],
    ['NAV-60', '/sale', '/mine'],
    ['NAV-61', '/goods/a/b?q=1', '/things/a/b?q=1'],
    ['NAV-63', '/both/1', '/mine'],
  ])('%s redirects a path below a key with 301: %s', async (_id, from, to) => {
    shop = await sampleHost({
      redirects: {
        oneToOne: { '/both': '/none' },
        manyToOne: { '/sale': '/mine', '/both': '/mine' },
        manyToMany: { '/goods': '/things', '/both': '/nowhere' },
      },
    });
    for (const path of [
      from,
      `${from.split('?')[0]}/_payload.json${from.slice(from.split('?')[0]?.length)}`,
    ]) {
      const page = await shop.ask(path);
      if (path === from) expect([page.status, page.headers.location]).toEqual([301, to]);
      else expect(JSON.parse(page.text)).toMatchObject({ redirect: to });
    }
    expect((await shop.ask('/unsale')).status).toBe(404);
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

  it.each([
    ['ERR-09 whose backend hangs up', undefined],
    ['ERR-09 before which a gateway stands alone', 502],
    ['ERR-10 whose backend is out of service', 503],
  ])('%s responds 500 and says that the shop is unavailable', async (_case, status) => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/thing'] = (_request, response) =>
      status === undefined ? response.destroy() : answerJson(response, status, {});
    const { status: answered, text } = await shop.ask('/_payload.json');
    expect(answered).toBe(500);
    expect((JSON.parse(text) as { error: unknown }).error).toMatchObject({
      message: 'Backend or internet is not available',
    });
  });

  it('ERR-10 shows its own error message', async () => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/thing'] = (_request, response) =>
      answerJson(response, 500, { errorCode: 'INTERNAL_ERROR', message: 'no such table' });
    const { status, text } = await shop.ask('/_payload.json');
    expect([status, text.includes('is not available')]).toEqual([500, false]);
  });

  it('is found by the name in the request, which no visitor can forge further', async () => {
    shop = await sampleHost();
    await shop.ask('/', { headers: { host: 'a.example', 'x-forwarded-host': 'b.example' } });
    const hosts = shop.commerce.seen.map(({ headers }) => headers['x-forwarded-host']);
    expect(new Set(hosts)).toEqual(new Set(['a.example']));
  });
});
