import type { OpenOptions, Opened } from '../navigation/open-page.js';
import { openPage } from '../navigation/open-page.js';
import { middlewareOf } from '../navigation/middleware.js';
import { targetOf } from '../navigation/page-view.js';
import type { PagePayload } from '../navigation/payload.js';
import type { ModuleIndex } from '../feature/module-index.js';
import type { AppStore } from '../store/create-store.js';
import { showInTransition } from './page-transition.js';
import { createPayloadLoader, type PayloadLoader } from './prefetch/payload-loader.js';

/** Opens the pages that follow the first one. */
export interface PageOpener {
  readonly payloads: PayloadLoader;
  /** By the page's payload when there is one, otherwise by the page's own calls. */
  readonly open: (url: string) => Promise<Opened>;
  /** By the page's own calls. */
  readonly openWithCalls: (url: string) => Promise<Opened>;
}

interface OpenerServices extends Pick<OpenOptions, 'registry' | 'context'> {
  readonly store: AppStore;
  readonly modules: ModuleIndex;
}

export function createPageOpener(services: OpenerServices): PageOpener {
  const { registry, context, store, modules } = services;
  const payloads = createPayloadLoader(store, modules, window.fetch.bind(window));
  const options = {
    registry,
    context,
    isOnline: () => window.navigator.onLine,
    middleware: middlewareOf(context),
  };
  return {
    payloads,
    open: async (url) => {
      const opened = await openFromPayload({ ...options, url, payloads });
      return opened.kind === 'view' ? { ...opened, present: showInTransition } : opened;
    },
    openWithCalls: (url) => openPage({ ...options, url }),
  };
}

export interface FromPayload extends OpenOptions {
  readonly payloads: Pick<PayloadLoader, 'load'>;
}

export async function openFromPayload(options: FromPayload): Promise<Opened> {
  const { registry, url, payloads } = options;
  const isCacheable = targetOf(registry, url).match?.route.middleware === 'cacheable';
  const payload = isCacheable ? await payloads.load(url) : undefined;
  if (payload?.redirect !== undefined)
    return { kind: 'redirect', to: payload.redirect, status: 302 };
  if (payload?.error) return errorOf(payload, payload.error, url);
  const opened = await openPage({ ...options, skipPreload: payload?.status === 200 });
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
