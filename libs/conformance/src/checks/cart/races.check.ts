import { cartCalls, type Cart } from '@larder/contracts/cart';
import { substitutionCalls } from '@larder/contracts/cart/substitutions';
import type { Check } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import { addedUp, put } from '../../steps/goods.js';

const about = { profile: 'cart' } as const;

export const cartRaceChecks: readonly Check[] = [
  {
    ...about,
    id: 'races.lines',
    title: 'products that are added at the same time are all in the cart',
    requirements: ['API-055', 'CART-06'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [first, ...others] = await shop.plain(9);
      if (!first) return;
      const { version } = await put(buyer, first, 1);
      const answers = await Promise.all(others.map((product) => put(buyer, product, 1)));
      const cart = await buyer.ok(cartCalls.getCart);
      equals(
        cart.productLineItems.map(({ product }) => product.sku).sort(),
        [first, ...others].map(({ sku }) => sku).sort(),
        'products in the cart',
      );
      const versions = answers.map((one: Cart) => one.version).sort((one, other) => one - other);
      equals(new Set(versions).size, others.length, 'different versions of the answers');
      equals(cart.version, version + others.length, 'version');
      equals(cart.priceInfo.total, addedUp(cart), 'total');
    },
  },
  {
    ...about,
    id: 'races.first-cart',
    title: 'first products that are added at the same time make one cart',
    requirements: ['API-055'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      await buyer.ok(cartCalls.setItems, {
        body: [{ sku: (await shop.plain(1))[0]?.sku ?? '', quantity: 1 }],
      });
      await buyer.ok(cartCalls.removeAllItems);
      const products = await shop.plain(4);
      const carts = await Promise.all(products.map((product) => put(buyer, product, 1)));
      equals(new Set(carts.map(({ id }) => id)).size, 1, 'number of carts');
    },
  },
  {
    ...about,
    id: 'races.last-place',
    title: 'a time slot with few places is never given to more shoppers than it has',
    requirements: ['CART-72', 'SLOT-06'],
    calls: ['cart.setTimeSlot'],
    async run({ visitor, shop }) {
      const address = await shop.address();
      const [product] = await shop.plain(1);
      const arrive = async () => {
        const buyer = visitor();
        if (product) await put(buyer, product, 1);
        await buyer.ok(cartCalls.setDistributionAddress, { body: address });
        return buyer;
      };
      const first = await arrive();
      const scarce = (await shop.slotsFor(first)).find(
        ({ left }) => left !== undefined && left < 6,
      );
      const { id, left = 0 } = needed(scarce, 'no time slot has few places');
      const buyers = await Promise.all(Array.from({ length: left + 3 }, arrive));
      const answers = await Promise.all(
        buyers.map((buyer) => buyer.send(cartCalls.setTimeSlot, { body: { id } })),
      );
      const taken = answers.filter(({ status }) => status === 200).length;
      await Promise.all(buyers.map((buyer) => buyer.ok(substitutionCalls.releaseTimeSlot)));
      equals(taken, left, `shoppers who got one of the ${left} places`);
      const codes = answers
        .filter(({ status }) => status !== 200)
        .map(({ body }) => (body as { errorCode?: string }).errorCode);
      holds(
        codes.every((code) => code === '023'),
        'the others hear that it is full (023)',
      );
      const after = (await shop.slotsFor(first)).find((slot) => slot.id === id);
      equals(after?.left, left, 'places once all are given back');
    },
  },
];
