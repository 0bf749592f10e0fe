import type { ShopLocale } from '@larder/contracts/tenant';
import { LRUCache } from 'lru-cache';
import type { JsonFetch } from '../backend.js';
import type { HostedShop } from '../tenants/shops.js';
import { createPageUrls, type FetchJson, type PageUrls } from './page-urls.js';
import { maxUrls, sitemapFile, sitemapIndex, type Versions } from './sitemap-xml.js';

export interface SitemapOptions {
  readonly fetchFor: (host: string) => JsonFetch;
  /** Public origin of a shop at a host name. */
  readonly originOf: (host: string) => string;
  readonly now?: () => number;
}

/** Milliseconds for which a shop's sitemaps are cached. */
const ttlMs = 600_000;
/** Maximum number of shops with cached sitemaps; the least recently used is evicted. */
const maxShops = 50;

type Files = ReadonlyMap<string, string>;

interface Kept {
  readonly at: number;
  /** A shop that is built again has other pages. */
  readonly built: HostedShop['built'];
  readonly files: Promise<Files>;
}

/**
 * `sitemap.xml`, an index, and the files that it lists: every indexable page in all languages of the
 * shop (A10). Undefined for an unknown file or a shop that must not be indexed.
 */
export function createSitemaps(options: SitemapOptions) {
  const { now = Date.now } = options;
  const kept = new LRUCache<string, Kept>({ max: maxShops });
  return async (shop: HostedShop, name: string): Promise<string | undefined> => {
    if (!shop.built.shop.registry.tenant.searchEngineIndex) return undefined;
    const known = kept.get(shop.host);
    if (known?.built === shop.built && now() - known.at < ttlMs)
      return (await known.files).get(name);
    const files = filesOf(shop, options);
    kept.set(shop.host, { at: now(), built: shop.built, files });
    // Failures are not cached, so the next request retries.
    files.catch(() => kept.delete(shop.host));
    return (await files).get(name);
  };
}

async function filesOf(shop: HostedShop, options: SitemapOptions): Promise<Files> {
  const { registry } = shop.built.shop;
  const call = options.fetchFor(shop.host);
  const ask: FetchJson = async (path, { code }) => {
    const answer = await call(path, { headers: { 'accept-language': code } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const { locales } = registry.tenant;
  const found = await Promise.all(
    locales.map((locale) => createPageUrls({ registry, locale, ask, hrefOf: shop.code.hrefOf })),
  );
  const origin = options.originOf(shop.host);
  const files = new Map<string, string>();
  for (const kind of Object.keys(found[0] ?? {}) as (keyof PageUrls)[]) {
    const pages = versionsOf(
      locales,
      found.map((addresses) => addresses[kind]),
      origin,
    );
    const most = Math.floor(maxUrls / Math.max(1, locales.length));
    for (let i = 0; i * most < pages.length; i += 1)
      files.set(`sitemap-${kind}-${i + 1}.xml`, sitemapFile(pages.slice(i * most, (i + 1) * most)));
  }
  const names = [...files.keys()].map((name) => `${origin}/${name}`);
  return files.set('sitemap.xml', sitemapIndex(names));
}

/** Groups the language versions of a page: they have the same path after the language prefix. */
function versionsOf(
  locales: readonly ShopLocale[],
  paths: readonly (readonly string[])[],
  origin: string,
): Versions[] {
  const pages = new Map<string, Map<string, string>>();
  locales.forEach(({ code, prefix }, i) => {
    for (const path of new Set(paths[i])) {
      const bare = prefix === '' ? path : path.slice(prefix.length + 1) || '/';
      const versions = pages.get(bare) ?? new Map<string, string>();
      pages.set(bare, versions.set(code, origin + path));
    }
  });
  return [...pages.values()];
}
