import { indexRoute } from '@larder/contracts/content';
import { searchEntryRoute } from '@larder/contracts/search';
import type { Head } from '@larder/platform';
import type { HostedShop } from '../tenants/shops.js';
import { iconUrl } from '../web-app/icons.js';

/** Names of fields that contain URLs. */
const URL_FIELDS = new Set(['url', 'item', 'image', 'logo', '@id', 'urlTemplate']);

/** Structured data with absolute URLs, because search engines accept no paths. */
export function withOrigin(value: unknown, origin: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withOrigin(one, origin, key));
  if (typeof value === 'string')
    return URL_FIELDS.has(key) && value.startsWith('/') ? origin + value : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withOrigin(one, origin, name)]),
  );
}

/** The page's head with absolute URLs and, on the home page, data about the shop. */
export function withSiteData(
  head: Head,
  { built, code }: HostedShop,
  url: string,
  origin: string,
): Head {
  const { registry } = built.shop;
  const { tenant, routes } = registry;
  const { locale } = code.splitLocale(url.split('?')[0] ?? '/', tenant.locales);
  const home = code.hrefOf(routes, locale, indexRoute, {});
  const own = head.jsonLd ?? [];
  const isHome = home !== undefined && head.canonical === home;
  const site = isHome ? siteOf(built, home, code.hrefOf(routes, locale, searchEntryRoute, {})) : [];
  const jsonLd = [...site, ...own].map((block) => withOrigin(block, origin) as object);
  return jsonLd.length === 0 ? head : { ...head, jsonLd };
}

function siteOf({ shop }: HostedShop['built'], home: string, search: string | undefined) {
  const { shopName: name } = shop.registry.tenant;
  return [
    // The icon: a logo in the header may be drawn for its coloured ground.
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name,
      url: home,
      logo: iconUrl('512'),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: home,
      ...(search !== undefined && {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${search}?term={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      }),
    },
  ];
}
