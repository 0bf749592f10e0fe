import path from 'node:path';
import type { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.js';
import type { Connection, Database } from '../kernel/database.js';
import type { MailTransport } from '../mail/transport.js';
import { seed } from '../seeding/seed.js';
import type { TestClient } from './test-client.js';
import { testClient } from './test-client.js';
import type { TestClock } from './test-clock.js';
import { testClock } from './test-clock.js';
import { testDatabase } from './test-database.js';

/** Two small shops: `alpha` (de-AT and en, the default one) and `beta` (en), at `<id>.test`. */
export const fixtureTenants = path.join(import.meta.dirname, 'fixtures/tenants');

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly connection: Connection;
  readonly clock: TestClock;
  /** A shopper of a shop, with cookies of its own. */
  client(of?: { readonly tenant?: string; readonly locale?: string }): TestClient;
  close(): Promise<void>;
}

/** The whole backend on a fresh database seeded from `tenants`. Close it after the tests. */
export async function testApp(
  options: {
    readonly tenants?: string;
    readonly clock?: TestClock;
    readonly publicUrl?: string;
    readonly mail?: MailTransport;
    readonly showMails?: boolean;
    /** Takes the log's lines; silent when absent. */
    readonly log?: Writable;
  } = {},
): Promise<TestApp> {
  const {
    tenants = fixtureTenants,
    clock = testClock(),
    publicUrl,
    log,
    mail,
    showMails,
  } = options;
  const connection = await testDatabase();
  await seed(connection.db, tenants, clock.now());
  const app = await buildApp({
    database: connection.db,
    clock,
    ...(log && { log }),
    ...(mail && { mail }),
    settings: {
      tenant: 'alpha',
      logLevel: log ? 'info' : (process.env.LOG_LEVEL ?? 'silent'),
      checkResponses: true,
      ...(showMails !== undefined && { showMails }),
      ...(publicUrl !== undefined && { publicUrl }),
    },
  });
  return {
    app,
    db: connection.db,
    connection,
    clock,
    client: ({ tenant = 'alpha', locale = 'de-AT' } = {}) =>
      testClient(app, { 'x-forwarded-host': `${tenant}.test`, 'accept-language': locale }),
    async close() {
      await app.close();
      await connection.close();
    },
  };
}
