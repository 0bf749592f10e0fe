import { catalogueCalls } from '@larder/contracts/catalogue';
import { offerCalls } from '@larder/contracts/catalogue/offers';
import type { Check } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';

const about = { profile: 'catalogue' } as const;
const gone = { status: 404, code: 'NOT_FOUND' } as const;

export const productChecks: readonly Check[] = [
  {
    ...about,
    id: 'catalogue.product',
    title: 'a product is the same by its sku and by its slug, and as in the list',
    requirements: ['CAT-01', 'CAT-02', 'CAT-16', 'API-100'],
    calls: ['catalogue.getProduct'],
    async run({ visitor, shop }) {
      for (const listed of (await shop.products()).slice(0, 5)) {
        const params = (sku: string) => ({ params: { sku } });
        const bySku = await visitor().ok(catalogueCalls.getProduct, params(listed.sku));
        const bySlug = await visitor().ok(catalogueCalls.getProduct, params(listed.slug));
        equals(bySlug, bySku, `${listed.sku} by slug and by sku`);
        equals(
          [bySku.name, bySku.price],
          [listed.name, listed.price],
          'name and prices in the list',
        );
      }
    },
  },
  {
    ...about,
    id: 'catalogue.product-rules',
    title: 'steps, limits and reductions of every product fit together',
    requirements: ['CAT-01', 'CAT-02', 'CAT-04'],
    calls: ['catalogue.getProducts'],
    async run({ shop }) {
      for (const product of await shop.products()) {
        const { sku, maxQuantity, quantityStepSize, price, orderability, availability } = product;
        holds(maxQuantity % quantityStepSize === 0, `the most of ${sku} is a multiple of its step`);
        holds(
          !price.former || price.former.value > price.regular.value,
          `${sku} is reduced from a higher price`,
        );
        const isGone = ['temporarilyUnavailable', 'unavailable'].includes(availability);
        holds(
          !isGone || orderability === 'CanNotBeOrdered',
          `${sku} cannot be ordered while it is gone`,
        );
      }
    },
  },
  {
    ...about,
    id: 'catalogue.unknown',
    title: 'products and categories that do not exist are not found',
    requirements: ['CAT-14', 'CAT-21', 'ERR-13'],
    calls: ['catalogue.getProduct', 'catalogue.getCategory', 'catalogue.getCategoryProducts'],
    async run({ visitor }) {
      const shopper = visitor();
      await shopper.refused(
        catalogueCalls.getProduct,
        { params: { sku: 'no-such-product' } },
        gone,
      );
      const params = { slug: 'no-such-category' };
      await shopper.refused(catalogueCalls.getCategory, { params }, gone);
      await shopper.refused(catalogueCalls.getCategoryProducts, { params }, gone);
      await shopper.refused(catalogueCalls.getSimilarProducts, { params }, gone);
    },
  },
  {
    ...about,
    id: 'catalogue.similar',
    title: 'similar products are others',
    requirements: ['CAT-17', 'API-101'],
    calls: ['catalogue.getSimilarProducts'],
    async run({ visitor, shop }) {
      for (const { slug, sku } of (await shop.products()).slice(0, 3)) {
        const similar = await visitor().ok(catalogueCalls.getSimilarProducts, { params: { slug } });
        holds(!similar.some((one) => one.sku === sku), `${sku} is not similar to itself`);
      }
    },
  },
  {
    ...about,
    id: 'catalogue.categories',
    title: 'a category has as many products as it says, all of them below it',
    requirements: ['API-096', 'API-097', 'API-098'],
    calls: ['catalogue.getCategoryTrees', 'catalogue.getCategory', 'catalogue.getCategoryProducts'],
    async run({ visitor }) {
      const shopper = visitor();
      const trees = await shopper.ok(catalogueCalls.getCategoryTrees);
      needed(trees[0], 'the shop has no categories');
      for (const { slug, productCount, children } of trees.slice(0, 4)) {
        const params = { slug };
        const category = await shopper.ok(catalogueCalls.getCategory, { params });
        equals(category.productCount, productCount, `products of ${slug} in the tree`);
        equals(
          category.children.map((child) => child.slug),
          children.map((child) => child.slug),
          `children of ${slug}`,
        );
        const page = await shopper.ok(catalogueCalls.getCategoryProducts, { params, query: {} });
        equals(page.total, productCount, `products listed in ${slug}`);
        for (const product of page.results) {
          const above = [product.category, ...product.parentCategories].map((one) => one.slug);
          holds(above.includes(slug), `${product.sku} is in or below ${slug}`);
        }
      }
    },
  },
  {
    ...about,
    id: 'catalogue.offers',
    title: 'every offer is reduced, or cheaper for several',
    requirements: ['CAT-02'],
    calls: ['catalogue.getOffers', 'catalogue.getFlyers'],
    async run({ visitor }) {
      const { results, endings } = await visitor().ok(offerCalls.getOffers);
      for (const { sku, price } of results)
        holds(
          price.former !== undefined || price.multiBuy !== undefined || price.loyalty !== undefined,
          `${sku} is an offer`,
        );
      const skus = new Set(results.map(({ sku }) => sku));
      holds(
        endings.every(({ sku }) => skus.has(sku)),
        'only offers end',
      );
      await visitor().ok(offerCalls.getFlyers);
    },
  },
];
