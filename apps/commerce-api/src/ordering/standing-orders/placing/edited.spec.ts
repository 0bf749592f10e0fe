import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { auditLedger } from '../../../checkout/testing/audit-ledger.js';
import { anna, signedIn } from '../../../customers/testing/people.js';
import { generateTimeSlots } from '../../../distribution/capacity/generate-time-slots.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import { createPaymentShop } from '../../../payments/testing/payment-shop.js';
import type { TestClient } from '../../../testing/test-client.js';
import { ok } from '../../testing/test-shop.js';
import { cardJob, orderWithSavedCard } from '../testing/card-shop.js';
import {
  asChange,
  createStanding,
  path,
  placedOrders,
  readStanding,
} from '../testing/standing-shop.js';
import { placeDueOrders } from './place-due-orders.js';

let shop: PaymentShop;
let client: TestClient;
beforeEach(async () => {
  shop = await createPaymentShop();
  client = await signedIn(shop, anna);
});
afterEach(async () => {
  expect(await auditLedger(shop.db)).toEqual([]);
  await shop.close();
});

/** Friday's order is placed at this moment, 24 hours before its cut-off. */
const placingTime = '2026-11-26T07:00:00+01:00';
const secondBefore = '2026-11-26T06:59:59+01:00';
const evening = { weekday: 5, from: '18:00', to: '20:00' };

async function placeAt(moment: string): Promise<number> {
  shop.clock.set(moment);
  await generateTimeSlots(shop.db, shop.clock.now());
  return placeDueOrders(await cardJob(shop));
}
const change = async (standing: StandingOrder, changes: object) =>
  ok(
    await client.put<StandingOrder>(`${path}/${standing.id}`, {
      ...asChange(standing),
      ...changes,
    }),
  );
const step = async ({ id }: StandingOrder, name: 'pause' | 'resume') =>
  ok(await client.post<StandingOrder>(`${path}/${id}/${name}`));

/** A standing order paid at the door, and the card that its customer has saved. */
async function withCard() {
  const { orderNumber, payment } = await orderWithSavedCard(shop, client);
  const standing = await createStanding(client, { orderNumber, highestTotal: 9000 });
  return { standing, payment };
}

describe('a standing order that is changed', () => {
  it('until the last second: goods, hours and payment are those of the next order', async () => {
    const { standing, payment } = await withCard();
    shop.clock.set(secondBefore);
    const items = [{ sku: 'juice', quantity: 21 }];
    const changed = await change(standing, { items, payment, window: evening });
    expect(changed).toMatchObject({ nextDate: '2026-11-27', payment, window: evening });
    expect(await placeAt(placingTime)).toBe(0);
    expect(await placeAt(changed.placeAt)).toBe(1);
    expect(await placedOrders(shop)).toMatchObject([
      { status: 'PAYMENT_PENDING', windowId: 'd-W1-20261127-1800', total: 21 * 199 + 590 },
    ]);
  });

  it('after that changes the next order alone, and brings no second one for the day', async () => {
    const standing = await createStanding(client);
    await placeAt(placingTime);
    const changed = await change(standing, {
      items: [{ sku: 'juice', quantity: 21 }],
      window: evening,
    });
    expect(changed).toMatchObject({ nextDate: '2026-12-04', window: evening });
    expect(await placeAt('2026-11-27T12:00:00+01:00')).toBe(0);
    expect(await placeAt(changed.placeAt)).toBe(1);
    const placed = await placedOrders(shop);
    expect(placed.map(({ total }) => total)).toEqual([4170, 21 * 199 + 590]);
  });

  it('is ordered for the day when it is paused and resumed in time, and not after', async () => {
    const standing = await createStanding(client);
    await step(standing, 'pause');
    shop.clock.set(secondBefore);
    expect(await step(standing, 'resume')).toMatchObject({ nextDate: '2026-11-27' });
    await step(standing, 'pause');
    expect(await placeAt(placingTime)).toBe(0);
    expect(await step(standing, 'resume')).toMatchObject({ nextDate: '2026-12-04' });
    expect(await placeAt('2026-11-27T12:00:00+01:00')).toBe(0);
    expect(await placedOrders(shop)).toEqual([]);
    expect((await readStanding(client, standing)).state).toBe('ACTIVE');
  });
});
