import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app/app.js';
import { connect } from './kernel/database/connect.js';
import { DataFolderLocked } from './kernel/database/data-folder-lock.js';
import { readDatabaseClock } from './kernel/database/database-clock.js';
import type { Connection, Database } from './kernel/database/database.js';
import { inAllTenants } from './kernel/database/tenant-scope.js';
import { openTracing } from './kernel/logs/open-tracing.js';
import { surviveFullLog } from './kernel/logs/survive-full-log.js';
import type { Clock } from './kernel/clock.js';
import { startMetrics } from './kernel/logs/metrics/start-metrics.js';
import { createGeocoder } from './distribution/maps/remote/create-geocoder.js';
import { remoteProgramme } from './benefits/loyalty/remote-programme.js';
import { createCaptcha } from './customers/captcha/create-captcha.js';
import { smtpTransport } from './mail/smtp-transport.js';
import type { MailTransport } from './mail/transport.js';
import { readableOutbox } from './mail/transport.js';
import { smsGateway } from './mail/sms/sms-gateway.js';
import { connectSources } from './content/sync/connect-sources.js';
import { connectPageCache } from './kernel/page-cache/connect-page-cache.js';
import { prepareSearch } from './search/engines/postgres/prepare-search.js';
import { webPushService } from './orders/push/web-push-service.js';
import { openAccounts } from './payments/providers/stripe/accounts/account.js';
import { readStripeAccounts } from './payments/providers/stripe/accounts/read-accounts.js';
import { stripeProvider } from './payments/providers/stripe/stripe-provider.js';
import { createSimulators } from './payments/providers/simulator/simulator.js';
import type { PageCachePurge } from './kernel/page-cache/page-cache-purge.js';
import { findClosedShops } from './seeding/closed-shops.js';
import { seed } from './seeding/seed.js';
import { readSourceChoices } from './seeding/seed-tenant.js';
import { readSignatures } from './tenants/live/folder-signatures.js';
import { readHostOwners } from './tenants/repository.js';
import type { Settings } from './kernel/settings/settings.js';
import { readSettings } from './kernel/settings/settings.js';

/** Exit codes: 1 anything, 2 unusable settings, 3 the data folder is in use. */
const exitCodes = { failed: 1, settings: 2, locked: 3 } as const;
const shutdownMs = 10_000;
const vacuumMs = 900_000;

function settingsOrExit() {
  try {
    return readSettings(process.env);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return process.exit(exitCodes.settings);
  }
}

/** A PostgreSQL server vacuums by itself; the embedded database does not. */
function vacuumPeriodically(db: Database, log: FastifyBaseLogger): void {
  const vacuum = () => db.execute(sql`VACUUM ANALYZE`);
  setInterval(() => {
    vacuum().catch((error: unknown) => {
      log.warn({ err: error }, 'the database could not be tidied up');
    });
  }, vacuumMs).unref();
}

/** In development mails need no server: they are read where they are written. */
function createMailTransport({ smtp, showMails }: Settings): MailTransport | undefined {
  if (smtp) return smtpTransport(smtp.url, smtp.from);
  return showMails ? readableOutbox : undefined;
}

/** Reports its address to the parent process, which then starts the storefront. */
function onStorefront(
  { purgeSecret: secret }: Settings,
  use: (storefront: { readonly url: string; readonly secret: string }) => void,
): void {
  process.on('message', (message: { readonly storefront?: unknown } | null) => {
    const url = message?.storefront;
    if (typeof url === 'string' && secret !== undefined) use({ url, secret });
  });
}

/** Reads the tenants folder; a faulty shop is reported and left out. */
async function seedShops(
  { tenantsDir, ...settings }: Settings,
  db: Database,
  report: (message: string) => void,
  clock: Clock,
) {
  const onFault = (tenant: string, message: string) =>
    process.stderr.write(`The tenant ${tenant} is taken out. ${message}\n`);
  const owners = await inAllTenants(() => readHostOwners(db));
  const closed = await findClosedShops(tenantsDir, onFault, owners);
  const choices = await readSourceChoices(tenantsDir, closed);
  const sources = connectSources({ tenantsDir, ...settings }, choices, report);
  const changedPages = await seed(db, tenantsDir, clock.now(), {
    sources,
    closed,
    onFault,
    ...(settings.cms && { onUnreadable: report }),
  });
  return { closed, sources, changedPages, choices };
}

function stopOnSignals(running: { readonly app?: FastifyInstance }, connection: Connection): void {
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(exitCodes.failed), shutdownMs).unref();
    await running.app?.close();
    await connection.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

async function main(): Promise<void> {
  const settings = settingsOrExit();
  surviveFullLog();
  const running: { app?: FastifyInstance } = {};
  const report = (message: string) => {
    if (running.app) running.app.log.warn(message);
    else process.stderr.write(`${message}\n`);
  };
  const tracing = await openTracing(settings, report);
  const connection = await connect(settings, {
    ...(tracing && { observed: tracing.statements }),
    onBroken: (error) => running.app?.log.warn({ err: error }, 'a database connection broke'),
  });
  stopOnSignals(running, connection);
  const clock = await readDatabaseClock(connection);
  if (settings.productSearch === 'postgres') await prepareSearch(connection);
  const seen = await readSignatures(settings.tenantsDir);
  const { closed, sources, changedPages, choices } = await seedShops(
    settings,
    connection.db,
    report,
    clock,
  );
  const pageCache = { purge: connectPageCache(settings, report) };
  onStorefront(settings, (storefront) => {
    pageCache.purge = connectPageCache({ storefront }, report);
  });
  const purge: PageCachePurge = (tags) => pageCache.purge(tags);
  const { previewSecret, webhookSecret, isDevelopment: isWatched } = settings;
  const content = { sources, purge, report, previewSecret, webhookSecret, isWatched };
  const mail = createMailTransport(settings);
  const geocoder = createGeocoder(settings, report);
  const { minutes, isSimulated, stripeKeysOf } = settings.payments;
  const accounts = await openAccounts(
    await readStripeAccounts(settings.tenantsDir, stripeKeysOf, closed),
  );
  const metrics = startMetrics(settings, { ...connection, clock }, report);
  const app = await buildApp({
    database: connection.db,
    clock,
    settings,
    closed,
    ...(metrics && { metrics }),
    ...(tracing && { tracing }),
    content,
    live: {
      folder: settings.tenantsDir,
      seen,
      choices,
      pollSeconds: settings.tenantsPollSeconds,
      ...(settings.adminToken !== undefined && { adminToken: settings.adminToken }),
    },
    captcha: createCaptcha(settings),
    ...(settings.sms && { sms: smsGateway(settings.sms) }),
    payments: {
      expiryMinutes: minutes,
      // Where a shop has an account, its money is real: the simulator takes what is left.
      providers: (of) =>
        [
          ...(accounts.length > 0 ? [stripeProvider(accounts, () => of.clock.now())] : []),
          ...(isSimulated ? createSimulators(of) : []),
        ].map((provider) => tracing?.port('payments', provider) ?? provider),
    },
    ...(mail && { mail: tracing?.port('mail', mail) ?? mail }),
    ...(settings.vapid && { push: webPushService(settings.vapid) }),
    ...(geocoder && { geocoder }),
    ...(settings.loyalty && { loyalty: remoteProgramme(settings.loyalty) }),
  });
  running.app = app;
  if (!mail) app.log.info('SMTP_URL is not set: mails wait in the database');
  if (connection.engine === 'embedded') vacuumPeriodically(connection.db, app.log);
  const address = await app.listen({ port: settings.port, host: settings.host });
  // A parent that forked this process learns the port that 0 became.
  process.send?.({ ready: address });
  // Pages can be rendered again only now.
  await purge(changedPages);
}

main().catch((error: unknown) => {
  const locked = error instanceof DataFolderLocked;
  const text = error instanceof Error && !locked ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(locked ? exitCodes.locked : exitCodes.failed);
});
