import type { Stripe } from 'stripe';
import type { Cart } from '@larder/contracts/cart';
import { ok } from '../../../../ordering/testing/test-shop.js';
import type { TestClient } from '../../../../testing/test-client.js';
import { goToProvider, orderOf, orderOnline } from '../../../testing/payment-shop.js';
import type { PendingOrder } from '../../../testing/payment-shop.js';
import { refundedOf } from '../status.js';
import { performAction, type ShopperAction } from './shopper-actions.js';
import { referenceOf, type StripeShop } from './stripe-shop.js';

/** The shop of a file, and a new shopper for each test. */
export interface Scene {
  shop: StripeShop;
  client: TestClient;
}

/** What tests of a shop that is paid by Stripe do and look at. */
export function stripeSteps(of: Scene) {
  const statusOf = async (pending: PendingOrder) => (await orderOf(of.client, pending)).status;
  const cartOf = async () => ok(await of.client.get<Cart>('/api/carts'));
  const minutes = (count: number) => of.shop.clock.advance(count * 60_000);
  const acts = async (pending: PendingOrder, what: ShopperAction) =>
    performAction(of.shop.stripe.store, await referenceOf(of.shop, pending), what);
  const events = (type: string): Stripe.Event[] =>
    of.shop.stripe.store.events.filter((event) => (event.type as string) === type);
  const reserved = (): Stripe.Event => {
    const [event] = events('payment_intent.amount_capturable_updated');
    if (!event) throw new Error('Stripe has told nothing');
    return event;
  };

  /** Places an order and pays at Stripe, without informing the shop. */
  async function payAtStripe(): Promise<PendingOrder> {
    const pending = await orderOnline(of.client);
    await goToProvider(of.shop, of.client, pending);
    await acts(pending, 'pays');
    return pending;
  }

  /** Cents that Stripe holds for an order. */
  function reservedOf({ id }: PendingOrder): number {
    const intents = [...of.shop.stripe.store.intents.values()];
    const intent = intents.find(({ metadata }) => metadata['larder_payment'] === id);
    return intent?.status === 'requires_capture' ? intent.amount_capturable : 0;
  }

  /** Captured and not refunded cents of an order at Stripe. */
  function takenOf({ id }: PendingOrder): number {
    const charges = [...of.shop.stripe.store.charges.values()];
    const charge = charges.find(({ metadata }) => metadata['larder_payment'] === id);
    return charge ? charge.amount_captured - refundedOf(charge) : 0;
  }

  async function expectPaidOnce(pending: PendingOrder) {
    expect(await statusOf(pending)).toBe('PLACED');
    expect(reservedOf(pending)).toBe(pending.cart.priceInfo.totalWithSurcharge);
    expect(takenOf(pending)).toBe(0);
    expect((await cartOf()).lineItemCount).toBe(0);
  }
  return {
    statusOf,
    cartOf,
    minutes,
    acts,
    events,
    reserved,
    payAtStripe,
    reservedOf,
    takenOf,
    expectPaidOnce,
  };
}
