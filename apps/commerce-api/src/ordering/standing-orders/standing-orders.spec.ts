import type { ApiError } from '@larder/contracts';
import type { StandingDraft, StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { anna, boris, signedIn } from '../../customers/testing/people.js';
import { createTestShop, fillCart, ok, put } from '../testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import {
  asChange,
  createStanding,
  listStanding,
  orderOnce,
  path,
  readStanding,
  newStandingOrder,
} from './testing/standing-shop.js';

let shop: TestApp;
let client: TestClient;
let count = 0;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  count += 1;
  client = await signedIn(shop, { ...anna, email: `standing-${count}@x.example` });
});
afterAll(() => shop.close());

it('offers what an order contained, what can be chosen, and a highest total with a margin', async () => {
  const orderNumber = await orderOnce(client);
  const draft = ok(await client.get<StandingDraft>(`${path}/draft?orderNumber=${orderNumber}`));
  expect(draft.items).toEqual([
    expect.objectContaining({ sku: 'juice', quantity: 20, isAvailable: true }),
  ]);
  expect(draft.total).toBe(3980 + 190);
  expect(draft.highestTotal).toBe(4600);
  expect(draft.window).toEqual({ weekday: 3, from: '10:00', to: '16:00' });
  expect(draft.windows).toHaveLength(12);
  expect(draft.payments).toEqual([{ methodKey: 'payment-at-the-door' }]);
});

it('is created from an order, with the next day and the time until which it can be changed', async () => {
  const standing = await createStanding(client);
  expect(standing).toMatchObject({
    name: 'Wocheneinkauf',
    state: 'ACTIVE',
    itemCount: 1,
    highestTotal: 5000,
    nextDate: '2026-11-27',
    placeAt: '2026-11-26T06:00:00.000Z',
    total: 4170,
  });
  expect(await listStanding(client)).toEqual([expect.objectContaining({ id: standing.id })]);
});

it('is created from the present cart, which stays as it is', async () => {
  await fillCart(client);
  const { items } = ok(await client.post<StandingOrder>(path, newStandingOrder));
  expect(items.map(({ sku }) => sku)).toEqual(['juice']);
  const { body } = await client.get<{ lineItemCount: number }>('/api/carts');
  expect(body.lineItemCount).toBe(1);
});

it('needs the customer’s agreement, a time slot of the place and a payment without them', async () => {
  const orderNumber = await orderOnce(client);
  const refused = async (changes: object) =>
    (await client.post(path, { ...newStandingOrder, orderNumber, ...changes })).status;
  expect(await refused({ agreed: false })).toBe(400);
  expect(await refused({ window: { weekday: 7, from: '10:00', to: '16:00' } })).toBe(400);
  expect(await refused({ payment: { methodKey: 'credit-cards' } })).toBe(400);
  expect(await refused({ payment: { methodKey: 'payment-at-the-store' } })).toBe(400);
  expect(await refused({ highestTotal: 0 })).toBe(400);
  expect(await listStanding(client)).toEqual([]);
});

it('is changed, paused, resumed, skipped once and ended', async () => {
  const standing = await createStanding(client);
  const at = `${path}/${standing.id}`;
  const change = { ...asChange(standing), weeks: 2, items: [{ sku: 'water', quantity: 12 }] };
  const changed = ok(await client.put<StandingOrder>(at, change));
  expect(changed.items.map(({ sku }) => sku)).toEqual(['water']);
  expect(ok(await client.post<StandingOrder>(`${at}/pause`)).state).toBe('PAUSED');
  expect(ok(await client.post<StandingOrder>(`${at}/resume`)).state).toBe('ACTIVE');
  const date = '2026-11-27';
  const skipped = ok(await client.post<StandingOrder>(`${at}/skip`, { date }));
  expect(skipped).toMatchObject({ nextDate: '2026-12-11', lastRun: { date, state: 'SKIPPED' } });
  expect((await client.post(`${at}/skip`, { date })).status).toBe(409);
  expect((await readStanding(client, standing)).nextDate).toBe('2026-12-11');
  ok(await client.delete(at));
  expect((await client.get(at)).status).toBe(404);
});

it('goes on with a day in the future after a long pause', async () => {
  const standing = await createStanding(client);
  ok(await client.post(`${path}/${standing.id}/pause`));
  shop.clock.set('2026-12-20T09:00:00+01:00');
  const { nextDate } = ok(await client.post<StandingOrder>(`${path}/${standing.id}/resume`));
  expect(nextDate).toBe('2026-12-25');
});

it('accepts a changed quantity only of products that the shop has', async () => {
  const standing = await createStanding(client);
  const change = { ...asChange(standing), items: [{ sku: 'no-such-product', quantity: 1 }] };
  expect((await client.put(`${path}/${standing.id}`, change)).status).toBe(404);
});

it('cannot be read or changed by others, nor created from another customer’s order', async () => {
  const standing = await createStanding(client);
  const at = `${path}/${standing.id}`;
  const other = await signedIn(shop, { ...boris, email: `other-${count}@x.example` });
  const date = standing.nextDate;
  const attempts = await Promise.all([
    other.get(at),
    other.put(at, asChange(standing)),
    other.delete(at),
    other.post(`${at}/pause`),
    other.post(`${at}/resume`),
    other.post(`${at}/skip`, { date }),
    other.post(`${at}/agree`, { date, highestTotal: 9999 }),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404));
  const orderNumber = await orderOnce(client);
  expect((await other.post(path, { ...newStandingOrder, orderNumber })).status).toBe(404);
  expect((await shop.client().get(path)).status).toBe(401);
  expect(await readStanding(client, standing)).toMatchObject({ state: 'ACTIVE', nextDate: date });
});

it('exists at most five times for a customer, also when they click fast', async () => {
  const orderNumber = await orderOnce(client);
  const create = (name: string) => client.post(path, { ...newStandingOrder, orderNumber, name });
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const statuses = (await Promise.all(names.map(create))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(await listStanding(client)).toHaveLength(5);
});

it('is one, however often the same one is sent: in a row, at once, and with five of them', async () => {
  const orderNumber = await orderOnce(client);
  const send = async (changes: object = {}) => {
    const answer = await client.post<StandingOrder>(path, {
      ...newStandingOrder,
      orderNumber,
      ...changes,
    });
    return ok(answer).id;
  };
  const ids = await Promise.all([send(), send(), send()]);
  expect(new Set([...ids, await send()]).size).toBe(1);
  for (const highestTotal of [5100, 5200, 5300, 5400]) await send({ highestTotal });
  expect(await send()).toBe(ids[0]);
  expect(await listStanding(client)).toHaveLength(5);
});

it('keeps its next day when only the hours change, also of every second week', async () => {
  const standing = await createStanding(client, { weeks: 2 });
  const at = `${path}/${standing.id}`;
  ok(await client.post<StandingOrder>(`${at}/skip`, { date: standing.nextDate }));
  const later = { ...standing.window, from: '18:00', to: '20:00' };
  const changed = ok(await client.put<StandingOrder>(at, { ...asChange(standing), window: later }));
  expect(changed).toMatchObject({ window: later, nextDate: '2026-12-11' });
  // 24 hours before the cut-off of the new hours.
  expect(changed.placeAt > standing.placeAt).toBe(true);
  const weekly = { ...asChange(standing), window: later, weeks: 1 };
  expect(ok(await client.put<StandingOrder>(at, weekly)).nextDate).toBe('2026-12-04');
});

it('CAT-07 is begun with goods with an age limit by who confirms to have reached it', async () => {
  await fillCart(client);
  await put(client, 'wine', 1);
  const body = { ...newStandingOrder, highestTotal: 90_000 };
  const refused = await client.post<ApiError>(path, { ...body, confirmedAge: 17 });
  expect(refused.body.errorCode).toBe('AGE_CONFIRMATION_REQUIRED');
  const standing = ok(await client.post<StandingOrder>(path, { ...body, confirmedAge: 18 }));
  expect(standing.confirmedAge).toBe(18);
  const changed = await client.put<StandingOrder>(`${path}/${standing.id}`, asChange(standing));
  expect(ok(changed).confirmedAge).toBe(18);
  // The birthdate of the profile says it, too.
  const known = { ...body, name: 'Zweiter Einkauf' };
  expect(ok(await client.post<StandingOrder>(path, known)).confirmedAge).toBeUndefined();
});
