import { checkoutCalls } from '@larder/contracts/checkout';
import type { Check } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';
import {
  checkoutOf,
  frozenCart,
  handover,
  newKey,
  readyToPlace,
  type CheckoutResult,
} from '../../steps/orders.js';

const about = { profile: 'all', calls: ['checkout.postCheckout'] } as const;
const PARALLEL = 6;
const numbersOf = (answers: readonly { readonly body: unknown }[]) =>
  new Set(answers.map(({ body }) => (body as CheckoutResult).orderNumber));

export const idempotencyChecks: readonly Check[] = [
  {
    ...about,
    id: 'idempotency.repeated',
    title: 'the same key again is answered with the same bytes, and with another body refused',
    requirements: ['API-065'],
    async run(context) {
      const { buyer, args, more } = await readyToPlace(context);
      const first = await buyer.send(checkoutCalls.postCheckout, args, more);
      buyer.success(checkoutCalls.postCheckout, first);
      const second = await buyer.send(checkoutCalls.postCheckout, args, more);
      equals([second.status, second.text], [first.status, first.text], 'second answer');
      const body = { ...args.body, expectedTotal: args.body.expectedTotal + 1 };
      const refusal = { status: 409, code: '1005', ...more };
      await buyer.refused(checkoutCalls.postCheckout, { body }, refusal);
      equals((await buyer.ok(checkoutCalls.getOrders)).length, 1, 'number of orders');
    },
  },
  {
    ...about,
    id: 'idempotency.refusal',
    title: 'a refusal is kept with its key',
    requirements: ['API-065'],
    async run(context) {
      const { buyer, cart, args, more } = await readyToPlace(context);
      const body = { ...args.body, expectedTotal: cart.priceInfo.total + 1 };
      const first = await buyer.send(checkoutCalls.postCheckout, { body }, more);
      const second = await buyer.send(checkoutCalls.postCheckout, { body }, more);
      equals([second.status, second.text], [first.status, first.text], 'second answer');
    },
  },
  {
    ...about,
    id: 'races.same-key',
    title: 'the same key many times at once is one order and one answer',
    requirements: ['API-065'],
    async run(context) {
      const { buyer, args, more } = await readyToPlace(context);
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, () => buyer.send(checkoutCalls.postCheckout, args, more)),
      );
      equals(
        answers.map(({ status }) => status),
        answers.map(() => 200),
        'statuses',
      );
      equals(numbersOf(answers).size, 1, 'number of order numbers');
      equals((await buyer.ok(checkoutCalls.getOrders)).length, 1, 'number of orders');
    },
  },
  {
    ...about,
    id: 'races.other-keys',
    title: 'a cart with many keys at once is still one order',
    requirements: ['API-065', 'CART-27'],
    async run(context) {
      const buyer = context.visitor();
      const cart = await frozenCart(buyer, context);
      const methodKey = await handover(context);
      const answers = await Promise.all(
        Array.from({ length: PARALLEL }, () => {
          const { args, more } = checkoutOf(cart, methodKey, newKey());
          return buyer.send(checkoutCalls.postCheckout, args, more);
        }),
      );
      const done = answers.filter(({ status }) => status === 200);
      holds(numbersOf(done).size === 1, 'one order is placed');
      equals((await buyer.ok(checkoutCalls.getOrders)).length, 1, 'number of orders');
    },
  },
];
