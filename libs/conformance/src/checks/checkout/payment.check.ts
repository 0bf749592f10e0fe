import { cartCalls } from '@larder/contracts/cart';
import { afterOrderCalls } from '@larder/contracts/checkout/after-order';
import { checkoutCalls } from '@larder/contracts/checkout';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import {
  checkoutOf,
  frozenCart,
  newKey,
  placeOrder,
  readOrder,
  readUntil,
} from '../../steps/orders.js';

const about = { profile: 'all', calls: ['checkout.postCheckout', 'checkout.getOrder'] } as const;
const MINUTE = 60_000;

/** An order that waits for its payment at a provider. */
async function pendingOrder(context: CheckContext) {
  const { paymentMethods } = await context.shop.config();
  const methodKey = needed(
    paymentMethods.find((one) => one === 'paypal' || one === 'klarna' || one === 'eps'),
    'no method is paid on a page of a provider',
  );
  const buyer = context.visitor();
  const cart = await frozenCart(buyer, context);
  const { args, more } = checkoutOf(cart, methodKey);
  const {
    orderNumber = '',
    redirectUrl,
    status,
  } = await buyer.ok(checkoutCalls.postCheckout, args, more);
  equals(status, 'PAYMENT_PENDING', 'status of the checkout');
  holds(redirectUrl !== undefined, 'the shopper is sent to the provider');
  const read = () => readOrder(buyer, orderNumber);
  equals((await read()).status, 'PAYMENT_PENDING', 'status of the order');
  return { buyer, cart, orderNumber, redirectUrl: redirectUrl ?? '', read };
}

export const paymentChecks: readonly Check[] = [
  {
    ...about,
    id: 'payment.paid',
    title:
      'an order that is paid at a provider is placed, with its whole total authorised or captured',
    requirements: ['CHK-07', 'API-065'],
    async run(context) {
      const pay = needed(context.hooks.pay, 'the hooks cannot pay');
      const { buyer, redirectUrl, read } = await pendingOrder(context);
      await pay(redirectUrl, 'paid', buyer);
      const order = await readUntil(read, ({ status }) => status !== 'PAYMENT_PENDING');
      equals(order.status, 'PLACED', 'status of the paid order');
      const { authorised = 0, captured = 0, refunded = 0 } = order.charge ?? {};
      holds(authorised + captured >= order.priceInfo.total, 'the payment covers the total');
      equals(refunded, 0, 'refunded amount');
      equals((await buyer.ok(cartCalls.getCart)).lineItemCount, 0, 'lines of the next cart');
    },
  },
  {
    ...about,
    id: 'payment.declined',
    title:
      'an order whose payment is declined is cancelled with a reason, and its cart is open again',
    requirements: ['CHK-07', 'CHK-14'],
    async run(context) {
      const pay = needed(context.hooks.pay, 'the hooks cannot pay');
      const { buyer, cart, redirectUrl, read } = await pendingOrder(context);
      await pay(redirectUrl, 'declined', buyer);
      const order = await readUntil(read, ({ status }) => status !== 'PAYMENT_PENDING');
      equals(order.status, 'CANCELLED', 'status of the declined order');
      holds(order.paymentError !== undefined, 'the order says why');
      const after = await buyer.ok(cartCalls.getCart);
      equals([after.id, after.cartStatus], [cart.id, 'OPEN'], 'cart of the order');
      equals(after.lineItemCount, cart.lineItemCount, 'lines of the cart');
    },
  },
  {
    ...about,
    id: 'payment.given-up',
    title: 'a cart that is opened again cancels its order that waits for a payment',
    requirements: ['API-047'],
    async run(context) {
      const { buyer, cart, read } = await pendingOrder(context);
      const opened = await buyer.ok(cartCalls.resetCart);
      equals([opened.id, opened.cartStatus], [cart.id, 'OPEN'], 'cart');
      equals((await read()).status, 'CANCELLED', 'status of the order');
    },
  },
  {
    ...about,
    id: 'payment.claims',
    title: 'goods that were not delivered yet cannot be claimed',
    requirements: [],
    calls: ['checkout.getOrderClaims', 'checkout.addClaim', 'checkout.getDeliveryTracking'],
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber, order } = await placeOrder(buyer, context);
      const params = { orderNumber };
      const { claims, claimableUntil } = await buyer.ok(afterOrderCalls.getOrderClaims, { params });
      equals([claims, claimableUntil], [[], undefined], 'claims before the delivery');
      const lineItemId = order.productLineItems[0]?.lineItemId ?? '';
      const body = { reason: 'MISSING', lines: [{ lineItemId, quantity: 1 }] };
      await buyer.refused(
        afterOrderCalls.addClaim,
        { params, body },
        { status: 409, code: 'CLAIM_CLOSED', headers: { 'idempotency-key': newKey() } },
      );
      await buyer.ok(afterOrderCalls.getDeliveryTracking, { params });
    },
  },
  {
    ...about,
    id: 'payment.too-late',
    title: 'an order that nobody pays in time is cancelled',
    requirements: ['CHK-07'],
    async run(context) {
      const advance = needed(context.hooks.advance, 'the server’s clock cannot be moved');
      const { read } = await pendingOrder(context);
      for (let half = 0; half < 6; half += 1) {
        await advance(31 * MINUTE);
        const order = await readUntil(read, ({ status }) => status === 'CANCELLED');
        if (order.status === 'CANCELLED') return;
      }
      equals((await read()).status, 'CANCELLED', 'status after three hours');
    },
  },
];
