import { catalogueCalls } from '@larder/contracts/catalogue';
import type { Check } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';

const about = { profile: 'catalogue' } as const;

export const listingChecks: readonly Check[] = [
  {
    ...about,
    id: 'catalogue.pages',
    title: 'pages of a list follow one another without gaps or repeats',
    requirements: ['API-099'],
    calls: ['catalogue.getProducts'],
    async run({ visitor }) {
      const read = (offset: number, pageSize: number) =>
        visitor().ok(catalogueCalls.getProducts, { query: { offset, pageSize, sort: 'name' } });
      const whole = await read(0, 10);
      const first = await read(0, 5);
      const second = await read(5, 5);
      equals(first.total, whole.total, 'total of a smaller page');
      equals([second.offset, second.count], [5, second.results.length], 'offset and count');
      const skus = [...first.results, ...second.results].map(({ sku }) => sku);
      equals(
        skus,
        whole.results.map(({ sku }) => sku),
        'two pages of five beside one of ten',
      );
      equals(new Set(skus).size, skus.length, 'different products on the two pages');
    },
  },
  {
    ...about,
    id: 'catalogue.beyond-the-end',
    title: 'a page beyond the end is empty and still knows the total',
    requirements: ['API-099'],
    calls: ['catalogue.getProducts'],
    async run({ visitor }) {
      const { total } = await visitor().ok(catalogueCalls.getProducts, { query: {} });
      const after = await visitor().ok(catalogueCalls.getProducts, { query: { offset: total } });
      equals([after.total, after.count, after.results], [total, 0, []], 'page after the last one');
    },
  },
  {
    ...about,
    id: 'catalogue.sorted-by-price',
    title: 'sorted by price, no product is cheaper than the one before',
    requirements: ['API-099', 'CAT-11'],
    calls: ['catalogue.getProducts'],
    async run({ visitor }) {
      const { results } = await visitor().ok(catalogueCalls.getProducts, {
        query: { sort: 'price', pageSize: 96 },
      });
      // Weighed goods are shown by the step, and a member's price may count: only clear cases are compared.
      const clear = results.filter(
        ({ weightArticle, price }) => !weightArticle && !price.loyalty && !price.multiBuy,
      );
      const values = clear.map(({ price }) => price.regular.value);
      equals(
        values,
        [...values].sort((one, other) => one - other),
        'prices in order',
      );
    },
  },
  {
    ...about,
    id: 'catalogue.by-sku',
    title: 'a list of skus gives these products and no others',
    requirements: ['API-099'],
    calls: ['catalogue.getProducts'],
    async run({ visitor, shop }) {
      const wanted = (await shop.products()).slice(3, 6).map(({ sku }) => sku);
      const { results, total } = await visitor().ok(catalogueCalls.getProducts, {
        query: { skus: [...wanted, 'no-such-sku'].join(',') },
      });
      equals(results.map(({ sku }) => sku).sort(), [...wanted].sort(), 'skus of the list');
      equals(total, wanted.length, 'total of the list');
    },
  },
  {
    ...about,
    id: 'catalogue.brand-filter',
    title: 'the products of a brand are as many as the brand has',
    requirements: ['CAT-20'],
    calls: ['catalogue.getBrands', 'catalogue.getProducts'],
    async run({ visitor }) {
      const brands = await visitor().ok(catalogueCalls.getBrands);
      const brand = needed(
        brands.find(({ productCount }) => productCount > 1 && productCount <= 96),
        'the shop has no brand with several products',
      );
      const { results, total } = await visitor().ok(catalogueCalls.getProducts, {
        query: { brand: brand.slug, pageSize: 96 },
      });
      equals(total, brand.productCount, `products of ${brand.slug}`);
      holds(
        results.every((product) => product.brand?.slug === brand.slug),
        `all products are of ${brand.slug}`,
      );
    },
  },
  {
    ...about,
    id: 'catalogue.facets',
    title: 'the count of a facet is what the list has with it',
    requirements: ['API-099'],
    calls: ['catalogue.getProducts'],
    async run({ visitor }) {
      const all = await visitor().ok(catalogueCalls.getProducts, { query: {} });
      const facets = all.facets.filter(({ id }) => id !== 'price').slice(0, 4);
      for (const { id, values } of facets) {
        const [value] = values;
        if (!value) continue;
        const page = await visitor().ok(catalogueCalls.getProducts, {
          query: { [id]: value.value },
        });
        equals(page.total, value.count, `products with ${id} ${value.value}`);
        const own = page.facets.find((facet) => facet.id === id);
        const isSelected = own?.values.find((one) => one.value === value.value)?.selected;
        equals(isSelected, true, `facet ${id} ${value.value} is selected`);
      }
    },
  },
  {
    ...about,
    id: 'catalogue.page-limits',
    title: 'sizes and offsets outside the contract are refused',
    requirements: ['API-099', 'ERR-13'],
    calls: ['catalogue.getProducts'],
    async run({ visitor }) {
      for (const query of [{ pageSize: 0 }, { pageSize: 97 }, { offset: -1 }, { sort: 'beauty' }])
        await visitor().refused(
          catalogueCalls.getProducts,
          { query },
          { status: 400, code: 'BAD_REQUEST' },
        );
    },
  },
];
