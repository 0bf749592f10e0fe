import { catalogueCalls } from '@larder/contracts/catalogue';
import { offerCalls } from '@larder/contracts/catalogue/offers';
import { offerWire, wire } from '@larder/contracts/catalogue/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/http/bind-calls.js';
import type { Kernel } from '../kernel/kernel.js';
import { categoryBySlug, categoryTrees } from './categories.js';
import { readOffers } from './offers/read-offers.js';
import { listBrands } from './repository.js';
import { categoryProducts, listed, productDetail, similarProducts } from './service.js';

/** Characters of an ISO instant down to its hour. */
const HOUR = 13;

export function catalogueRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: catalogueCalls, wire },
    {
      getCategoryTrees: ({ context }) => categoryTrees(context),
      getCategory: ({ params, context }) => categoryBySlug(context, params.slug),
      getCategoryProducts: ({ params, query, context }) =>
        categoryProducts(context, params.slug, query),
      getProducts: ({ query, context }) => listed(context, query),
      getProduct: ({ params, context }) => productDetail(context, params.sku),
      getSimilarProducts: ({ params, context }) => similarProducts(context, params.slug),
      getBrands: ({ context }) => listBrands(context),
    },
    { maxAge: 60 },
  );
  bind(
    app,
    kernel,
    { calls: offerCalls, wire: offerWire },
    { getOffers: ({ context }) => readOffers(context) },
    // Offers end without a change of the catalogue.
    { maxAge: 60, variesBy: ({ now }) => now.toISOString().slice(0, HOUR) },
  );
}
