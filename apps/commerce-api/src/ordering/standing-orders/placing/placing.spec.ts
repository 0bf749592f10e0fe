import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { sql } from 'drizzle-orm';
import { auditLedger } from '../../../checkout/testing/audit-ledger.js';
import { anna, mailsOf, signedIn } from '../../../customers/testing/people.js';
import { createTestShop, ok } from '../../testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { generateTimeSlots } from '../../../distribution/capacity/generate-time-slots.js';
import {
  asChange,
  createStanding,
  path,
  placedOrders,
  processOf,
  readStanding,
} from '../testing/standing-shop.js';
import { placeDueOrders } from './place-due-orders.js';
import { remindOfOrders } from './remind.js';

let shop: TestApp;
let client: TestClient;
beforeEach(async () => {
  shop = await createTestShop();
  client = await signedIn(shop, anna);
});
afterEach(async () => {
  expect(await auditLedger(shop.db)).toEqual([]);
  await shop.close();
});

const placingTime = '2026-11-26T07:00:00+01:00';
const placeAt = async (moment = placingTime) => {
  shop.clock.set(moment);
  await generateTimeSlots(shop.db, shop.clock.now());
  return placeDueOrders(await processOf(shop));
};
const dearer = (cents: number) =>
  shop.db.execute(sql`UPDATE products SET price_regular = ${cents} WHERE sku = 'juice'`);
const newestMail = async () => (await mailsOf(shop)).at(-1);

it('orders on its own, before the cut-off and not earlier', async () => {
  const standing = await createStanding(client);
  expect(await placeAt('2026-11-26T06:59:59+01:00')).toBe(0);
  expect(await placeAt()).toBe(1);
  const [order] = await placedOrders(shop);
  expect(order).toMatchObject({ status: 'PLACED', total: 4170, windowId: 'd-W1-20261127-1000' });
  const { nextDate, lastRun } = await readStanding(client, standing);
  expect(nextDate).toBe('2026-12-04');
  expect(lastRun).toEqual({
    date: '2026-11-27',
    state: 'PLACED',
    orderNumber: order?.orderNumber,
    total: 4170,
  });
  const own = await client.get(`/api/customers/orders/${order?.orderNumber}`);
  expect(own.status).toBe(200);
  expect((await newestMail())?.body).toContain(order?.orderNumber);
});

it('orders every day once, however many processes run at the same time', async () => {
  await createStanding(client);
  shop.clock.set(placingTime);
  const processes = await Promise.all([1, 2, 3, 4].map(() => processOf(shop)));
  await Promise.all(processes.map(placeDueOrders));
  await Promise.all(processes.map(placeDueOrders));
  expect(await placedOrders(shop)).toHaveLength(1);
});

it('orders no day again when its next day is set back, and goes on', async () => {
  const standing = await createStanding(client);
  const { id } = standing;
  await placeAt();
  await shop.db.execute(
    sql`UPDATE standing_orders SET next_date = '2026-11-27', place_at = ${placingTime} WHERE id = ${id}`,
  );
  await placeAt();
  expect(await placedOrders(shop)).toHaveLength(1);
  expect((await readStanding(client, standing)).nextDate).toBe('2026-12-04');
});

it('leaves nothing of an order that broke off, and places it with the next try', async () => {
  const standing = await createStanding(client);
  await shop.db.execute(
    sql`ALTER TABLE standing_order_runs ADD CONSTRAINT broken CHECK (state <> 'PLACED')`,
  );
  await placeAt();
  expect(await placedOrders(shop)).toEqual([]);
  expect(await readStanding(client, standing)).toMatchObject({ nextDate: '2026-11-27' });
  await shop.db.execute(sql`ALTER TABLE standing_order_runs DROP CONSTRAINT broken`);
  await placeAt('2026-11-26T07:10:00+01:00');
  expect(await placedOrders(shop)).toHaveLength(1);
});

it('orders nothing above the highest total; the customer agrees with one click', async () => {
  const standing = await createStanding(client);
  await dearer(249);
  await placeAt();
  expect(await placedOrders(shop)).toEqual([]);
  const asked = await readStanding(client, standing);
  expect(asked).toMatchObject({
    state: 'NEEDS_ATTENTION',
    problem: 'PRICE',
    lastRun: { date: '2026-11-27', state: 'NOT_PLACED', problem: 'PRICE', total: 5170 },
  });
  const mail = (await newestMail())?.body ?? '';
  expect(mail).toContain('51,70');
  expect(mail).toMatch(/39,80.*→.*49,80/);
  const body = { date: '2026-11-27', highestTotal: 5300 };
  ok(await client.post<StandingOrder>(`${path}/${standing.id}/agree`, body));
  expect((await client.post(`${path}/${standing.id}/agree`, body)).status).toBe(409);
  expect(await placeAt('2026-11-26T07:05:00+01:00')).toBe(1);
  expect(await placedOrders(shop)).toMatchObject([{ total: 5170 }]);
  const settled = await readStanding(client, standing);
  expect(settled).toMatchObject({ state: 'ACTIVE', highestTotal: 5300, nextDate: '2026-12-04' });
});

it('accepts a total that is exactly the highest', async () => {
  await createStanding(client, { highestTotal: 4170 });
  await placeAt();
  expect(await placedOrders(shop)).toHaveLength(1);
});

it('leaves out what cannot be had, and says so', async () => {
  await createStanding(client, {}, { water: 12 });
  await shop.db.execute(sql`UPDATE products SET availability = 'unavailable' WHERE sku = 'water'`);
  await placeAt();
  expect(await placedOrders(shop)).toMatchObject([{ total: 4170 }]);
  const mails = await mailsOf(shop);
  expect(mails.map(({ body }) => body).join()).toContain('Diesmal nicht dabei: ');
});

it('orders nothing below the minimum order value, and waits for the customer', async () => {
  const standing = await createStanding(client);
  const items = [{ sku: 'juice', quantity: 2 }];
  ok(await client.put(`${path}/${standing.id}`, { ...asChange(standing), items }));
  await placeAt();
  expect(await placedOrders(shop)).toEqual([]);
  expect(await readStanding(client, standing)).toMatchObject({
    state: 'NEEDS_ATTENTION',
    problem: 'MINIMUM',
    nextDate: '2026-12-04',
  });
});

it('takes another time slot of the day only where the customer allows it', async () => {
  const strict = await createStanding(client);
  const full = sql`UPDATE windows SET booked = capacity WHERE id = 'd-W1-20261127-1000'`;
  shop.clock.set(placingTime);
  await shop.db.execute(full);
  await placeDueOrders(await processOf(shop));
  expect(await placedOrders(shop)).toEqual([]);
  expect(await readStanding(client, strict)).toMatchObject({
    state: 'ACTIVE',
    lastRun: { problem: 'WINDOW' },
  });
  shop.clock.set('2026-11-24T10:00:00+01:00');
  await createStanding(client, { anyWindow: true });
  shop.clock.set(placingTime);
  await placeDueOrders(await processOf(shop));
  expect(await placedOrders(shop)).toMatchObject([{ windowId: 'd-W1-20261127-1800' }]);
  expect((await newestMail())?.body).toContain('ausgebucht');
  await shop.db.execute(sql`UPDATE windows SET booked = 0 WHERE id = 'd-W1-20261127-1000'`);
});

it('does not order while it is paused', async () => {
  const { id } = await createStanding(client);
  ok(await client.post(`${path}/${id}/pause`));
  expect(await placeAt()).toBe(0);
  expect(await placedOrders(shop)).toEqual([]);
});

it('reminds of the next day once, with its products', async () => {
  await createStanding(client);
  shop.clock.set('2026-11-25T07:00:00+01:00');
  const before = (await mailsOf(shop)).length;
  const processes = await Promise.all([1, 2].map(() => processOf(shop)));
  await Promise.all(processes.map(remindOfOrders));
  await Promise.all(processes.map(remindOfOrders));
  const mails = await mailsOf(shop);
  expect(mails).toHaveLength(before + 1);
  const { subject, body } = mails.at(-1) ?? { subject: '', body: '' };
  expect(subject).toContain('Freitag, 27. November');
  expect(body).toContain('20 ×');
  expect(body).toContain('/standing-orders?id=');
});

it('is exported with the customer’s data, and goes with them', async () => {
  await createStanding(client);
  const { body } = await client.get<{ records: Record<string, unknown[]> }>(
    '/api/customers/export',
  );
  expect(body.records['standing_orders']).toHaveLength(1);
});
