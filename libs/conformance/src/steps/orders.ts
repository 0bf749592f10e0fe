import { randomUUID } from 'node:crypto';
import type { CallResult } from '@larder/contracts';
import { cartCalls, type Cart } from '@larder/contracts/cart';
import { checkoutCalls, type Order } from '@larder/contracts/checkout';
import type { CheckContext } from '../run/check.js';
import { holds, needed } from '../run/finding.js';
import type { Visitor } from '../run/visitor.js';
import { readyCart } from './cart-to-order.js';

export type CheckoutResult = CallResult<typeof checkoutCalls.postCheckout>;
type MethodKey = Awaited<ReturnType<CheckContext['shop']['config']>>['paymentMethods'][number];

export const newKey = (): string => `conformance-${randomUUID()}`;

export interface CheckoutRequest {
  readonly args: {
    readonly body: {
      readonly cartId: string;
      readonly methodKey: MethodKey;
      readonly expectedTotal: number;
      readonly confirmedAge?: number;
    };
  };
  readonly more: { readonly headers: { readonly 'idempotency-key': string } };
}

/** The call that places a frozen cart's order. */
export const checkoutOf = (
  { id, priceInfo }: Cart,
  methodKey: MethodKey,
  key = newKey(),
): CheckoutRequest => ({
  args: { body: { cartId: id, methodKey, expectedTotal: priceInfo.total } },
  more: { headers: { 'idempotency-key': key } },
});

/** A payment method on handover, with which an order is placed at once. */
export async function handover({ shop }: CheckContext): Promise<MethodKey> {
  const { paymentMethods } = await shop.config();
  return needed(
    paymentMethods.find((one) => one === 'payment-at-the-door'),
    'deliveries cannot be paid at the door',
  );
}

export async function frozenCart(
  buyer: Visitor,
  context: CheckContext,
  fill?: (buyer: Visitor) => Promise<unknown>,
): Promise<Cart> {
  await readyCart(buyer, context, fill);
  return buyer.ok(cartCalls.finalizeCart);
}

/** A buyer with a frozen cart, and the call that places its order, paid at the door. */
export async function readyToPlace(context: CheckContext) {
  const buyer = context.visitor();
  const cart = await frozenCart(buyer, context);
  return { buyer, cart, ...checkoutOf(cart, await handover(context)) };
}

export interface PlacedOrder {
  readonly cart: Cart;
  readonly orderNumber: string;
  readonly order: Order;
}

export async function readOrder(buyer: Visitor, orderNumber: string): Promise<Order> {
  return buyer.ok(checkoutCalls.getOrder, { params: { orderNumber } });
}

/** An order that is paid at the door. */
export async function placeOrder(
  buyer: Visitor,
  context: CheckContext,
  fill?: (buyer: Visitor) => Promise<unknown>,
): Promise<PlacedOrder> {
  const methodKey = await handover(context);
  const cart = await frozenCart(buyer, context, fill);
  const { args, more } = checkoutOf(cart, methodKey);
  const { orderNumber = '', status } = await buyer.ok(checkoutCalls.postCheckout, args, more);
  holds(status === 'ORDERED' && orderNumber !== '', 'an order that is paid at the door is placed');
  return { cart, orderNumber, order: await readOrder(buyer, orderNumber) };
}

/** Reads until the condition holds or three seconds have passed. */
export async function readUntil<T>(read: () => Promise<T>, is: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 3000;
  for (;;) {
    const value = await read();
    if (is(value) || Date.now() > end) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
