import type { OrderConfig } from '@larder/contracts/checkout';
import { ok } from '../../../../ordering/testing/test-shop.js';
import type { TestClient } from '../../../../testing/test-client.js';
import { openUrl, orderOf, orderOnline, returnToShop } from '../../../testing/payment-shop.js';
import type { PendingOrder } from '../../../testing/payment-shop.js';
import { returnPath } from '../../../start/paths.js';
import { walletTokens } from '../testing/fake-intents.js';
import { stripeSteps, type Scene } from '../testing/stripe-steps.js';
import { sendEvent, setUpStripeShop, type StripeShop } from '../testing/stripe-shop.js';

const scene = {} as Scene;
let shop: StripeShop;
let client: TestClient;
setUpStripeShop((market, shopper) => {
  shop = scene.shop = market;
  client = scene.client = shopper;
});
const { statusOf, events, expectPaidOnce, takenOf, reservedOf } = stripeSteps(scene);

const startWith = async (pending: PendingOrder, token: string) => {
  const answer = await openUrl(shop, client, `${pending.redirectUrl}?wallet=${token}`);
  return new URL(String(answer.headers.location), 'http://alpha.test');
};
const intentsOf = ({ id }: PendingOrder) =>
  [...shop.stripe.store.intents.values()].filter(
    ({ metadata }) => metadata['larder_payment'] === id,
  );

describe('Apple Pay and Google Pay in the cart, by Stripe', () => {
  it('are offered with the publishable key where the shop has one', async () => {
    const { express } = ok(await client.get<OrderConfig>('/api/order-config'));
    expect(express).toEqual({
      methodKey: 'credit-cards',
      stripe: { publishableKey: 'pk_test_alpha' },
    });
  });

  it('CHK-18 reserve the shop’s own amount without a page, once, however often it is started', async () => {
    const pending = await orderOnline(client);
    const answers = await Promise.all([1, 2].map(() => startWith(pending, walletTokens.pays)));
    for (const { pathname } of [...answers, await startWith(pending, walletTokens.pays)])
      expect(pathname).toBe(returnPath(pending.id));
    await returnToShop(shop, client, pending);
    await expectPaidOnce(pending);
    const [intent, ...others] = intentsOf(pending);
    expect(others).toEqual([]);
    expect(intent?.amount).toBe(pending.cart.priceInfo.totalWithSurcharge);
    for (const event of shop.stripe.store.events) await sendEvent(shop, event);
    await expectPaidOnce(pending);
  });

  it('CHK-14 a declined one is reported with its reason, and nothing is taken', async () => {
    const pending = await orderOnline(client);
    expect((await startWith(pending, walletTokens.declined)).pathname).toBe(returnPath(pending.id));
    await returnToShop(shop, client, pending);
    expect(await statusOf(pending)).toBe('CANCELLED');
    expect((await orderOf(client, pending)).paymentError?.code).toBe('DECLINED');
    expect([reservedOf(pending), takenOf(pending)]).toEqual([0, 0]);
  });

  it.each([
    ['was used before', walletTokens.used],
    ['makes the bank ask by Stripe’s script', walletTokens.secure],
    ['is none of Stripe’s', 'simulated-wallet'],
  ])('open Stripe’s page where the token %s', async (_name, token) => {
    const pending = await orderOnline(client);
    for (let again = 0; again < 2; again += 1)
      expect((await startWith(pending, token)).host).toBe('checkout.stripe.com');
    expect(await statusOf(pending)).toBe('PAYMENT_PENDING');
    expect(events('payment_intent.payment_failed')).toEqual([]);
  });

  it('are started only by the customer who ordered', async () => {
    const pending = await orderOnline(client);
    const url = `${pending.redirectUrl}?wallet=${walletTokens.pays}`;
    expect((await openUrl(shop, shop.client(), url)).statusCode).toBe(404);
    expect(intentsOf(pending)).toEqual([]);
  });
});
