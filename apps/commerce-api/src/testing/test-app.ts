import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app/app-options.js';
import { buildApp } from '../app/app.js';
import type { ContentSources } from '../content/source/content-source.js';
import type { CaptchaPort } from '../customers/captcha/captcha.js';
import type { Connection, Database } from '../kernel/database/database.js';
import type { LoyaltyProgramme } from '../benefits/loyalty/programme.js';
import type { Geocoder } from '../distribution/maps/geocoder.js';
import type { Metrics } from '../kernel/logs/metrics/metrics.js';
import type { MailTransport } from '../mail/transport.js';
import type { SmsSender, TextMessage } from '../mail/sms/sms-sender.js';
import type { PaymentOptions } from '../payments/payment-kernel.js';
import type { WalletPassSettings } from '../kernel/settings/wallet-pass-settings.js';
import type { PushService } from '../orders/push/push-service.js';
import type { SearchKind } from '../kernel/scope.js';
import { seed } from '../seeding/seed.js';
import { prepareSearch } from '../search/engines/postgres/prepare-search.js';
import type { LiveSettings } from '../tenants/live/live-tenants.js';
import { hashOf } from '../kernel/text/hash.js';
import { previewSecret, testSources, webhookSecret } from './test-content.js';
import type { TestClient } from './test-client.js';
import { testClient } from './test-client.js';
import type { TestClock } from './test-clock.js';
import { testClock } from './test-clock.js';
import { seededDatabase, testDatabase } from './test-database.js';

/** Bearer token of the back office in tests. */
export const backOfficeSecret = 'back-office-secret-of-tests';

/** Bearer token of imports in tests. */
export const importSecret = 'import-secret-of-tests';

/** Two small shops: `alpha` (de-AT and en, the default one) and `beta` (en), at `<id>.test`. */
export const fixtureTenants = path.join(import.meta.dirname, 'fixtures/tenants');

export interface TestApp {
  readonly app: FastifyInstance;
  /** Sees the rows of all shops, also where the backend does not. */
  readonly db: Database;
  readonly connection: Connection;
  readonly clock: TestClock;
  /** Tags of every purge that named any. */
  readonly purged: (readonly string[])[];
  /** Errors about content that could not be read. */
  readonly reports: string[];
  /** Text messages of every shop, the oldest first. */
  readonly texts: readonly TextMessage[];
  /** A shopper of a shop, with their own cookies. */
  client(of?: { readonly tenant?: string; readonly locale?: string }): TestClient;
  close(): Promise<void>;
}

/** What products can be searched by. */
export const searchKinds = ['memory', 'postgres'] as const satisfies readonly SearchKind[];

export interface TestAppOptions {
  readonly tenants?: string;
  /** The default shop at unknown host names. */
  readonly tenant?: string;
  readonly clock?: TestClock;
  readonly publicUrl?: string;
  readonly mail?: MailTransport;
  /** Collected in `texts` when absent. */
  readonly sms?: SmsSender;
  readonly showMails?: boolean;
  readonly walletPasses?: WalletPassSettings;
  readonly captcha?: CaptchaPort;
  /** Nothing can be paid online when absent. */
  readonly payments?: PaymentOptions;
  readonly push?: PushService;
  /** The shop's own list of addresses when absent. */
  readonly geocoder?: Geocoder;
  /** The embedded one when absent. */
  readonly loyalty?: LoyaltyProgramme;
  /** Those of the tests when absent. */
  readonly sources?: ContentSources;
  /** Null for a backend without one. */
  readonly previewSecret?: string | null;
  /** Null for a backend without one. */
  readonly importSecret?: null;
  /** Takes the log's lines; silent when absent. */
  readonly log?: Writable;
  readonly hasAccessLog?: boolean;
  readonly metrics?: Metrics;
  /** By the index in memory when absent. */
  readonly productSearch?: SearchKind;
  /** Absent: tenants are read once. */
  readonly live?: LiveSettings;
}

const PREVIEW = 'preview.';

/** The first host name that a shop's configuration names; of `preview.alpha`, the preview's. */
function hostOf(tenants: string, tenant: string): string {
  if (tenant.startsWith(PREVIEW)) return PREVIEW + hostOf(tenants, tenant.slice(PREVIEW.length));
  const file = path.join(tenants, tenant, 'config.json');
  const { hosts } = JSON.parse(readFileSync(file, 'utf8')) as { readonly hosts: readonly string[] };
  return hosts[0] ?? 'localhost';
}

/** Folders among the sources are the same for every test. */
const isOurs = (tenants: string) => tenants.startsWith(path.join(import.meta.dirname, '..'));

/** Settings of the backend of a test whose default shop is `tenant`. */
const settingsOf = (options: TestAppOptions, tenant: string): AppOptions['settings'] => ({
  tenant,
  hasAccessLog: options.hasAccessLog ?? false,
  logLevel: options.log ? 'info' : (process.env.LOG_LEVEL ?? 'silent'),
  checkResponses: true,
  backOfficeSecret,
  ...(options.importSecret !== null && { importSecret }),
  ...(options.showMails !== undefined && { showMails: options.showMails }),
  ...(options.productSearch && { productSearch: options.productSearch }),
  ...(options.walletPasses && { walletPasses: options.walletPasses }),
  ...(options.publicUrl !== undefined && { publicUrl: options.publicUrl }),
});

/** The whole backend on a fresh database seeded from `tenants`. Close it after the tests. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    tenants = fixtureTenants,
    tenant: standard = 'alpha',
    clock = testClock(),
    log,
    mail,
  } = options;
  const purged: (readonly string[])[] = [];
  const reports: string[] = [];
  const texts: TextMessage[] = [];
  const sms: SmsSender = { send: async (message) => void texts.push(message) };
  const report = (message: string) => void reports.push(message);
  const sources = options.sources ?? testSources(tenants, report);
  const fill = ({ db }: Connection) => seed(db, tenants, clock.now(), { sources });
  const isUsual = isOurs(tenants) && !options.sources && !options.clock;
  const connection = await (isUsual
    ? seededDatabase(hashOf(tenants).slice(0, 8), fill)
    : testDatabase());
  if (!isUsual) await fill(connection);
  if (options.productSearch === 'postgres') await prepareSearch(connection);
  const app = await buildApp({
    database: connection.served,
    clock,
    ...(log && { log }),
    ...(options.live && { live: options.live }),
    ...(options.metrics && { metrics: options.metrics }),
    ...(mail && { mail }),
    sms: options.sms ?? sms,
    ...(options.captcha && { captcha: options.captcha }),
    ...(options.push && { push: options.push }),
    ...(options.geocoder && { geocoder: options.geocoder }),
    ...(options.loyalty && { loyalty: options.loyalty }),
    ...(options.payments && { payments: options.payments }),
    content: {
      sources,
      report,
      webhookSecret,
      ...(options.previewSecret !== null && { previewSecret }),
      purge: (tags) => {
        if (tags.length > 0) purged.push(tags);
        return Promise.resolve();
      },
    },
    settings: settingsOf(options, standard),
  });
  return {
    app,
    db: connection.db,
    connection,
    clock,
    purged,
    reports,
    texts,
    client: ({ tenant = standard, locale = 'de-AT' } = {}) =>
      testClient(app, {
        'x-forwarded-host': hostOf(tenants, tenant),
        'accept-language': locale,
      }),
    async close() {
      await app.close();
      await connection.close();
    },
  };
}
