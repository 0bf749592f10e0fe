import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { ok } from '../../../ordering/testing/test-shop.js';
import type { TestClient } from '../../../testing/test-client.js';
import { createCustomer } from '../../wallet/testing/test-customers.js';
import { reconcile } from '../../processing/reconcile.js';
import { returnToShop, goToProvider, orderOnline, openUrl } from '../../testing/payment-shop.js';
import { pickDueOrders, startPicking } from '../../testing/test-picking.js';
import { stripeSteps, type Scene } from './testing/stripe-steps.js';
import type { StripeShop } from './testing/stripe-shop.js';
import { referenceOf, setUpStripeShop } from './testing/stripe-shop.js';

const scene = {} as Scene;
let shop: StripeShop;
let client: TestClient;
setUpStripeShop((market, shopper) => {
  shop = scene.shop = market;
  client = scene.client = shopper;
});
const { statusOf, minutes, acts, payAtStripe, reservedOf, takenOf, expectPaidOnce } =
  stripeSteps(scene);

describe('Stripe away', () => {
  it.each(['server', 'rateLimit', 'hangs'] as const)(
    'R7 %s at the start, the question and the capture',
    async (kind) => {
      await startPicking(shop.db);
      const pending = await orderOnline(client);
      // Stripe repeats a 500 of the start for a day; a broken connection is not stored.
      const first = kind === 'server' ? ({ kind: 'cut', times: 2 } as const) : { kind };
      shop.stripe.fail({ at: /POST .*sessions$/, ...first });
      const shown = await openUrl(shop, client, pending.redirectUrl);
      expect(String(shown.headers.location)).toMatch(/payment-result\?order=/);
      expect(await goToProvider(shop, client, pending)).toMatch(/checkout\.stripe\.com/);
      await acts(pending, 'pays');
      shop.stripe.fail({ at: /GET .*sessions\//, kind });
      await returnToShop(shop, client, pending);
      expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
      await returnToShop(shop, client, pending);
      await expectPaidOnce(pending);
      // Of the orders of this file this one alone is picked now.
      await shop.db.execute(
        sql`UPDATE order_courses SET next_at = NULL WHERE order_number <> ${pending.orderNumber}`,
      );
      shop.stripe.fail({ at: /capture$/, kind });
      shop.clock.set('2026-11-25T09:30:00+01:00');
      await pickDueOrders(shop.worker);
      expect(takenOf(pending)).toBe(0);
      minutes(11);
      await reconcile(shop.worker);
      expect([takenOf(pending), reservedOf(pending)]).toEqual([pending.cart.priceInfo.total, 0]);
    },
  );

  it('R7 no webhook: the status is fetched after the payment', async () => {
    const pending = await payAtStripe();
    minutes(1);
    await reconcile(shop.worker);
    await expectPaidOnce(pending);
  });
});

it('PAY-01 API-072 PAY-16 a card is stored on request, and pays the next order', async () => {
  const { client: customer } = await createCustomer(shop, 1);
  client = scene.client = customer;
  const first = await orderOnline(client);
  await openUrl(shop, client, `${first.redirectUrl}?saveMethod=true`);
  await acts(first, 'pays');
  await returnToShop(shop, client, first);
  const body = { checkoutId: first.cart.id, methodKey: 'credit-cards', provider: 'stripe' };
  const path = '/api/customers/payment-methods';
  const [kept] = ok(await client.post<SavedPaymentMethod[]>(path, { ...body, setPrimary: true }));
  expect(kept).toMatchObject({ paymentBrand: 'Visa', lastDigits: '4242', expired: false });
  const second = await orderOnline(client);
  const led = await openUrl(shop, client, `${second.redirectUrl}?method=${kept?.id}`);
  expect(String(led.headers.location)).toContain(`/api/payments/${second.id}/return`);
  expect(await referenceOf(shop, second)).toMatch(/^pi_/);
  await returnToShop(shop, client, second);
  await expectPaidOnce(second);
});
