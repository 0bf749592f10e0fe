import http from 'node:http';
import type { Tracing } from '@larder/tracing';
import type { FastifyInstance } from 'fastify';
import { connectBackend, type Backend } from './backend.js';
import { withResponseValidation } from './responses/validate-responses.js';
import type { CachedResponse } from './http/cached-response.js';
import { createFastPath } from './http/fast-path.js';
import { observeHost } from './http/operation/observe-host.js';
import { routeOf } from './http/operation/page-label.js';
import { previewGate } from './http/preview-gate.js';
import { proxyRoutes } from './http/proxy.js';
import { CONTENT_POLICY, headersFor, type HeaderSets } from './http/security-headers.js';
import type { Build } from './pages/build.js';
import { connectValkey } from './pages/connect-valkey.js';
import { noScriptRoutes } from './no-script/routes.js';
import { createResponseCache } from './responses/response-cache.js';
import { createPageCache, type PageCache } from './pages/page-cache.js';
import { createPageService, type PageService } from './pages/page-service.js';
import { createRecompressor } from './pages/recompress-pages.js';
import { createRenderQueue } from './pages/render-queue.js';
import { createSharedPages, type SharedPages } from './pages/shared-pages.js';
import type { OfficeFiles } from './routes/office/office-files.js';
import { officeRoutes } from './routes/office/office-routes.js';
import { fileRoutes } from './routes/files.js';
import { pageRoutes } from './routes/pages.js';
import { systemRoutes } from './routes/system.js';
import { isSecure, publicOrigin, type Settings } from './settings/settings.js';
import { readLayoutStyles } from './tenants/layout-styles.js';
import { type ClosedShop, type ShopLanguages } from './tenants/tenant-errors.js';
import { createShops, type Code, type Shops } from './tenants/shops.js';
import { installHooks, listeningUrl, createServer } from './http/create-server.js';

export interface HostParts {
  readonly settings: Settings;
  readonly loadCode: () => Promise<Code>;
  /** Absent in development. */
  readonly build?: Build | undefined;
  readonly assets?: ReadonlyMap<string, CachedResponse>;
  /** Texts of the build's style sheets by URL. */
  readonly styles?: ReadonlyMap<string, string>;
  /** Absent where no back office was built. */
  readonly office?: OfficeFiles | undefined;
  /** Code of the service worker. */
  readonly worker?: string;
  /** Shops that are disabled because their configuration is invalid; may change while the host runs. */
  readonly closed?: readonly ClosedShop[];
  /** Languages of shops by host name, for error pages without the backend; may change as well. */
  readonly languages?: ReadonlyMap<string, ShopLanguages>;
  /** Content security policy of pages; development relaxes it for the bundler's injected code. */
  readonly pagePolicy?: string;
  /** Traces requests when present. */
  readonly tracing?: Tracing | undefined;
  /** Called when the backend reports a change of public data; development reloads the pages. */
  readonly onPurge?: () => void;
  /** Called before every other handler; development serves sources through it. */
  readonly before?: (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    next: () => void,
  ) => void;
}

type Purge = (tags: readonly string[]) => Promise<number>;

/** Timeout for rendering a page in milliseconds; after it, the browser renders the page. */
const RENDER_DEADLINE_MS = 3000;
/** Prefix of the tag of data that every page of a tenant shows: configuration, messages and redirects. */
const TENANT_TAG = 'tenant:';
/** Development shows every change at once. */
const NO_CACHE = 0;

/** The storefront's server, not yet listening. */
export async function createHost(parts: HostParts): Promise<FastifyInstance> {
  const { settings, build, assets = new Map<string, CachedResponse>(), before } = parts;
  const secure = isSecure(settings.publicOrigins);
  const headers = headersFor(secure, parts.pagePolicy ?? CONTENT_POLICY);
  const cache = createPageCache(build ? settings.cacheBytes : NO_CACHE);
  const backend = connectBackend(settings.commerceApiUrl, secure);
  const closing = { now: false };
  const report = (error: unknown) => app.log.warn({ err: error }, 'while making pages');
  const originOf = (host: string) =>
    publicOrigin(settings.publicOrigins, host, listeningUrl(app, settings));
  const observer = observeHost(settings);
  const front = createFastPath({
    assets,
    cache,
    onServed: observer.onServed,
    onUse: createRecompressor(cache, report),
    isClosing: () => closing.now,
  });
  const app = createServer(parts, headers, (handler) => (request, response) => {
    if (front(request, response)) return;
    if (before) before(request, response, () => handler(request, response));
    else handler(request, response);
  });
  parts.tracing?.observe(app, { routeOf, isJoined: false });
  installHooks(app, secure, closing);
  observer.attach(app);
  const answers = createResponseCache();
  // If a refreshed shop has a new configuration, `onChange` purges its pages.
  const purgeHere = async (tags: readonly string[]) => {
    answers.clear();
    const purged = cache.purge(tags);
    const tenants = tags.filter((tag) => tag.startsWith(TENANT_TAG));
    await Promise.all(tenants.map((tag) => shops.refresh(tag.slice(TENANT_TAG.length))));
    return purged;
  };
  const shared = connectSharedPages(parts, { answers, cache, onPurge: purgeHere, report });
  app.addHook('onClose', () => Promise.all([backend.close(), shared?.close()]));
  const purge = async (tags: readonly string[]) => {
    await shared?.purge(tags);
    return purgeHere(tags);
  };
  const shops = createShops({
    loadCode: parts.loadCode,
    fetchFor: backend.fetchFor,
    pageFetchFor: (host) => {
      const call = withResponseValidation(backend.fetchFor(host), report);
      return build ? answers.remember(host, call) : call;
    },
    version: build?.id ?? 'development',
    report,
    layoutStyles: readLayoutStyles(build, parts.styles ?? new Map()),
    ...(parts.closed && { closed: parts.closed }),
    onChange: (host) => void purge([`host:${host}`]),
  });
  const queue = createRenderQueue({ limit: settings.renderLimit, deadline: RENDER_DEADLINE_MS });
  observer.watch({ pool: backend.pool, cache, queue, closed: parts.closed ?? [] });
  const pages = createPageService({
    renderer: { build, headers, originOf },
    cache,
    shared,
    queue,
    onServed: observer.countPage,
    isBackendDown: backend.isDown,
    report,
  });
  await addRoutes(app, parts, { backend, shops, pages, purge, headers, originOf });
  return app;
}

interface Served extends Readonly<{ backend: Backend; shops: Shops; pages: PageService }> {
  readonly purge: Purge;
  readonly headers: HeaderSets;
  readonly originOf: (host: string) => string;
}

async function addRoutes(app: FastifyInstance, parts: HostParts, served: Served): Promise<void> {
  const { settings, build, languages = new Map<string, ShopLanguages>() } = parts;
  const { backend, shops, pages, purge, headers, originOf } = served;
  const { purgeSecret, isPurgedByNetwork } = settings;
  const purgeAll = withPurgeHook(purge, parts.onPurge);
  const known = { languages, purge: purgeAll, purgeSecret, isPurgedByNetwork };
  systemRoutes(app, { backend, ...known });
  const { publicOrigins, proxies } = settings;
  const calls = { backend, isSecure: isSecure(publicOrigins), proxies };
  await app.register(proxyRoutes, calls);
  if (parts.office) officeRoutes(app, parts.office);
  await app.register(noScriptRoutes, { shops, headers, languages, ...calls });
  const { fetchFor } = backend;
  const files = { worker: settings.hasServiceWorker ? parts.worker : undefined, fetchFor };
  fileRoutes(app, { shops, settings, headers, build, originOf, ...files });
  pageRoutes(app, { shops, pages, headers, languages, build, mayPreview: previewGate(backend) });
}

/** Calls `onPurge` after purges on request; the host's own purges do not call it. */
function withPurgeHook(purge: Purge, onPurge: HostParts['onPurge']): Purge {
  return async (tags) => {
    const purged = await purge(tags);
    onPurge?.();
    return purged;
  };
}

interface OwnPages {
  readonly answers: { clear(): void };
  readonly cache: PageCache;
  readonly onPurge: (tags: readonly string[]) => void;
  readonly report: (error: unknown) => void;
}

/** The shared page cache, when CACHE_URL is set. */
function connectSharedPages(
  { settings: { cacheUrl }, build }: Pick<HostParts, 'settings' | 'build'>,
  { answers, cache, onPurge, report }: OwnPages,
): SharedPages | undefined {
  if (cacheUrl === undefined || !build) return undefined;
  return createSharedPages({
    client: connectValkey(cacheUrl, report),
    listener: connectValkey(cacheUrl, report),
    buildId: build.id,
    onPurge,
    onGap() {
      answers.clear();
      cache.expire();
    },
    report,
  });
}
