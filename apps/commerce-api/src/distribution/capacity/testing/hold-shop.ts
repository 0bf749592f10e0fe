import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { auditLedger } from '../../../checkout/testing/audit-ledger.js';
import { firstRow } from '../../../kernel/database/database.js';
import { addresses, ok, put, testTimeSlots } from '../../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import { createPaymentShop } from '../../../payments/testing/payment-shop.js';
import type { TestClient } from '../../../testing/test-client.js';

export const minute = 60_000;

export const choose = (client: TestClient, id: string) =>
  client.post<Cart & ApiError>('/api/carts/distribution-time-slot', { id });

/** The cart's validation errors about its time slot. */
export const timeSlotFindings = async (client: TestClient) =>
  ok(await client.get<CartValidation>('/api/carts/validation')).errors.filter(({ code }) =>
    ['023', '140', '141'].includes(code),
  );

/** A shop with holds of 30 minutes, for one file; its counters are audited after every test. */
export function createHoldShop() {
  const made: { shop?: PaymentShop } = {};
  const shop = () => made.shop as PaymentShop;
  const setMinutes = (minutes: number) =>
    shop().db.execute(
      sql`UPDATE order_configs SET config = config || jsonb_build_object('windowHoldMinutes', ${minutes}::int)
          WHERE tenant = 'alpha'`,
    );
  const setCapacity = (id: string, capacity: number) =>
    shop().db.execute(sql`UPDATE windows SET capacity = ${capacity} WHERE id = ${id}`);
  beforeAll(async () => {
    made.shop = await createPaymentShop();
    await setMinutes(30);
    await setCapacity(testTimeSlots.evening, 40);
  });
  afterEach(async () => {
    expect(await auditLedger(shop().db)).toEqual([]);
    shop().clock.set('2026-11-24T09:00:00+01:00');
    await shop().db.execute('DELETE FROM window_holds');
  });
  afterAll(() => shop().close());
  return {
    shop,
    setMinutes,
    setCapacity,
    counts: (id: string) =>
      firstRow<{ booked: number; held: number }>(
        shop().db,
        sql`SELECT booked, held FROM windows WHERE tenant = 'alpha' AND id = ${id}`,
      ),
    /** A shopper with goods and an address, and without a time slot. */
    async shopper(): Promise<TestClient> {
      const client = shop().client();
      await put(client, 'juice', 20);
      ok(await client.post('/api/carts/distribution-address', addresses.vienna));
      return client;
    },
  };
}
