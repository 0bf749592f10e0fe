import type { ApiError } from '@larder/contracts';
import type { ProductSearchResult } from '@larder/contracts/search';
import type { TestApp } from '../testing/test-app.js';
import { searchKinds, testApp } from '../testing/test-app.js';

/** R15 */
const slowestMs = 5000;

const texts: readonly (readonly [name: string, text: string])[] = [
  ['one of the longest terms', 'milch'.repeat(20)],
  ['a word without end', 'a'.repeat(100)],
  ['eight words and more', 'milch brot eier butter käse reis mehl zucker salz öl'],
  ['emoji', '🍎🍏 👩‍👩‍👧'],
  ['SQL', "'; DROP TABLE products; --"],
  ['patterns of SQL', '%_%_%'],
  ['a regular expression', '(a+)+$ [^x]* \\d{1,9}'],
  ['operators of a text search', "milch:* & !brot | ('x' <-> y)"],
  ['right to left', 'حليب طازج'],
  ['right to left marks', '\u202Emilch\u202C'],
  ['combining characters', `m${'\u0301'.repeat(60)}ilch`],
  ['full width', 'ＭＩＬＣＨ'],
  ['zero width', 'mi\u200Bl\u200Dch'],
  ['a lonely half of a pair', 'a%ED%A0%80'],
  ['only stop words', 'und mit für'],
  ['only numbers', '12 34'],
  ['only a size', '500 g'],
  ['a size of nothing', '99999 kg'],
  ['names of objects', '__proto__ constructor toString'],
  ['a path', '../../etc/passwd'],
  ['markup', '<script>alert(1)</script>'],
];

describe.each(searchKinds)('strange input, searched in %s', (productSearch) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await testApp({ productSearch });
  });
  afterAll(() => shop.close());

  /** The status of an answer, which has to come within the time. */
  async function status(url: string): Promise<number> {
    const started = performance.now();
    const answer = await shop.client().get<ApiError>(url);
    expect(performance.now() - started).toBeLessThan(slowestMs);
    return answer.status;
  }

  it.each(texts)('API-103 answers a search for %s, within a second', async (_name, text) => {
    const term = encodeURIComponent(text.slice(0, 100));
    for (const kind of ['products', 'categories', 'content', 'stores'])
      expect(await status(`/api/${kind}/search/${term}`)).toBe(200);
  });

  const short = [
    '%%',
    '__',
    '\\\\',
    '& | !',
    ':*',
    '(a',
    '<b>',
    '"ab',
    'ab:*A',
    '٣٤',
    'ﬁ ﬂ',
    'ab '.repeat(33),
    '日本',
    'a\u0301\u0301b',
    '${x}',
    '../..',
    'null',
    '-1',
    'İi',
  ];
  it.each(short)('API-103 answers a search for %j', async (text) => {
    for (const kind of ['products', 'categories', 'content', 'stores'])
      expect(await status(`/api/${kind}/search/${encodeURIComponent(text)}`)).toBe(200);
  });

  it.each([
    ['one letter', 'm'],
    ['101 letters', 'ä'.repeat(101)],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['a letter that is none', 'a\0b'],
  ])('SRCH-17 refuses %s as a term', async (_name, text) => {
    for (const kind of ['products', 'categories', 'content', 'stores']) {
      const url = `/api/${kind}/search/${encodeURIComponent(text)}`;
      const { status: answered, body } = await shop.client().get<ApiError>(url);
      expect([kind, answered, body.errorCode]).toEqual([kind, 400, 'BAD_REQUEST']);
    }
  });

  it.each(texts)('API-099 takes %s as a value of every facet', async (_name, text) => {
    const value = encodeURIComponent(text);
    for (const facet of 'category brand price offer diet allergenFree grade origin availability'.split(
      ' ',
    ))
      // prettier-ignore
      expect(await status(`/api/products?${facet}=${value},${value}`)).toBe(200);
  });

  it.each([
    ['an empty term', '/api/products/search/'],
    ['one character of four bytes', `/api/products/search/${encodeURIComponent('𝒎').slice(0, 3)}`],
    ['the thousand millionth page', '/api/products?offset=48000000000'],
    ['a facet of 10,000 characters', `/api/products?brand=${'b'.repeat(10_000)}`],
  ])('SRCH-17 refuses %s, and does not fail', async (_name, url) => {
    expect([400, 404]).toContain(await status(url));
  });

  it('SRCH-23 has an empty page far behind the last one', async () => {
    const answer = await shop
      .client()
      .get<ProductSearchResult>('/api/products/search/milch?offset=1000000');
    expect(answer.body).toMatchObject({ total: 4, count: 0, offset: 1_000_000, results: [] });
  });

  it('SRCH-25 leads on where one word too many finds nothing', async () => {
    const answer = await shop
      .client()
      .get<ProductSearchResult>('/api/products/search/zitronen%20qqqqwwww');
    expect(answer.body.results.map(({ name }) => name)).toEqual(['Zitronen']);
  });
});
