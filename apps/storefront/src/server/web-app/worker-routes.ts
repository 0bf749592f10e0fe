import { createHash } from 'node:crypto';
import type { ShopLocale } from '@larder/contracts/tenant';
import type { FastifyInstance } from 'fastify';
import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { compressText } from '../http/compress.js';
import type { HeaderSets } from '../http/security-headers.js';
import type { WithShop } from '../routes/with-shop.js';
import type { HostedShop } from '../tenants/shops.js';
import type { WorkerConfig } from '../../worker/rules.js';
import type { FindDrawing } from './icons.js';
import { isInstallable } from './manifest.js';
import { offlinePage } from './offline-page.js';

interface WorkerOptions {
  readonly headers: HeaderSets;
  readonly build: { readonly id: string } | undefined;
  /** Code of the service worker, unless no shop may have one. */
  readonly worker: string | undefined;
  readonly findDrawing: FindDrawing;
}

/**
 * Replaces the service worker of a shop that has none any more. A missing file would leave the old one
 * running for ever.
 */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith('larder-')))
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

const OFFLINE = '/_app/offline/';

/** The service worker, and the page that it shows when it has no other. */
export function workerRoutes(
  app: FastifyInstance,
  { headers, build, worker, findDrawing }: WorkerOptions,
  withShop: WithShop,
): void {
  const render = async (body: Buffer, own: HeaderSets['page' | 'worker']) =>
    createCachedResponse({
      status: 200,
      headers: { 'cache-control': 'no-cache', ...own },
      body,
      encoded: await compressText(body, 'quick'),
    });
  const pageIn = async (shop: HostedShop, locale: ShopLocale) =>
    Buffer.from(offlinePage(shop, locale, await findDrawing(shop)));

  const codeOf = async (shop: HostedShop) => {
    const { webApp, locales } = shop.built.shop.registry.tenant;
    if (!isInstallable(shop) || !webApp?.offline || worker === undefined) return REMOVAL;
    const pages = locales.map(async (locale) => {
      // A new text or colour makes a new worker.
      const version = hashOf(await pageIn(shop, locale));
      return [locale.prefix, `${OFFLINE}${locale.code}?v=${version}`] as const;
    });
    const offlinePages = Object.fromEntries(await Promise.all(pages));
    const config: WorkerConfig = { build: build?.id ?? '', offlinePages };
    return `self.shopConfig=${JSON.stringify(config)};\n${worker}`;
  };
  const answers = new WeakMap<HostedShop['built'], Promise<CachedResponse>>();

  app.get(
    '/service-worker.js',
    withShop(async (shop) => {
      const make = async () => render(Buffer.from(await codeOf(shop)), headers.worker);
      const answer = answers.get(shop.built) ?? make();
      answers.set(shop.built, answer);
      return answer;
    }),
  );
  app.get(
    `${OFFLINE}:locale`,
    withShop(async (shop, { params }) => {
      const { locale: code } = params as { readonly locale: string };
      const { locales } = shop.built.shop.registry.tenant;
      const locale = locales.find((one) => one.code === code);
      if (!locale || !isInstallable(shop)) return undefined;
      return render(await pageIn(shop, locale), headers.page);
    }),
  );
}

const hashOf = (page: Buffer) => createHash('sha256').update(page).digest('base64url').slice(0, 8);
