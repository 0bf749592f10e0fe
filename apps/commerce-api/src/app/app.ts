import type { FastifyInstance } from 'fastify';
import { createContentServices, startContentSync } from '../content/sync/start-content-sync.js';
import { systemClock } from '../kernel/clock.js';
import { createServer } from '../kernel/http/server.js';
import { CACHE_BYTES, createShopCache } from '../kernel/shop-cache.js';
import { outboxPage } from '../mail/outbox-page.js';
import { startMailDelivery } from '../mail/start-mail-delivery.js';
import { pushRoutes } from '../orders/push/routes.js';
import {
  createPaymentRegistry,
  methodProvidersOf,
} from '../payments/providers/payment-registry.js';
import { smsSimulator, textsPage } from '../mail/sms/sms-simulator.js';
import { importRoutes } from '../importer/upload/import-routes.js';
import { installLiveTenants } from '../tenants/live/live-tenants.js';
import { openShops } from '../tenants/open-shops.js';
import type { AppOptions } from './app-options.js';
import { domains, type AppKernel } from './domains.js';

/** The whole backend on a migrated and seeded database; `listen` starts the server. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, settings, clock = systemClock } = options;
  const { providers, ...terms } = options.payments ?? { providers: () => [] };
  const payments = createPaymentRegistry(providers({ db: database, clock }), terms);
  const publicOrigins = originsOf(settings.publicUrl);
  const hosts = publicOrigins.map(({ hostname }) => hostname);
  const shops = await openShops(database, {
    ...options,
    ...settings,
    clock,
    tenants: options.live && [...options.live.seen.keys()],
    hasPreviews: options.content?.previewSecret !== undefined,
    publicHosts: [hosts, settings.storefrontHost ?? []].flat(),
    paidBy: (tenant) => methodProvidersOf(payments, tenant),
  });
  const { directory } = shops;
  const content =
    options.content && createContentServices(options.content, database, clock, directory);
  const kernel: AppKernel = {
    db: database,
    clock,
    directory,
    ...(content && { content }),
    captcha: options.captcha ?? {},
    sms: options.sms ?? smsSimulator({ db: database, clock }),
    ...(options.geocoder && { geocoder: options.geocoder }),
    payments,
    ...(settings.productSearch && { productSearch: settings.productSearch }),
    cache: createShopCache(CACHE_BYTES),
    ...(settings.backOfficeSecret !== undefined && {
      backOfficeSecret: settings.backOfficeSecret,
    }),
    ...(settings.walletPasses && { walletPasses: settings.walletPasses }),
    publicOrigins,
    secureCookies: publicOrigins.some(({ protocol }) => protocol === 'https:'),
    checkResponses: settings.checkResponses,
  };
  const app = await createServer(kernel, {
    level: settings.logLevel,
    stream: options.log ?? process.stdout,
    hasAccessLog: settings.hasAccessLog ?? false,
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.tracing && { tracing: options.tracing }),
  });
  if (content) startContentSync(app, content);
  if (content && options.live)
    installLiveTenants(app, options.live, {
      db: database,
      clock,
      shops,
      payments,
      content,
      standard: settings.tenant,
    });
  for (const domain of domains) domain(app, kernel);
  importRoutes(app, kernel, settings.importSecret);
  pushRoutes(app, kernel, options.push);
  if (options.mail) startMailDelivery(app, kernel, options.mail);
  if (settings.showMails === true) {
    outboxPage(app, kernel);
    textsPage(app, kernel);
  }
  await app.ready();
  return app;
}

const originsOf = (list = '') =>
  list.split(',').flatMap((text) => (text.trim() === '' ? [] : [new URL(text.trim())]));
