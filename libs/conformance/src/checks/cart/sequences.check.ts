import { cartCalls, type Cart } from '@larder/contracts/cart';
import * as fc from 'fast-check';
import type { Check } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';
import { addedUp, plainTotal, put } from '../../steps/goods.js';

const RUNS = 6;

/** What a shopper does with the n-th product. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      at: fc.nat(4),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('remove' as const),
      at: fc.nat(4),
      quantity: fc.constant(0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('clear' as const, 'crates' as const),
      at: fc.nat(1),
      quantity: fc.constant(0),
    }),
  },
);

export const sequenceChecks: readonly Check[] = [
  {
    id: 'cart.sequences',
    title: 'after any sequence of changes a cart has what was put in, and its sums add up',
    requirements: ['API-060', 'CART-06', 'CART-08'],
    profile: 'cart',
    calls: ['cart.setItem', 'cart.removeItems', 'cart.removeAllItems', 'cart.setCrateDeposit'],
    async run({ visitor, shop, seed }) {
      const products = await shop.plain(5);
      const sequence = async (
        steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
      ) => {
        const buyer = visitor();
        const model = new Map<string, number>();
        let cart: Cart | undefined;
        for (const { kind, at, quantity } of steps) {
          const product = products[at];
          if (!product) continue;
          const before: number = cart?.version ?? 0;
          if (kind === 'set') {
            cart = await put(buyer, product, quantity);
            model.set(product.sku, quantity);
          } else if (!cart) continue;
          else if (kind === 'crates') {
            const body = { crateDepositDesired: at === 1 };
            cart = await buyer.ok(cartCalls.setCrateDeposit, { body });
          } else if (kind === 'clear') {
            cart = await buyer.ok(cartCalls.removeAllItems);
            model.clear();
          } else {
            const line = cart.productLineItems.find((one) => one.product.sku === product.sku);
            const query = { lineItemIds: line?.lineItemId ?? 'no-such-line' };
            cart = await buyer.ok(cartCalls.removeItems, { query });
            model.delete(product.sku);
          }
          holds(cart.version >= before, 'the version never falls');
          const lines = cart.productLineItems.map((one) => [one.product.sku, one.quantity]);
          equals(Object.fromEntries(lines), Object.fromEntries(model), 'products and quantities');
          const goods = cart.productLineItems.reduce(
            (sum, one) => sum + plainTotal(one.product, one.quantity),
            0,
          );
          equals(cart.priceInfo.totalArticlePrice, goods, 'price of all goods');
          equals(cart.priceInfo.total, addedUp(cart), 'total');
        }
      };
      const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), sequence);
      await fc.assert(property, { seed, numRuns: RUNS });
    },
  },
];
