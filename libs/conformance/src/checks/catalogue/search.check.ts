import { searchCalls } from '@larder/contracts/search';
import { searchStartCalls } from '@larder/contracts/search/start';
import type { Check } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';

const about = { profile: 'catalogue' } as const;
const kinds = ['searchCategories', 'searchRecipes', 'searchContent', 'searchStores'] as const;

export const searchChecks: readonly Check[] = [
  {
    ...about,
    id: 'search.finds-by-name',
    title: 'a product is found by its own name',
    requirements: ['SRCH-23', 'API-103'],
    calls: ['search.searchProducts'],
    async run({ visitor, shop }) {
      for (const { name, sku } of (await shop.products()).slice(0, 4)) {
        const params = { term: name.slice(0, 100) };
        const found = await visitor().ok(searchCalls.searchProducts, {
          params,
          query: { pageSize: 24 },
        });
        equals(found.count, found.results.length, 'count of the page');
        holds(found.total >= found.count, 'the total is not less than the page');
        holds(
          found.results.some((one) => one.sku === sku),
          `“${name}” finds ${sku}`,
        );
      }
    },
  },
  {
    ...about,
    id: 'search.pages',
    title: 'results can be read page by page',
    requirements: ['SRCH-23', 'SRCH-25', 'SRCH-19'],
    calls: ['search.searchProducts'],
    async run({ visitor, shop }) {
      const [first] = await shop.products();
      const params = { term: first?.category.name.slice(0, 100) ?? 'milk' };
      const read = (query: { offset?: number; pageSize?: number }) =>
        visitor().ok(searchCalls.searchProducts, { params, query });
      const four = await read({ pageSize: 4 });
      const two = await read({ pageSize: 2 });
      const rest = await read({ offset: 2, pageSize: 2 });
      const skus = [...two.results, ...rest.results].map(({ sku }) => sku);
      equals(
        skus,
        four.results.map(({ sku }) => sku),
        'two pages of two beside one of four',
      );
      holds((await read({})).count <= 5, 'a page has five results without another size');
    },
  },
  {
    ...about,
    id: 'search.kinds',
    title: 'every kind can be searched, and nothing is found by nonsense',
    requirements: ['SRCH-23', 'SRCH-27', 'SRCH-20', 'SRCH-21', 'SRCH-22'],
    calls: kinds.map((kind) => `search.${kind}`),
    async run({ visitor }) {
      const nonsense = { params: { term: 'qxzvwqxzvw' }, query: {} };
      const shopper = visitor();
      const pages = [
        await shopper.ok(searchCalls.searchProducts, nonsense),
        await shopper.ok(searchCalls.searchCategories, nonsense),
        await shopper.ok(searchCalls.searchRecipes, nonsense),
        await shopper.ok(searchCalls.searchContent, nonsense),
        await shopper.ok(searchCalls.searchStores, nonsense),
      ];
      for (const { total, results } of pages)
        equals([total, results], [0, []], 'found by nonsense');
      await visitor().ok(searchCalls.getSearchBanner, { params: { term: 'milk' } });
      await visitor().ok(searchStartCalls.getPopularTerms);
      await visitor().ok(searchStartCalls.getBoughtProducts, { query: {} });
    },
  },
  {
    ...about,
    id: 'search.short-term',
    title: 'a term needs two characters',
    requirements: ['SRCH-17', 'SRCH-18'],
    calls: ['search.searchProducts'],
    async run({ visitor }) {
      const refusal = { status: 400, code: 'BAD_REQUEST' } as const;
      for (const kind of ['searchProducts', ...kinds] as const)
        await visitor().refused(searchCalls[kind], { params: { term: 'x' } }, refusal);
    },
  },
  {
    ...about,
    id: 'search.barcode',
    title: 'a barcode that no product has is not found',
    requirements: ['API-103'],
    calls: ['search.getProductByBarcode'],
    async run({ visitor }) {
      const of = (gtin: string) => ({ params: { gtin } });
      const call = searchStartCalls.getProductByBarcode;
      await visitor().refused(call, of('00000000'), { status: 404, code: 'NOT_FOUND' });
      await visitor().refused(call, of('12'), { status: 400, code: 'BAD_REQUEST' });
    },
  },
];
