import type { FeatureContext } from '../feature/context.js';
import type { Head } from '../feature/page.js';
import type { Registry } from '../feature/assemble-registry.js';
import type { CheckResult } from '../navigation/navigation-checks.js';
import { splitLocale } from '../navigation/links/href.js';
import { openPage, type Opened } from '../navigation/open-page.js';
import type { PagePayload } from '../navigation/payload.js';
import type { RouteMatch } from '../navigation/route-table.js';
import type { View } from '../render/app.js';
import type { History } from './history.js';
import type { PayloadLoader } from './prefetch/payload-loader.js';

export interface NavigatorOptions {
  readonly registry: Registry;
  readonly context: () => FeatureContext;
  readonly history: History;
  readonly payloads: Pick<PayloadLoader, 'load'>;
  readonly initial: View;
  readonly isOnline: () => boolean;
  readonly middleware: (match: RouteMatch, url: string) => CheckResult | Promise<CheckResult>;
  readonly onHead: (head: Head) => void;
  readonly onOffline: () => void;
  /** Leaves the shop, or opens a page that only the server can render. */
  readonly leave: (url: string) => void;
  /** True when the running code is of an old build: the next page is then a full page load. */
  readonly isOutdated: () => boolean;
}

/** Resolves a URL: by the page's payload when there is one, otherwise by the page's own calls. */
export async function followNavigation(options: NavigatorOptions, url: string): Promise<Opened> {
  const { registry } = options;
  if (!options.isOnline()) {
    options.onOffline();
    return { kind: 'cancelled' };
  }
  const { path } = splitLocale(url.split('?')[0] ?? '/', registry.tenant.locales);
  const isCacheable = registry.routes.match(path)?.route.middleware === 'cacheable';
  const payload = isCacheable ? await options.payloads.load(url) : undefined;
  if (payload?.redirect !== undefined)
    return { kind: 'redirect', to: payload.redirect, status: 302 };
  if (payload?.error) return errorOf(payload, payload.error, url);
  const opened = await openPage({
    registry,
    context: options.context(),
    url,
    isOnline: options.isOnline,
    middleware: options.middleware,
    skipPreload: payload?.status === 200,
  });
  return opened.kind === 'view' && payload ? { ...opened, head: payload.head } : opened;
}

/** The server has responded that the page does not exist, so there is no retry. */
function errorOf(
  { status, head }: PagePayload,
  error: NonNullable<PagePayload['error']>,
  url: string,
): Opened {
  return {
    kind: 'view',
    view: { kind: 'error', url, status, ...error },
    head,
    status,
    match: undefined,
  };
}
