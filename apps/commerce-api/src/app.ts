import type { Writable } from 'node:stream';
import type { Tracing } from '@larder/tracing';
import type { FastifyInstance } from 'fastify';
import type { ContentSettings } from './content/content-services.js';
import { createContentServices, startContentSync } from './content/sync/start-content-sync.js';
import { editorRoutes } from './content/editor-routes.js';
import { systemClock, type Clock } from './kernel/clock.js';
import type { Database } from './kernel/database/database.js';
import type { ClosedShop } from './kernel/tenant-directory.js';
import { createServer } from './kernel/http/server.js';
import { CACHE_BYTES, createShopCache } from './kernel/shop-cache.js';
import type { CaptchaPort } from './customers/captcha/captcha.js';
import type { CustomerKernel } from './customers/customer-kernel.js';
import { customerRoutes } from './customers/routes.js';
import { catalogueRoutes } from './catalogue/routes.js';
import { dietRoutes } from './customers/diet/routes.js';
import { favouriteRoutes } from './customers/favourites/routes.js';
import { shoppingListRoutes } from './customers/shopping-lists/routes.js';
import { formRoutes } from './content/forms/form-routes.js';
import { contentRoutes } from './content/routes.js';
import { orderingRoutes } from './ordering/ordering-routes.js';
import { buyAgainRoutes } from './orders/buy-again/routes.js';
import { recipeRoutes } from './catalogue/recipes/routes.js';
import { recipeCustomerRoutes } from './catalogue/recipes/customers/routes.js';
import { mealPlanRoutes } from './catalogue/recipes/meal-plan/routes.js';
import { matchListRoutes } from './search/match-list/routes.js';
import { searchRoutes } from './search/routes.js';
import { distributionRoutes } from './distribution/routes.js';
import type { Metrics } from './kernel/logs/metrics/metrics.js';
import { logRoutes } from './kernel/logs/routes.js';
import type { LoyaltyProgramme } from './benefits/loyalty/programme.js';
import { loyaltyRoutes } from './benefits/loyalty/routes.js';
import { outboxPage } from './mail/outbox-page.js';
import { startMailDelivery } from './mail/start-mail-delivery.js';
import type { MailTransport } from './mail/transport.js';
import type { Geocoder, MapsKernel } from './distribution/maps/geocoder.js';
import { mapsRoutes } from './distribution/maps/routes.js';
import { interestRoutes } from './distribution/interests/routes.js';
import { postcodeRoutes } from './distribution/postcode/routes.js';
import type { PushService } from './orders/push/push-service.js';
import { pushRoutes } from './orders/push/routes.js';
import { createPaymentRegistry, methodProvidersOf } from './payments/providers/payment-registry.js';
import type { PaymentKernel, PaymentOptions } from './payments/payment-kernel.js';
import { paymentRoutes } from './payments/routes.js';
import { pesticideRoutes } from './catalogue/pesticides/routes.js';
import { standingOrderRoutes } from './ordering/standing-orders/routes.js';
import { storeRoutes } from './distribution/stores/routes.js';
import { importRoutes } from './importer/upload/import-routes.js';
import type { FirstAdmin } from './tenants/office/access/first-admin.js';
import { officeRoutes } from './tenants/office/office-routes.js';
import { installLiveTenants, type LiveSettings } from './tenants/live/live-tenants.js';
import { openShops } from './tenants/open-shops.js';
import { tenantRoutes } from './tenants/routes.js';
import { trackingRoutes } from './tracking/routes.js';
import { walletRoutes } from './payments/wallet/routes.js';

export interface AppOptions {
  readonly database: Database;
  readonly settings: {
    readonly tenant: string;
    /** Origins under which shoppers see the shops, separated by commas. */
    readonly publicUrl?: string;
    /** Address that the storefront listens on: the default shop's name too. */
    readonly storefrontHost?: string;
    readonly logLevel: string;
    /** Logs every call, whatever the level. */
    readonly hasAccessLog?: boolean;
    readonly checkResponses: boolean;
    /** Bearer tokens of the back office and of imports; absent: there are none. */
    readonly backOfficeSecret?: string;
    readonly importSecret?: string;
    /** The first person of the back office in shops that have nobody. */
    readonly officeAdmin?: FirstAdmin;
    readonly walletPasses?: NonNullable<Kernel['walletPasses']>;
    /** Shows every mail to every visitor; for development only. */
    readonly showMails?: boolean;
  };
  /** Shops that are not served because their configuration is faulty. */
  readonly closed?: readonly ClosedShop[];
  readonly clock?: Clock;
  /** Mails wait in the database when absent. */
  readonly mail?: MailTransport;
  /** Nobody is told outside of the shop when absent. */
  readonly push?: PushService;
  /** Absent: no captcha, every visitor counts as a person. */
  readonly captcha?: CaptchaPort;
  /** The shop's own programme when absent. */
  readonly loyalty?: LoyaltyProgramme;
  /** The shop's own list of addresses when absent. */
  readonly geocoder?: Geocoder;
  /** Nothing can be paid online when absent. */
  readonly payments?: PaymentOptions;
  /** Absent, content is only read from the database. */
  readonly content?: ContentSettings;
  /** With it and content, shops follow their files in the tenants' folder. */
  readonly live?: LiveSettings;
  /** Measures calls and jobs when present. */
  readonly metrics?: Metrics;
  /** Traces calls and jobs when present. */
  readonly tracing?: Tracing;
  /** Output of the log; standard output when absent. */
  readonly log?: Writable;
}

/** The kernel, with additions that only single domains need. */
type AppKernel = CustomerKernel & PaymentKernel & MapsKernel;

/** A domain binds its calls and nothing else; it may hold no state. */
type Domain = (app: FastifyInstance, kernel: AppKernel) => void;

const domains: readonly Domain[] = [
  tenantRoutes,
  contentRoutes,
  editorRoutes,
  formRoutes,
  catalogueRoutes,
  searchRoutes,
  matchListRoutes,
  buyAgainRoutes,
  recipeRoutes,
  mealPlanRoutes,
  recipeCustomerRoutes,
  distributionRoutes,
  mapsRoutes,
  postcodeRoutes,
  interestRoutes,
  pesticideRoutes,
  storeRoutes,
  logRoutes,
  trackingRoutes,
  orderingRoutes,
  customerRoutes,
  favouriteRoutes,
  dietRoutes,
  shoppingListRoutes,
  standingOrderRoutes,
  walletRoutes,
  paymentRoutes,
  loyaltyRoutes,
  officeRoutes,
];

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
    ...(options.geocoder && { geocoder: options.geocoder }),
    payments,
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
      ...{ db: database, clock, shops, payments, content },
      standard: settings.tenant,
    });
  for (const domain of domains) domain(app, kernel);
  importRoutes(app, kernel, settings.importSecret);
  pushRoutes(app, kernel, options.push);
  if (options.mail) startMailDelivery(app, kernel, options.mail);
  if (settings.showMails === true) outboxPage(app, kernel);
  await app.ready();
  return app;
}

const originsOf = (list = '') =>
  list.split(',').flatMap((text) => (text.trim() === '' ? [] : [new URL(text.trim())]));
