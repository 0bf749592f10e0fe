import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { cmsSource } from './cms-source.js';

const shop = { tenant: 'alpha', locales: ['de-AT', 'en'] };
const token = 'a-token-for-reading';
type Answer = (url: URL, response: http.ServerResponse) => void;

let server: http.Server;
let answer: Answer;
let seen: { url: URL; authorization: string | undefined }[];
let reports: string[];

beforeEach(async () => {
  [seen, reports] = [[], []];
  server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cms.test');
    seen.push({ url, authorization: request.headers.authorization });
    answer(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const source = (timeout = 2000) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return cmsSource({ url, token, timeout }, (message) => void reports.push(message));
};
const list = (entries: readonly object[], pageCount = 1) =>
  JSON.stringify({ data: entries, meta: { pagination: { page: 1, pageCount } } });
const page = (documentId: string, locale: string, more: object = {}) => ({
  id: 7,
  documentId,
  locale,
  tenant: 'alpha',
  slug: documentId,
  name: documentId,
  title: null,
  visibleFrom: null,
  noIndex: null,
  publishedAt: '2026-01-01T00:00:00Z',
  blocks: [{ id: 't', type: 'text', fields: {} }],
  ...more,
});

describe('content from a content system', () => {
  it('is requested with token, shop, language and status, page by page', async () => {
    answer = (url, response) => {
      const at = url.searchParams.get('pagination[page]');
      const locale = url.searchParams.get('locale') ?? '';
      response.end(list([page(`p${at}`, locale)], locale === 'en' ? 1 : 2));
    };
    const pages = await source().pages(shop, 'draft');
    expect(pages.map(({ entry, versions }) => [entry, Object.keys(versions)])).toEqual([
      ['p1', ['de-AT', 'en']],
      ['p2', ['de-AT']],
    ]);
    expect(pages[1]?.versions['de-AT']).toEqual({
      slug: 'p2',
      name: 'p2',
      noFollow: false,
      noIndex: false,
      blocks: [{ id: 't', type: 'text', fields: {} }],
    });
    expect(seen.map(({ authorization }) => authorization)).toEqual(
      Array(3).fill(`Bearer ${token}`),
    );
    for (const { url } of seen) {
      expect(url.pathname).toBe('/api/pages');
      expect(url.searchParams.get('filters[tenant][$eq]')).toBe('alpha');
      expect(url.searchParams.get('status')).toBe('draft');
    }
  });

  it('is skipped where it is invalid, with a reason, and the rest is kept', async () => {
    const wrong = [{ blocks: [{ type: 'text' }] }, { name: 7 }, { visibleFrom: 'soon' }];
    answer = (_url, response) =>
      response.end(
        list([page('good', 'de-AT'), ...wrong.map((more) => page('bad', 'de-AT', more))]),
      );
    const pages = await source().pages({ ...shop, locales: ['de-AT'] }, 'published');
    expect(pages.map(({ entry }) => entry)).toEqual(['good']);
    expect(reports).toHaveLength(3);
    expect(reports[0]).toMatch(/entry bad \(de-AT\) of pages is left out/);
  });

  it('is no shop without a page: what was shown before stays', async () => {
    answer = (_url, response) => response.end(list([]));
    await expect(source().pages(shop, 'published')).rejects.toThrow('no page of alpha');
    // A page that nobody has found is only that.
    expect(await source().pages(shop, 'draft', 'nowhere')).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['refuses', (_url, response) => response.writeHead(403).end('{}')],
    ['fails', (_url, response) => response.writeHead(500).end('oops')],
    ['answers garbage', (_url, response) => response.end('<html>')],
    ['answers something else', (_url, response) => response.end('{"data":{}}')],
    ['leads elsewhere', (_url, r) => r.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['does not answer', () => undefined],
    ['hangs up', (_url, response) => response.destroy()],
  ])('is not had from a system that %s', async (_what, how) => {
    answer = how;
    await expect(source(200).pages(shop, 'published')).rejects.toThrow();
    await expect(source(200).configs(shop, 'client', 'published')).rejects.toThrow();
    await expect(source(200).redirects(shop)).rejects.toThrow();
  });

  it('returns configurations by name, and skips unknown ones', async () => {
    const config = (name: string, value: unknown) => ({
      documentId: name,
      locale: 'de-AT',
      name,
      config: value,
    });
    answer = (_url, response) =>
      response.end(
        list([
          config('header', { links: [{ label: 'A', href: '/a' }] }),
          config('footer', { links: [] }),
          config('other', {}),
        ]),
      );
    const configs = await source().configs({ ...shop, locales: ['de-AT'] }, 'client', 'published');
    expect(configs).toEqual({ 'de-AT': { header: { links: [{ label: 'A', href: '/a' }] } } });
    expect(reports.join()).toContain('footer');
  });

  it('names the address at which editors begin', () => {
    expect(source().editorUrl).toMatch(/^https?:\/\/[^/]+\/admin$/);
  });

  it('redirects editors to an entry in a language', () => {
    const url = new URL(source().entryUrl('a/b', 'de-AT') ?? '');
    expect(url.pathname).toMatch(/collection-types\/api::page\.page\/a%2Fb$/);
    expect(url.searchParams.get('plugins[i18n][locale]')).toBe('de-AT');
  });
});
