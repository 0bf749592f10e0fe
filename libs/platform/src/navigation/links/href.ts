import type { RouteRef } from '@larder/contracts';
import type { ShopLocale } from '@larder/contracts/tenant';
import type { Query } from '../../feature/context.js';
import type { RouteTable } from '../route-table.js';

/** URL of a page in a language, or `undefined` when the shop has no such page. */
export function hrefOf<P extends object>(
  routes: RouteTable,
  locale: ShopLocale,
  ref: RouteRef<P>,
  params: P,
  query: Query = {},
): string | undefined {
  const pattern = routes.find(ref)?.patterns[0];
  if (!pattern) return undefined;
  const path = localised(pattern.build(params as Record<string, string | undefined>), locale);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Prefixes a path of the shop with the language. */
export function localised(path: string, locale: ShopLocale): string {
  if (locale.prefix === '') return path;
  return path === '/' ? `/${locale.prefix}` : `/${locale.prefix}${path}`;
}

/** Language of a path, and the path without the language prefix. */
export function splitLocale(path: string, locales: readonly ShopLocale[]) {
  const first = path.split('/')[1];
  const prefixed = locales.find((locale) => locale.prefix !== '' && locale.prefix === first);
  const locale = prefixed ?? locales.find((one) => one.prefix === '') ?? locales[0];
  if (!locale) throw new Error('no language');
  const rest = prefixed ? path.slice(prefixed.prefix.length + 1) : path;
  return { locale, path: rest === '' ? '/' : rest };
}
