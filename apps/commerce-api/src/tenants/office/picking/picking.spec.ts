import type { ApiError } from '@larder/contracts';
import type { Order, OrderProgress } from '@larder/contracts/checkout';
import type { AuditEntry, OfficeOrder, OrderSummary, PickLine } from '@larder/office-contract';
import { sql } from 'drizzle-orm';
import { createTestShop, ok } from '../../../ordering/testing/test-shop.js';
import { mailsOf, placeOrder } from '../../../orders/testing/place-test-order.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import type { OfficePerson } from '../testing/office-client.js';
import { signInAs } from '../testing/office-client.js';

let shop: TestApp;
let picker: OfficePerson;
let shopper: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  shopper = shop.client();
});

const readOrder = async (id: string, by = picker) => ok(await by.get<OfficeOrder>(`orders/${id}`));
const lineOf = ({ lines }: OfficeOrder, sku: string) =>
  lines.find((line) => line.sku === sku) as PickLine;
const step = (id: string, name: string, by = picker) =>
  by.post<OfficeOrder & ApiError>(`orders/${id}/steps`, { step: name });
const pick = (id: string, line: PickLine, input: object, by = picker) =>
  by.put<OfficeOrder & ApiError>(`orders/${id}/lines/${line.id}`, {
    revision: line.revision,
    ...input,
  });

/** An order of juices, tomatoes by weight and rice that is being picked after its cut-off. */
async function startedOrder(): Promise<OfficeOrder> {
  const { orderNumber } = await placeOrder(shopper, { tomatoes: 500, rice: 1 });
  shop.clock.set('2026-11-25T08:00:00+01:00');
  picker = await signInAs(shop, 'picker');
  return ok(await step(orderNumber, 'START_PICKING'));
}

describe('an order in the hands of a picker', () => {
  it('is charged by what was weighed, without what is missing, and its shopper sees both', async () => {
    const order = await startedOrder();
    ok(await pick(order.id, lineOf(order, 'tomatoes'), { outcome: 'PICKED', quantity: 480 }));
    ok(await pick(order.id, lineOf(order, 'rice'), { outcome: 'MISSING', quantity: 0 }));
    expect((await step(order.id, 'FINISH_PICKING')).status).toBe(409);
    const last = await pick(order.id, lineOf(order, 'juice'), { outcome: 'PICKED', quantity: 20 });
    expect(ok(last).steps).toEqual(['FINISH_PICKING']);
    const packed = ok(await step(order.id, 'FINISH_PICKING'));
    expect(packed.status).toBe('ON_THE_WAY');
    const receipt = ok(await shopper.get<object>(`/api/orders/${order.id}/receipt`));
    // 20 juices at 1.99, 480 g at 2.99 a kilogram, no rice, the fee of 1.90.
    expect(receipt).toMatchObject({ toPay: 3980 + 144 + 190 });
    const progress = ok(await shopper.get<OrderProgress>(`/api/orders/${order.id}/progress`));
    expect(progress).toMatchObject({ status: 'ON_THE_WAY', hasReceipt: true });
    const mails = await mailsOf(shop, order.id);
    expect(mails.at(-1)?.key).toContain('onTheWay');
    expect(ok(await step(order.id, 'COMPLETE')).status).toBe('COMPLETED');
    expect((await step(order.id, 'COMPLETE')).status).toBe(409);
  });

  it('keeps one of two saves of a line that were made at the same time', async () => {
    const order = await startedOrder();
    const other = await signInAs(shop, 'picker');
    const line = lineOf(order, 'tomatoes');
    const answers = await Promise.all([
      pick(order.id, line, { outcome: 'PICKED', quantity: 510 }),
      pick(order.id, line, { outcome: 'MISSING', quantity: 0 }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const saved = lineOf(await readOrder(order.id), 'tomatoes');
    expect(saved.revision).toBe(1);
    const again = await pick(order.id, saved, { outcome: 'PICKED', quantity: 495 }, other);
    expect(lineOf(ok(again), 'tomatoes')).toMatchObject({ revision: 2, picked: 495 });
  });

  it.each([
    ['no weight', 'tomatoes', { outcome: 'PICKED', quantity: 0 }],
    ['twice the weight and more', 'tomatoes', { outcome: 'PICKED', quantity: 1001 }],
    ['more pieces than ordered', 'juice', { outcome: 'PICKED', quantity: 21 }],
    ['missing goods with a quantity', 'rice', { outcome: 'MISSING', quantity: 1 }],
  ])('refuses %s', async (_name, sku, input) => {
    const order = await startedOrder();
    expect((await pick(order.id, lineOf(order, sku), input)).status).toBe(400);
  });

  it('R2 gets a substitute only with the shopper’s consent, chosen by the shop’s rule', async () => {
    const order = await startedOrder();
    const line = lineOf(order, 'rice');
    const substitute = { outcome: 'SUBSTITUTED', quantity: 1 };
    expect((await pick(order.id, line, substitute)).status).toBe(409);
    await shop.db.execute(sql`UPDATE orders SET document = document || '{"substitution": "SIMILAR"}'
      WHERE order_number = ${order.id}`);
    const saved = lineOf(ok(await pick(order.id, line, substitute)), 'rice');
    expect(saved).toMatchObject({ outcome: 'SUBSTITUTED', picked: 1 });
    expect(saved.substituteName).toBe('Apfelsaft');
  });

  it('has the shopper’s notes on its lines and on the whole', async () => {
    const { id, lines } = await startedOrder();
    const [line] = lines;
    expect(line).not.toHaveProperty('note');
    await shop.db.execute(sql`UPDATE orders SET document = jsonb_set(
      document || '{"note": "Ring twice"}', '{productLineItems,0,note}', '"ripe please"')
      WHERE order_number = ${id}`);
    const noted = await readOrder(id);
    expect(noted.note).toBe('Ring twice');
    expect(noted.lines.map(({ note }) => note)).toEqual(['ripe please', undefined, undefined]);
  });

  it('is left alone by the simulator from the first step on', async () => {
    const { id } = await startedOrder();
    const [timeline] = (
      await shop.db.execute<{ next_at: string | null }>(
        sql`SELECT next_at FROM order_courses WHERE tenant = 'alpha' AND order_number = ${id}`,
      )
    ).rows;
    // The simulator takes on what is due, and an order without a time never is.
    expect(timeline?.next_at).toBeNull();
  });
});

describe('who may start when', () => {
  it('is a picker from the cut-off on, and a manager before it', async () => {
    const { orderNumber } = await placeOrder(shopper);
    const person = await signInAs(shop, 'picker');
    const manager = await signInAs(shop, 'manager');
    expect((await readOrder(orderNumber, person)).steps).toEqual([]);
    expect((await step(orderNumber, 'START_PICKING', person)).status).toBe(409);
    expect(ok(await step(orderNumber, 'START_PICKING', manager)).status).toBe('PICKING');
    const order = ok(await shopper.get<Order>(`/api/orders/${orderNumber}`));
    expect(order.status).toBe('PICKING');
  });
});

describe('the list of orders', () => {
  it('finds by number, name, day and state, without address or contact', async () => {
    const { orderNumber } = await placeOrder(shopper);
    picker = await signInAs(shop, 'picker');
    const find = async (query: string) =>
      ok(await picker.get<{ items: OrderSummary[]; total: number }>(`orders?${query}`));
    expect((await find(`q=${orderNumber}`)).items).toMatchObject([
      { id: orderNumber, status: 'PLACED', customerName: 'Eva Gruber', pickedCount: 0 },
    ]);
    expect((await find('q=gruber&perPage=1')).items).toHaveLength(1);
    expect((await find('q=%25')).total).toBe(0);
    expect((await find('day=2026-11-26')).total).toBe(0);
    const { items } = await find('day=2026-11-25&status=PLACED');
    expect(items.map(({ id }) => id)).toContain(orderNumber);
    expect(JSON.stringify(items)).not.toMatch(/Laubenweg|eva@example|\+43/);
    expect((await picker.get('orders?day=tomorrow')).status).toBe(400);
  });

  it('has what is due soonest first, and then what was due last', async () => {
    const slots = await shop.db.execute(
      sql`SELECT id FROM windows WHERE tenant = 'alpha' ORDER BY starts_at`,
    );
    const [early, late] = [slots.rows[0]?.['id'], slots.rows.at(-1)?.['id']];
    const placed: string[] = [];
    for (const [status, slot] of [
      ['PLACED', early],
      ['PLACED', late],
      ['COMPLETED', late],
      ['COMPLETED', early],
    ]) {
      const { orderNumber } = await placeOrder(shopper);
      await shop.db.execute(sql`UPDATE orders SET status = ${status}, window_id = ${slot}
        WHERE tenant = 'alpha' AND order_number = ${orderNumber}`);
      placed.push(orderNumber);
    }
    picker = await signInAs(shop, 'picker');
    const { items } = ok(await picker.get<{ items: OrderSummary[] }>('orders?perPage=100'));
    expect(items.map(({ id }) => id).filter((id) => placed.includes(id))).toEqual(placed);
  });

  it('is of the own shop: another shop’s order is not found', async () => {
    const { orderNumber } = await placeOrder(shopper);
    const stranger = await signInAs(shop, 'admin', 'beta');
    expect((await stranger.get(`orders/${orderNumber}`)).status).toBe(404);
    expect((await step(orderNumber, 'START_PICKING', stranger)).status).toBe(404);
    expect(ok(await stranger.get<{ total: number }>('orders')).total).toBe(0);
  });
});

it('every step and line is in the audit, by name', async () => {
  const order = await startedOrder();
  ok(await pick(order.id, lineOf(order, 'rice'), { outcome: 'MISSING', quantity: 0 }));
  const admin = await signInAs(shop, 'admin');
  const { items } = ok(await admin.get<{ items: AuditEntry[] }>('audit'));
  const own = items.filter(({ subject }) => subject === order.id);
  expect(own.map(({ action, staffName }) => [action, staffName])).toEqual([
    ['order.pick', picker.session.staff.name],
    ['order.step', picker.session.staff.name],
  ]);
});
