import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

type Params = Readonly<Record<string, string | undefined>>;

/** NAV-48…50: paths of the external shop by route, with the parameter that each one needs, encoded (NAV-51). */
const FORWARDED: Readonly<Record<string, (params: Params) => string | undefined>> = {
  'product-slug': ({ slug }) => pathOf('/produkte/', slug),
  category: ({ slug }) => pathOf('/kategorie/', slug),
  'products-slug': ({ slug }) => pathOf('/kategorie/', slug),
  'search-term': ({ term }) => pathOf('/suche/', term, '?tab=products'),
};

function pathOf(prefix: string, value: string | undefined, query = ''): string | undefined {
  return value === undefined ? undefined : prefix + encodeURIComponent(value) + query;
}

/**
 * PLAT-25, 26: URL of a page in the external shop, or `undefined` when the tenant does not forward this
 * page. `hosts` may include a scheme.
 */
export function externalHref(
  { shopForward, environment }: Pick<ClientRuntimeConfig, 'shopForward' | 'environment'>,
  routeId: string,
  params: Params,
): string | undefined {
  const host = shopForward.enabled ? shopForward.hosts[environment].replace(/\/$/, '') : '';
  const path = host === '' ? undefined : FORWARDED[routeId]?.(params);
  if (path === undefined) return undefined;
  return (/^https?:\/\//.test(host) ? host : `https://${host}`) + path;
}
