import { searchCalls } from '@larder/contracts/search';
import { searchStartCalls } from '@larder/contracts/search/start';
import { wire } from '@larder/contracts/search/wire';
import type { FastifyInstance } from 'fastify';
import { contentReader } from '../content/content-reader.js';
import { bind } from '../kernel/http/bind-calls.js';
import { addScope } from '../kernel/http/feature-scope.js';
import type { RequestContext } from '../kernel/context.js';
import type { Kernel } from '../kernel/kernel.js';
import { inAllTenants } from '../kernel/database/tenant-scope.js';
import { scheduleJob } from '../kernel/schedule-job.js';
import { searchRecipes } from '../catalogue/recipes/service.js';
import { otherTerms } from './words/other-terms.js';
import { findCategories, findStores } from './repository.js';
import { searchProducts } from './search-products.js';
import { countSignals } from './ranking/signals.js';
import { boughtProducts } from './start/bought-products.js';
import { countSearches, createTermCounter } from './start/count-terms.js';
import { choosePopularTerms, popularTerms, storeTerms } from './start/popular-terms.js';
import { productByBarcode } from './start/product-by-barcode.js';
import type { Term } from './words/term.js';
import { parseTerm } from './words/term.js';

interface HitsInput {
  readonly params: { readonly term: string };
  readonly query: { readonly offset: number; readonly pageSize: number };
  readonly context: RequestContext;
}

const minute = 60_000;
const hour = 60 * minute;

/** One page of all that `find` has for the term; a term without a single word has none. */
function pageOfHits<Hit>(find: (scope: RequestContext, term: Term) => Promise<Hit[]>) {
  return async ({ params, query: { offset, pageSize }, context }: HitsInput) => {
    const term = parseTerm(params.term, context.locale);
    const hits = term.words.length === 0 ? [] : await find(context, term);
    const results = hits.slice(offset, offset + pageSize);
    return { total: hits.length, count: results.length, offset, results };
  };
}

/** What the words find, or what they stand for. */
async function categoriesMeant(scope: RequestContext, term: Term) {
  const found = await findCategories(scope, term);
  if (found.length > 0) return found;
  const others = await otherTerms(scope, term);
  const all = await Promise.all(others.map((other) => findCategories(scope, other)));
  return all.find((hits) => hits.length > 0) ?? [];
}

const domain = { calls: { ...searchCalls, ...searchStartCalls }, wire };
/** Seconds for which caches may keep what everybody gets. */
const isPublic = { maxAge: 60 };

export function searchRoutes(app: FastifyInstance, kernel: Kernel): void {
  bindProductSearch(app, kernel);
  bind(
    app,
    kernel,
    domain,
    {
      searchCategories: pageOfHits(categoriesMeant),
      searchRecipes: ({ params, query, context }) => searchRecipes(context, params.term, query),
      searchContent: pageOfHits((context, term) => contentReader(kernel, context).search(term)),
      searchStores: pageOfHits(findStores),
      getSearchBanner: async ({ params, context }) => {
        const term = parseTerm(params.term, context.locale);
        return (await contentReader(kernel, context).banner(term)) ?? {};
      },
      getPopularTerms: async ({ context }) => ({ terms: await popularTerms(context) }),
      getProductByBarcode: ({ params, context }) => productByBarcode(context, params.gtin),
    },
    isPublic,
  );
  bind(app, kernel, domain, {
    getBoughtProducts: ({ query, context }) => boughtProducts(context, query.term),
  });
  scheduleJob(app, { name: 'count signals', ms: hour }, async () => {
    await countSignals(kernel.db, kernel.clock.now());
    await choosePopularTerms(kernel.db, kernel.clock.now());
  });
}

/** In a scope of its own: of its answers the terms are counted. */
function bindProductSearch(app: FastifyInstance, kernel: Kernel): void {
  const counter = createTermCounter();
  const store = () => {
    const { db, cache, clock, productSearch } = kernel;
    const scope = { db, cache, now: clock.now(), ...(productSearch && { productSearch }) };
    return storeTerms(scope, counter.drain());
  };
  addScope(app, 'product search', (scope) => {
    countSearches(scope, kernel, counter);
    bind(
      scope,
      kernel,
      domain,
      {
        searchProducts: ({ params, query, context }) => searchProducts(context, params.term, query),
      },
      isPublic,
    );
    scope.addHook('onClose', () => inAllTenants(store));
  });
  scheduleJob(app, { name: 'store search terms', ms: minute }, store);
}
