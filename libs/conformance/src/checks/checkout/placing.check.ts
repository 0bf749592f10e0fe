import { cartCalls } from '@larder/contracts/cart';
import { checkoutCalls } from '@larder/contracts/checkout';
import type { Check } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';
import { put } from '../../steps/goods.js';
import {
  checkoutOf,
  frozenCart,
  handover,
  newKey,
  placeOrder,
  readOrder,
  readyToPlace,
} from '../../steps/orders.js';

const about = { profile: 'all', calls: ['checkout.postCheckout'] } as const;
const conflict = { status: 409, code: 'CONFLICT' } as const;

export const placingChecks: readonly Check[] = [
  {
    ...about,
    id: 'checkout.order',
    title:
      'an order has the goods, sums, address and time slot of its cart, and the next cart is empty',
    requirements: ['API-065', 'CHK-01', 'CHK-04', 'CART-25', 'CART-27'],
    calls: ['checkout.postCheckout', 'checkout.getOrder'],
    async run(context) {
      const buyer = context.visitor();
      const { cart, order, orderNumber } = await placeOrder(buyer, context);
      equals([order.orderNumber, order.status], [orderNumber, 'PLACED'], 'number and status');
      const goodsOf = (lines: typeof cart.productLineItems) =>
        lines.map(({ product, quantity, lineTotal }) => [product.sku, quantity, lineTotal]);
      equals(goodsOf(order.productLineItems), goodsOf(cart.productLineItems), 'goods');
      equals(order.priceInfo.total, cart.priceInfo.total, 'total');
      equals(order.distributionWindow.id, cart.distributionWindow?.id, 'time slot');
      equals(order.billingAddress, cart.billingAddress, 'billing address');
      const paid = order.payments.reduce((sum, one) => sum + one.amountPlanned, 0);
      equals(paid, order.priceInfo.total, 'sum of the payments');
      const next = await buyer.ok(cartCalls.getCart);
      equals([next.lineItemCount, next.cartStatus], [0, 'OPEN'], 'cart after the order');
      holds(next.id !== cart.id, 'the next cart is another one');
    },
  },
  {
    ...about,
    id: 'checkout.not-frozen',
    title: 'a cart that is open is not ordered',
    requirements: ['CHK-04'],
    async run(context) {
      const { buyer, args, more } = await readyToPlace(context);
      await buyer.ok(cartCalls.resetCart);
      await buyer.refused(checkoutCalls.postCheckout, args, { ...conflict, ...more });
    },
  },
  {
    ...about,
    id: 'checkout.total',
    title: 'an order at another total than the shopper saw is refused, and the cart is open again',
    requirements: ['API-065'],
    async run(context) {
      const { buyer, cart, args, more } = await readyToPlace(context);
      const expectedTotal = cart.priceInfo.total - 1;
      await buyer.refused(
        checkoutCalls.postCheckout,
        { body: { ...args.body, expectedTotal } },
        { ...conflict, ...more },
      );
      equals((await buyer.ok(cartCalls.getCart)).cartStatus, 'OPEN', 'status of the cart');
    },
  },
  {
    ...about,
    id: 'checkout.method',
    title: 'a payment method of another service is refused',
    requirements: ['CHK-17'],
    async run(context) {
      const buyer = context.visitor();
      const cart = await frozenCart(buyer, context);
      const { args, more } = checkoutOf(cart, 'payment-at-the-store');
      const refusal = { status: 400, code: 'BAD_REQUEST' } as const;
      await buyer.refused(checkoutCalls.postCheckout, args, { ...refusal, ...more });
    },
  },
  {
    ...about,
    id: 'checkout.age',
    title: 'goods with an age limit are ordered only once the age is confirmed',
    requirements: ['CAT-07'],
    async run(context) {
      const { shop } = context;
      const buyer = context.visitor();
      const product = await shop.find(
        (one) => one.ageLimit !== undefined && one.orderability === 'CanBeOrdered',
        'goods with an age limit',
      );
      const methodKey = await handover(context);
      const { minOrderValueDelivery = 0 } = await shop.config();
      const price = product.price.regular.value;
      const pieces = Math.min(
        product.maxQuantity,
        Math.ceil((minOrderValueDelivery + 500) / price),
      );
      const steps = Math.ceil(pieces / product.quantityStepSize) * product.quantityStepSize;
      const fill = async () => {
        await put(buyer, product, Math.min(steps, product.maxQuantity));
        for (const other of await shop.plain(6, 150)) await put(buyer, other, 3);
      };
      const cart = await frozenCart(buyer, context, fill);
      const { args, more } = checkoutOf(cart, methodKey);
      const refusal = { status: 409, code: 'AGE_CONFIRMATION_REQUIRED' } as const;
      await buyer.refused(checkoutCalls.postCheckout, args, { ...refusal, ...more });
      const again = checkoutOf(await buyer.ok(cartCalls.finalizeCart), methodKey);
      const body = { ...again.args.body, confirmedAge: product.ageLimit ?? 18 };
      const { orderNumber = '' } = await buyer.ok(checkoutCalls.postCheckout, { body }, again.more);
      equals((await readOrder(buyer, orderNumber)).confirmedAge, product.ageLimit, 'confirmed age');
    },
  },
  {
    ...about,
    id: 'checkout.key',
    title: 'an order needs an Idempotency-Key',
    requirements: ['API-065'],
    async run(context) {
      const buyer = context.visitor();
      const cart = await frozenCart(buyer, context);
      const { args } = checkoutOf(cart, await handover(context));
      const refusal = { status: 400, code: 'BAD_REQUEST' } as const;
      await buyer.refused(checkoutCalls.postCheckout, args, refusal);
      const headers = { 'idempotency-key': newKey().slice(0, 7) };
      await buyer.refused(checkoutCalls.postCheckout, args, { ...refusal, headers });
      equals((await buyer.ok(cartCalls.getCart)).cartStatus, 'FINALIZED', 'status of the cart');
    },
  },
];
