import { createRegistry } from '@larder/platform';
import { hrefOf, splitLocale } from '@larder/platform/server';
import { testTenant } from '@larder/platform/testing';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { featureModules, loadFeatures } from '../../features.js';
import type { JsonFetch } from '../backend.js';
import type { HostedShop } from '../tenants/shops.js';
import { createSitemaps } from '../seo/sitemaps.js';

export const locales = [
  { code: 'de-AT', prefix: '', label: 'Deutsch' },
  { code: 'en', prefix: 'en', label: 'English' },
];
export const origin = 'https://shop.example';

export async function shopWith(config: Partial<ClientRuntimeConfig> = {}): Promise<HostedShop> {
  const tenant = testTenant({ locales, searchEngineIndex: true, ...config });
  const registry = createRegistry(await loadFeatures(Object.keys(featureModules)), tenant);
  const built = { shop: { registry } };
  return { host: 'shop.example', built, code: { hrefOf, splitLocale } } as unknown as HostedShop;
}

/** A backend with `count` products; the page `nur` exists in German alone. */
export function backend(count = 2) {
  const calls: string[] = [];
  const state = { isDown: false };
  const answerTo = (path: string, language: string): unknown => {
    const [name = '', query = ''] = path.split('?');
    const search = new URLSearchParams(query);
    const offset = Number(search.get('offset'));
    const size = Number(search.get('pageSize'));
    const slugs = Array.from({ length: count }, (_, i) => ({ slug: `p-${i}` }));
    return {
      '/api/content/pages': [
        { slug: 'index' },
        { slug: 'a&b' },
        ...(language === 'en' ? [] : [{ slug: 'nur' }]),
      ],
      '/api/category-trees': [{ slug: 'obst', children: [{ slug: 'beeren', children: [] }] }],
      '/api/brands': [{ slug: 'hof' }],
      '/api/checkout-stores': [{ storeId: 'nord' }],
      '/api/recipes': { results: [{ slug: 'dal' }], total: 1 },
      '/api/products': { results: slugs.slice(offset, offset + size), total: count },
    }[name];
  };
  const fetchFor = (): JsonFetch => (path, init) => {
    calls.push(path);
    const data = answerTo(path, new Headers(init?.headers).get('accept-language') ?? '');
    const ok = !state.isDown && data !== undefined;
    return Promise.resolve({ ok, status: ok ? 200 : 503, json: () => Promise.resolve(data) });
  };
  return { calls, state, fetchFor };
}
export const sitemaps = (of: ReturnType<typeof backend>, now = Date.now) =>
  createSitemaps({ fetchFor: of.fetchFor, originOf: () => origin, now });
