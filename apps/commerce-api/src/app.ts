import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './kernel/clock.js';
import { systemClock } from './kernel/clock.js';
import type { Database } from './kernel/database.js';
import type { Kernel } from './kernel/kernel.js';
import { createServer } from './kernel/server.js';
import { createShopMemory } from './kernel/shop-memory.js';
import { loadDirectory } from './tenants/directory.js';
import { catalogueRoutes } from './catalogue/routes.js';
import { formRoutes } from './content/form-routes.js';
import { contentRoutes } from './content/routes.js';
import { ordering } from './ordering/ordering.js';
import { searchRoutes } from './search/routes.js';
import { distributionRoutes } from './distribution/routes.js';
import { logRoutes } from './logs/routes.js';
import { outboxPage } from './mail/outbox-page.js';
import { startMails } from './mail/start-mails.js';
import type { MailTransport } from './mail/transport.js';
import { mapsRoutes } from './maps/routes.js';
import { tenantRoutes } from './tenants/routes.js';
import { trackingRoutes } from './tracking/routes.js';

export interface AppOptions {
  readonly database: Database;
  readonly settings: {
    readonly tenant: string;
    readonly publicUrl?: string;
    readonly logLevel: string;
    readonly checkResponses: boolean;
    /** Shows every mail to whoever asks; for development. */
    readonly showMails?: boolean;
  };
  readonly clock?: Clock;
  /** Mails wait in the database when absent. */
  readonly mail?: MailTransport;
  /** Where the log goes; standard output when absent. */
  readonly log?: Writable;
}

/** A domain binds its calls and nothing else; it may hold no state. */
type Domain = (app: FastifyInstance, kernel: Kernel) => void;

const domains: readonly Domain[] = [
  tenantRoutes,
  contentRoutes,
  formRoutes,
  catalogueRoutes,
  searchRoutes,
  distributionRoutes,
  mapsRoutes,
  logRoutes,
  trackingRoutes,
  ordering,
];

/** What a process keeps of each shop's products and answers. */
const memoryBytes = 24 * 1024 * 1024;

/** The whole backend on a migrated and seeded database; it listens when told to. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, settings, clock = systemClock } = options;
  const kernel: Kernel = {
    db: database,
    clock,
    directory: await loadDirectory(database, settings.tenant),
    memory: createShopMemory(memoryBytes),
    secureCookies: settings.publicUrl?.startsWith('https:') ?? false,
    checkResponses: settings.checkResponses,
  };
  const app = await createServer(kernel, {
    level: settings.logLevel,
    stream: options.log ?? process.stdout,
  });
  for (const domain of domains) domain(app, kernel);
  if (options.mail) startMails(app, kernel, options.mail);
  if (settings.showMails === true) outboxPage(app, kernel);
  await app.ready();
  return app;
}
