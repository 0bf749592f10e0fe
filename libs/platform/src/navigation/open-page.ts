import { isCallError, isNotFound, isUnreachable } from '../api/errors.js';
import type { FeatureContext } from '../feature/context.js';
import { PageError, PageRedirect, type Head } from '../feature/page.js';
import type { Registry } from '../feature/assemble-registry.js';
import type { View } from '../render/app.js';
import { runChecks, type CheckResult } from './navigation-checks.js';
import { loadView, splitOnce, targetOf } from './page-view.js';
import { redirectOf } from './redirects.js';
import type { RouteMatch } from './route-table.js';
import { localised, splitLocale } from './links/href.js';

export interface OpenOptions {
  readonly registry: Registry;
  readonly context: FeatureContext;
  /** Path with query and language prefix. */
  readonly url: string;
  readonly isOnline: () => boolean;
  /** NAV-54: require-login; the host implements `cacheable`. */
  readonly middleware: (match: RouteMatch, url: string) => CheckResult | Promise<CheckResult>;
  /** In the browser, a page whose payload is loaded needs no preload. */
  readonly skipPreload?: boolean;
}

export type Opened =
  | {
      readonly kind: 'view';
      readonly view: View;
      readonly head: Head | undefined;
      readonly status: number;
      readonly match: RouteMatch | undefined;
      /** How a page that follows is shown; resolves when it is. */
      readonly present?: (show: () => void) => Promise<void>;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'cancelled' };

/** Resolves a URL to a view: checks, route, code and data of the page (NAV-52…58). */
export async function openPage(options: OpenOptions): Promise<Opened> {
  const target = targetOf(options.registry, options.url);
  const { fullPath, query, match } = target;
  try {
    const view = match && (await loadView(options.url, match, query));
    const verdict = await runChecks(checksOf(options, match, view), target);
    if (verdict === false) return { kind: 'cancelled' };
    if (verdict !== true)
      return { kind: 'redirect', to: verdict.to, status: verdict.status ?? 302 };
    if (!view) throw new PageError(404, `Page not found: ${fullPath}`);
    const { module, props } = view;
    if (!options.skipPreload) await module.preload?.(options.context, props);
    const head = module.head?.(options.context, props);
    const status = module.status?.(options.context, props) ?? 200;
    return { kind: 'view', view, head, status, match };
  } catch (error) {
    if (error instanceof PageRedirect)
      return { kind: 'redirect', to: error.to, status: error.status };
    return failed(error, options, fullPath, match);
  }
}

function checksOf(
  options: OpenOptions,
  match: RouteMatch | undefined,
  view: Awaited<ReturnType<typeof loadView>> | undefined,
) {
  return {
    validation: ({ fullPath }: { fullPath: string }) => {
      if (view?.module.validate?.(view.props) === false)
        throw new PageError(404, `Page Not Found: ${fullPath}`);
      return true as const;
    },
    online: () => options.isOnline(),
    redirects: ({ path, query }: { path: string; query: string }): CheckResult => {
      const rules = options.context.getState().core.redirects;
      const to = rules && redirectOf(rules, path, query);
      return to === undefined ? true : { to: inLanguageOf(options, to), status: 301 };
    },
    rules: () => true as const,
    middleware: () => (match ? options.middleware(match, options.url) : true),
  };
}

/** Rules contain no language: a redirect keeps the language of the URL. */
function inLanguageOf({ url, registry }: OpenOptions, to: string): string {
  const { locales } = registry.tenant;
  const { locale } = splitLocale(splitOnce(url, '?')[0], locales);
  const [target, query] = splitOnce(to, '?');
  const names = splitLocale(target, locales).path !== target;
  const path = names ? target : localised(target, locale);
  return query === '' ? path : `${path}?${query}`;
}

function failed(
  error: unknown,
  options: OpenOptions,
  path: string,
  match: RouteMatch | undefined,
): Opened {
  const page = toPageError(error, path);
  const view: View = {
    kind: 'error',
    url: options.url,
    status: page.status,
    message: page.message,
    data: page.data,
  };
  return { kind: 'view', view, head: undefined, status: page.status, match };
}

/** Message of a page whose backend gave no answer (ERR-09). */
export const BACKEND_UNAVAILABLE = 'Backend or internet is not available';

/** ERR-09, 10: what the failure of a page's own call means for the page. */
export function toPageError(error: unknown, path: string): PageError {
  if (error instanceof PageError) return error;
  // The backend rejects malformed parameters, so there is no such page; the shop is not at fault.
  if (isNotFound(error) || isUnreadable(error))
    return new PageError(404, `Page Not Found: ${path}`);
  if (isUnreachable(error)) return new PageError(500, BACKEND_UNAVAILABLE);
  const message = isCallError(error)
    ? error.data.message
    : error instanceof Error
      ? error.message
      : '';
  return new PageError(500, message);
}

const isUnreadable = (error: unknown) => isCallError(error) && error.status === 400;
