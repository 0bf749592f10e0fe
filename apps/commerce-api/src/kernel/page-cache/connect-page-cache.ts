import type { PageCachePurge } from './page-cache-purge.js';
import { noPageCache } from './page-cache-purge.js';
import { storefrontPurge } from './storefront-purge.js';

/** The purge of the settings; undefined without a URL and a secret. */
export function connectPageCache(
  { storefront }: { readonly storefront?: { readonly url: string; readonly secret: string } },
  report: (message: string) => void,
): PageCachePurge {
  return storefront ? storefrontPurge({ ...storefront, report }) : noPageCache;
}
