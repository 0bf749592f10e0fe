import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls } from '@larder/contracts/checkout';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import { checkoutOf, frozenCart, readOrder, readUntil } from '../../steps/orders.js';

const about = { profile: 'all', calls: ['checkout.postCheckout', 'checkout.getOrder'] } as const;
const HALF_MINUTE = 30_000;

/** An order whose request is in the shopper's app, which will answer so. */
async function requested(context: CheckContext, answer: 'approved' | 'declined' | 'expired') {
  const { paymentMethods } = await context.shop.config();
  const methodKey = needed(
    paymentMethods.find((one) => one === 'upi'),
    'the shop is not paid by UPI',
  );
  const request = needed(context.hooks.requestByUpi, 'the hooks cannot answer a UPI request');
  const advance = needed(context.hooks.advance, 'the server’s clock cannot be moved');
  const buyer = context.visitor();
  const cart = await frozenCart(buyer, context);
  const { args, more } = checkoutOf(cart, methodKey);
  const placed = await buyer.ok(checkoutCalls.postCheckout, args, more);
  equals(placed.status, 'PAYMENT_PENDING', 'status of the checkout');
  const { orderNumber = '', redirectUrl = '' } = placed;
  await request(redirectUrl, answer, buyer);
  const read = () => readOrder(buyer, orderNumber);
  equals((await read()).status, 'PAYMENT_PENDING', 'status until the app answers');
  const decided = async () => {
    for (let times = 0; times < 4; times += 1) {
      await advance(HALF_MINUTE);
      const order = await readUntil(read, ({ status }) => status !== 'PAYMENT_PENDING');
      if (order.status !== 'PAYMENT_PENDING') return order;
    }
    return read();
  };
  return { buyer, cart, decided };
}

const refused = (answer: 'declined' | 'expired'): Check['run'] =>
  async function run(context) {
    const { buyer, cart, decided } = await requested(context, answer);
    const order = await decided();
    equals(order.status, 'CANCELLED', `status of the ${answer} order`);
    holds(order.paymentError !== undefined, 'the order says why');
    equals(order.charge?.captured ?? 0, 0, 'captured amount');
    const after = await buyer.ok(cartCalls.getCart);
    equals([after.id, after.cartStatus], [cart.id, 'OPEN'], 'cart of the order');
  };

export const upiChecks: readonly Check[] = [
  {
    ...about,
    id: 'upi.approved',
    title: 'an order waits for the shopper’s app, and is placed with its whole total captured',
    requirements: ['CHK-14'],
    async run(context) {
      const { decided } = await requested(context, 'approved');
      const order = await decided();
      equals(order.status, 'PLACED', 'status of the approved order');
      equals(order.charge?.captured, order.priceInfo.total, 'captured amount');
    },
  },
  {
    ...about,
    id: 'upi.declined',
    title: 'a declined request cancels its order, takes nothing and opens its cart again',
    requirements: ['CHK-14'],
    run: refused('declined'),
  },
  {
    ...about,
    id: 'upi.expired',
    title:
      'a request that nobody answers cancels its order, takes nothing and opens its cart again',
    requirements: ['CHK-14'],
    run: refused('expired'),
  },
];
