import { routeRef } from '@larder/contracts';
import { notFoundExtra } from '@larder/contracts/content';
import {
  api,
  contribute,
  defineFeature,
  eager,
  PageError,
  PageRedirect,
  route,
  type FeatureContext,
} from '@larder/platform';
import {
  createRegistry,
  createShop,
  createTexts,
  renderPrivate,
  renderPublic,
  hrefOf,
  splitLocale,
} from '@larder/platform/server';
import { isSitePath } from '@larder/platform';
import type { ShopParts } from '../tenants/build-shop.js';
import type { Code } from '../tenants/shops.js';
import { sampleTheme } from './sample-theme.js';

const call = { id: 'getThing', method: 'GET', path: '/api/thing' } as const;
const extraCall = { id: 'getExtra', method: 'GET', path: '/api/extra' } as const;
const sampleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<{ name: string }, void>({ query: () => ({ call, args: {} }) }),
    getExtra: build.query<unknown, void>({ query: () => ({ call: extraCall, args: {} }) }),
  }),
});

const preload = (context: FeatureContext) => context.query(sampleApi.endpoints.getThing, undefined);
const preloadExtra = (context: FeatureContext) =>
  context.query(sampleApi.endpoints.getExtra, undefined);
const head = () => ({ title: 'Thing' });

function Thing() {
  const { data } = sampleApi.useGetThingQuery();
  return <h1>{data?.name ?? 'nothing'}</h1>;
}

const english = { code: 'en', prefix: '', label: 'English' };

const broken = () => Promise.reject(new PageError(404, 'Page Not Found: /none'));
const moved = () => Promise.reject(new PageRedirect('/', 301));
const away = () => Promise.reject(new PageRedirect('//evil.example', 301));
/** Redirects only visitors who enter the shop here. */
const old = async ({ hasPrevious }: FeatureContext) => {
  if (!hasPrevious) throw new PageRedirect('/', 301);
  return Promise.resolve();
};
const page = { default: Thing, preload, head };

const sample = defineFeature({
  id: 'sample',
  enabled: () => true,
  routes: [
    route(routeRef('index', { configName: '' }), eager(page, 'sample/index'), {
      middleware: 'cacheable',
    }),
    route(routeRef('mine'), eager(page, 'sample/mine')),
    route(routeRef('none'), eager({ default: Thing, preload: broken }), {
      middleware: 'cacheable',
    }),
    route(routeRef('moved'), eager({ default: Thing, preload: moved }), {
      middleware: 'cacheable',
    }),
    route(routeRef('old-link'), eager({ default: Thing, preload: old }), {
      middleware: 'cacheable',
    }),
    route(routeRef('away'), eager({ default: Thing, preload: away }), { middleware: 'cacheable' }),
  ],
  contributions: [contribute(notFoundExtra, eager({ default: Thing, preload: preloadExtra }))],
});

/** The code of a shop with one feature: a public page, a private page, and pages that fail or redirect. */
export const sampleCode: Code = {
  renderPrivate,
  renderPublic,
  splitLocale,
  hrefOf,
  isSitePath,
  checkSettings: () => Promise.resolve(),
  buildShop: async ({ config, redirects, notFound, fetch, report }: ShopParts) => {
    const registry = createRegistry([sample], config.clientRuntimeConfig);
    return Promise.resolve({
      tenantId: registry.tenant.tenantId,
      features: ['sample'],
      featureModules: [],
      fonts: [],
      theme: sampleTheme,
      styles: { url: '/_theme/1.css', body: ':root{--a:1}' },
      styleFiles: new Set(),
      dataByLocale: new Map([['en', { url: '/_shop/en.1.json', body: '{"tenant":{}}' }]]),
      shop: createShop({
        registry,
        shell: {
          Layout: ({ children }) => <main>{children}</main>,
          ErrorScreen: ({ view }) => <p role="alert">{`${view.status} ${view.message}`}</p>,
        },
        settings: {},
        texts: new Map([
          ['en', createTexts(registry.tenant, english, { 'shell.loading': 'Loading page' })],
        ]),
        redirects,
        notFound,
        preloadLayout: () => Promise.resolve(),
        fetch,
        origin: '',
        report,
      }),
    });
  },
};
