import type { Cart } from '@larder/contracts/cart';
import type { CheckoutResult } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { firstRow, rows } from '../../kernel/database/database.js';
import {
  addresses,
  billing,
  createTestShop,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestAnswer, TestClient } from '../../testing/test-client.js';
import { auditLedger, auditMoney } from '../testing/audit-ledger.js';

/** The embedded database has no connections to lose: what a process loses there is in kill.spec.ts. */
const onServer = process.env.TEST_DATABASE_URL === undefined ? it.skip : it;
const isFull = Boolean(process.env.FULL);
const rounds = isFull ? 5 : 2;
const shoppersAtOnce = 8;
/** Milliseconds: the longest that a refusal took, and the longest until the shop served again. */
const slowest = { refusal: 0, recovery: 0 };
const seen = { refused: 0, ordered: [] as string[] };

let shop: TestApp;
/** Polls until the database is back; a refusal says when to retry. */
async function until<Body>(ask: () => Promise<TestAnswer<Body>>): Promise<TestAnswer<Body>> {
  for (;;) {
    const startedAt = performance.now();
    const answer = await ask();
    if (answer.status < 500) return answer;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    slowest.refusal = Math.max(slowest.refusal, performance.now() - startedAt);
    seen.refused += 1;
  }
}

async function order(client: TestClient, key: string): Promise<void> {
  const post = <Body>(url: string, body?: unknown, headers = {}) =>
    until(() => client.post<Body>(url, body, headers));
  await until(() => client.get('/api/csrf'));
  await post('/api/carts/items', { sku: 'juice', quantity: 20 });
  await post('/api/carts/distribution-address', addresses.vienna);
  await post('/api/carts/billing-address', billing);
  await post('/api/carts/distribution-time-slot', { id: testTimeSlots.noon });
  // It may have succeeded although its response was lost.
  await post('/api/carts/finalize');
  const { body: cart } = await until(() => client.get<Cart>('/api/carts'));
  const request = {
    cartId: cart.id,
    methodKey: 'payment-at-the-door',
    expectedTotal: cart.priceInfo.total,
  };
  const answer = await post<CheckoutResult>('/api/checkout', request, { 'idempotency-key': key });
  expect(answer.status).toBe(200);
  seen.ordered.push(answer.body.orderNumber ?? '');
}

/** Cuts every connection to the database of the test. */
async function cut(name: string): Promise<void> {
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' });
  admin.on('error', () => undefined);
  await admin.connect();
  await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = $1 AND pid <> pg_backend_pid()`,
    [name],
  );
  await admin.end();
  const startedAt = performance.now();
  await until(() => shop.client().get('/api/order-config'));
  slowest.recovery = Math.max(slowest.recovery, performance.now() - startedAt);
}

onServer(
  'R13 I1 I2 I3 I4 all connections cut while shoppers order: 503 at once, then as before, nothing lost',
  async () => {
    shop = await createTestShop();
    const found = await firstRow<{ name: string }>(shop.db, sql`SELECT current_database() AS name`);
    for (let round = 0; round < rounds; round += 1) {
      const open = { isOpen: true };
      const shopping = Promise.all(
        Array.from({ length: shoppersAtOnce }, async (_, at) => {
          for (let nth = 0; open.isOpen || nth === 0; nth += 1)
            await order(shop.client(), `lost-${round}-${at}-${nth}`);
        }),
      );
      for (let times = 0; times < 5; times += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await cut(found?.name ?? '');
      }
      open.isOpen = false;
      await shopping;
    }
    const orders = await rows<{ number: string }>(
      shop.db,
      sql`SELECT order_number AS number FROM orders ORDER BY 1`,
    );
    expect(orders.map(({ number }) => number)).toEqual([...seen.ordered].sort());
    expect(await auditLedger(shop.db)).toEqual([]);
    expect(await auditMoney(shop.db)).toEqual([]);
    expect(slowest.recovery).toBeLessThan(5_000);
    // All connections were returned to the pool: closing waits for those in use.
    await shop.close();
    process.stdout.write(
      `R13 postgres: connections cut ${rounds * 5} times, ${seen.ordered.length} orders, ${seen.refused} calls refused with 503 within ${Math.round(slowest.refusal)} ms, served again within ${Math.round(slowest.recovery)} ms, 0 lost\n`,
    );
  },
  240_000,
);
