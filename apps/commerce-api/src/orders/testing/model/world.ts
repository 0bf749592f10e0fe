import { sql } from 'drizzle-orm';
import { rows } from '../../../kernel/database/database.js';
import { transaction } from '../../../kernel/database/transaction.js';
import { addresses, billing, ok, testTimeSlots } from '../../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import { createPaymentShop } from '../../../payments/testing/payment-shop.js';
import type { TestAnswer, TestClient } from '../../../testing/test-client.js';
import { codes, createCustomer } from '../../../payments/wallet/testing/test-customers.js';
import { lastTimeSlot, capacities } from './steps.js';

/** One who shops: two are customers with a wallet and a member's card, the third is a guest. */
export interface Shopper {
  readonly client: TestClient;
  /** Orders of this sequence, and the payments that they began, oldest first. */
  readonly orders: string[];
  readonly payments: { readonly id: string; readonly redirectUrl: string }[];
}

export interface World {
  readonly shop: PaymentShop;
  readonly shoppers: readonly Shopper[];
  /** What happened, by its name: a model in which nothing happens proves nothing. */
  readonly seen: Map<string, number>;
  keys: number;
}

/** Cents on the cards of the two customers. */
export const issued = { full: 5_000, part: 2_000 } as const;

export async function openWorld(): Promise<World> {
  const shop = await createPaymentShop();
  const shoppers: Shopper[] = [];
  for (const [at, code] of [codes.full, codes.part].entries()) {
    const { client } = await createCustomer(shop, at + 1);
    ok(await client.put('/api/customers/digital-wallet/gift-card', { code }));
    ok(await client.post('/api/customers/loyalty/link'));
    shoppers.push({ client, orders: [], payments: [] });
  }
  shoppers.push({ client: shop.client(), orders: [], payments: [] });
  await shop.db.execute(
    sql`UPDATE order_configs SET config = config || '{"simulatedFulfilment": true, "windowHoldMinutes": 30}'`,
  );
  await saveInitialState(shop, shoppers);
  return { shop, shoppers, seen: new Map(), keys: 0 };
}

export function countOutcome({ seen }: World, what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

/** Tables that a sequence may change, except time slots, vouchers and prices. */
const written = [
  'carts',
  'cart_items',
  'cart_payments',
  'orders',
  'order_courses',
  'idempotency_records',
  'window_holds',
  'cart_discount_codes',
  'discount_code_uses',
  'payments',
  'payment_events',
  'payment_returns',
  'simulated_payments',
  'simulated_webhooks',
  'mails',
  'voucher_uses',
  'loyalty_entries',
  'gift_card_entries',
  'delivery_passes',
];
const snapshotTable = (table: string) => `model_start_${table}`;

/** Fills carts, makes time slots and vouchers scarce, and stores the result as the initial state. */
async function saveInitialState({ db, clock }: PaymentShop, shoppers: readonly Shopper[]) {
  clock.set(startTime);
  for (const { client } of shoppers) await prepare(client);
  for (const [id, capacity] of Object.entries(capacities))
    await db.execute(sql`UPDATE windows SET capacity = ${capacity} WHERE id = ${id}`);
  await db.execute(`UPDATE loyalty_vouchers SET most = 2 WHERE article_id IS NOT NULL`);
  await db.execute(`UPDATE discount_codes SET most = 2 WHERE code IN ('TEN', 'FIVE-OFF')`);
  for (const table of [...written, 'windows', 'picking_loads'])
    await db.execute(`CREATE TABLE ${snapshotTable(table)} AS SELECT * FROM ${table}`);
}

const startTime = '2026-11-24T09:00:00+01:00';

/** Restores the shop to the first morning, before any order. */
export async function resetWorld({ shop, shoppers }: World): Promise<void> {
  shop.clock.set(startTime);
  shop.faults.current = {};
  await transaction(shop.db, async (tx) => {
    // Without triggers and foreign keys, which would refuse to forget.
    await tx.execute(`SET LOCAL session_replication_role = replica`);
    for (const table of written) {
      await tx.execute(`DELETE FROM ${table}`);
      await tx.execute(
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM ${snapshotTable(table)}`,
      );
    }
    await tx.execute(`UPDATE windows w SET booked = s.booked, held = s.held
      FROM ${snapshotTable('windows')} s WHERE s.tenant = w.tenant AND s.id = w.id
        AND (s.booked, s.held) <> (w.booked, w.held)`);
    await tx.execute(`UPDATE picking_loads l SET taken = s.taken
      FROM ${snapshotTable('picking_loads')} s WHERE s.tenant = l.tenant AND s.unit_id = l.unit_id
        AND s.starts_at = l.starts_at AND s.taken <> l.taken`);
    await tx.execute(`UPDATE discount_codes SET used = 0 WHERE used <> 0 AND code <> 'GONE'`);
    await tx.execute(`UPDATE order_configs SET config = config || '{"windowHoldMinutes": 30}'
      WHERE config ->> 'windowHoldMinutes' <> '30'`);
    await tx.execute(`UPDATE loyalty_vouchers SET used = 0 WHERE used <> 0`);
  });
  for (const { orders, payments } of shoppers) {
    orders.length = 0;
    payments.length = 0;
  }
}

/** A cart worth 39.80 with all that an order needs. */
export async function prepare(client: TestClient): Promise<void> {
  expectAnswer(await client.post('/api/carts/items', { sku: 'juice', quantity: 20 }));
  ok(await client.post('/api/carts/distribution-address', addresses.vienna));
  ok(await client.post('/api/carts/billing-address', billing));
  // The first that can still be ordered for.
  for (const id of [testTimeSlots.noon, lastTimeSlot])
    if (expectAnswer(await client.post('/api/carts/distribution-time-slot', { id })).status === 200)
      return;
}

/** A valid response: a refusal has a code, and nothing fails. */
export function expectAnswer<Body>(answer: TestAnswer<Body>): TestAnswer<Body> {
  if (answer.status >= 500) throw new Error(`Answered ${answer.status}: ${toJson(answer.body)}`);
  const { errorCode } = (answer.body ?? {}) as { readonly errorCode?: string };
  if (answer.status >= 400 && errorCode === undefined)
    throw new Error(`Refused without a code: ${toJson(answer.body)}`);
  return answer;
}

const toJson = (body: unknown) => JSON.stringify(body);

/** The same of a page or a webhook. */
export function expectPage<Answer extends { readonly statusCode: number; readonly body: string }>(
  answer: Answer,
): Answer {
  if (answer.statusCode >= 500) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`);
  return answer;
}

/** Prices as they were before the model changed them. */
export async function pricesOf({ shop }: World): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ sku: string; price: number }>(
    shop.db,
    sql`SELECT sku, price_regular AS price FROM products WHERE tenant = 'alpha'`,
  );
  return new Map(found.map(({ sku, price }) => [sku, price]));
}
