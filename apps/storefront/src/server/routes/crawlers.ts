import type { FastifyInstance } from 'fastify';
import type { JsonFetch } from '../backend.js';
import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { compressText } from '../http/compress.js';
import type { HeaderSets } from '../http/security-headers.js';
import { createSitemaps } from '../seo/sitemaps.js';
import type { HostedShop } from '../tenants/shops.js';
import type { WithShop } from './with-shop.js';

export interface CrawlerRoutesOptions {
  readonly headers: HeaderSets;
  /** Public origin of a shop at a host name. */
  readonly originOf: (host: string) => string;
  /** Backend calls of a shop. */
  readonly fetchFor: (host: string) => JsonFetch;
}

/** Files that search engines request before a shop's pages. */
export function crawlerRoutes(
  app: FastifyInstance,
  { originOf, headers, fetchFor }: CrawlerRoutesOptions,
  withShop: WithShop,
): void {
  app.get(
    '/robots.txt',
    withShop(async (shop) => robots(shop, originOf(shop.host), headers)),
  );
  const sitemap = createSitemaps({ fetchFor, originOf });
  for (const name of ['sitemap.xml', 'sitemap-:kind.xml'])
    app.get(
      `/${name}`,
      withShop(async (shop, { raw }) => {
        const text = await sitemap(shop, (raw.url ?? '').slice(1).split('?')[0] ?? '');
        return text === undefined ? undefined : sitemapResponse(text, headers);
      }),
    );
}

async function sitemapResponse(text: string, headers: HeaderSets): Promise<CachedResponse> {
  const body = Buffer.from(text);
  return createCachedResponse({
    status: 200,
    headers: {
      ...headers.file,
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
    body,
    encoded: await compressText(body, 'quick'),
  });
}

function robots({ built }: HostedShop, origin: string, headers: HeaderSets): CachedResponse {
  const isIndexed = built.shop.registry.tenant.searchEngineIndex;
  const lines = isIndexed
    ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /*/_payload.json$']
    : ['User-agent: *', 'Disallow: /'];
  const sitemap = isIndexed ? `Sitemap: ${origin}/sitemap.xml` : `# ${origin}`;
  const text = [...lines, '', sitemap, ''].join('\n');
  return createCachedResponse({
    status: 200,
    headers: {
      ...headers.file,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
    body: Buffer.from(text),
  });
}
