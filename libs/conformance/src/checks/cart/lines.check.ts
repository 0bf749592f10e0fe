import { cartCalls } from '@larder/contracts/cart';
import type { Check } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';
import { addedUp, plainTotal, put } from '../../steps/goods.js';

const about = { profile: 'cart' } as const;

export const lineChecks: readonly Check[] = [
  {
    ...about,
    id: 'cart.empty',
    title: 'a visitor without a cart has an empty, open one',
    requirements: ['API-042', 'CART-01', 'CART-04'],
    calls: ['cart.getCart'],
    async run({ visitor }) {
      const cart = await visitor().ok(cartCalls.getCart);
      equals(
        [cart.cartStatus, cart.mode, cart.lineItemCount],
        ['OPEN', 'REGULAR', 0],
        'empty cart',
      );
      equals(cart.priceInfo.total, 0, 'total of an empty cart');
    },
  },
  {
    ...about,
    id: 'cart.total-quantity',
    title: 'a quantity is the new total of its line, not an addition',
    requirements: ['API-055', 'API-060', 'CART-08'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [product] = await shop.plain(1);
      if (!product) return;
      const first = await put(buyer, product, 2);
      const second = await put(buyer, product, 3);
      equals(
        second.productLineItems.map(({ quantity }) => quantity),
        [3],
        'quantities',
      );
      equals(second.lineItemCount, 1, 'number of lines');
      equals(
        second.productLineItems[0]?.lineItemId,
        first.productLineItems[0]?.lineItemId,
        'id of the line',
      );
      holds(second.version > first.version, 'the version rises with each change');
      equals(await buyer.ok(cartCalls.getCart), second, 'cart as it is stored');
    },
  },
  {
    ...about,
    id: 'cart.sums',
    title: 'sums of lines and of the cart are right to the cent',
    requirements: ['CART-06', 'CART-07'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      let expected = 0;
      for (const [at, product] of (await shop.plain(4)).entries()) {
        const cart = await put(buyer, product, at + 1);
        expected += plainTotal(product, at + 1);
        const line = cart.productLineItems.find((one) => one.product.sku === product.sku);
        equals(line?.lineTotal, plainTotal(product, at + 1), `line of ${product.sku}`);
        equals(line?.perPiecePrice, product.price.regular.value, `price of one ${product.sku}`);
        equals(cart.priceInfo.totalArticlePrice, expected, 'price of all goods');
        equals(cart.priceInfo.orderValue, expected - cart.priceInfo.discounts, 'order value');
        equals(cart.priceInfo.total, addedUp(cart), 'total');
      }
    },
  },
  {
    ...about,
    id: 'cart.weighed-goods',
    title: 'weighed goods are rounded once, for the whole quantity, half a cent up',
    requirements: ['CAT-11', 'CAT-12', 'CART-06'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const weighed = (await shop.products()).filter(
        (one) =>
          one.weightArticle && shop.isOrderable(one) && !one.price.loyalty && !one.price.multiBuy,
      );
      for (const product of weighed.slice(0, 6))
        for (const steps of [1, 3]) {
          const quantity = product.quantityStepSize * steps;
          if (quantity > product.maxQuantity) continue;
          const cart = await put(buyer, product, quantity);
          const line = cart.productLineItems.find((one) => one.product.sku === product.sku);
          equals(line?.lineTotal, plainTotal(product, quantity), `${quantity} g of ${product.sku}`);
          equals(cart.priceInfo.total, addedUp(cart), 'total');
        }
      const { priceInfo, productLineItems } = await buyer.ok(cartCalls.getCart);
      const value = productLineItems.reduce((sum, one) => sum + one.lineTotal, 0);
      equals(
        priceInfo.overAuthorizationAmount,
        Math.floor((value * 2 + 10) / 20),
        'surcharge of 10 %',
      );
    },
  },
  {
    ...about,
    id: 'cart.deposit',
    title: 'deposits are added to the goods and are no part of the order value',
    requirements: ['CAT-10', 'CART-06'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const product = await shop.find(
        (one) =>
          shop.isOrderable(one) &&
          one.price.depositPrice !== undefined &&
          one.bundleSize === 1 &&
          one.ageLimit === undefined &&
          !one.price.multiBuy,
        'goods with a deposit',
      );
      const cart = await put(visitor(), product, product.quantityStepSize * 2);
      const deposit = (product.price.depositPrice ?? 0) * product.quantityStepSize * 2;
      equals(cart.priceInfo.depositFees, deposit, 'deposits');
      equals(cart.productLineItems[0]?.lineDeposit, deposit, 'deposit of the line');
      equals(cart.priceInfo.total, cart.priceInfo.orderValue + deposit, 'total');
    },
  },
  {
    ...about,
    id: 'cart.multi-buy',
    title: 'an offer for several holds from that number on',
    requirements: ['CART-06'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const product = await shop.find(
        (one) => shop.isOrderable(one) && one.price.multiBuy !== undefined && one.bundleSize === 1,
        'offer for several',
      );
      const { quantity = 2, value = 0 } = product.price.multiBuy ?? {};
      if (quantity > product.maxQuantity) return;
      const buyer = visitor();
      const line = async (pieces: number) =>
        (await put(buyer, product, pieces)).productLineItems[0]?.lineTotal;
      const expected = Math.min(value, plainTotal(product, quantity));
      equals(await line(quantity), expected, `${quantity} pieces of ${product.sku}`);
      const before = Math.min(value, plainTotal(product, quantity - 1));
      equals(await line(quantity - 1), before, `${quantity - 1} pieces of ${product.sku}`);
    },
  },
  {
    ...about,
    id: 'cart.remove',
    title: 'lines are taken out one by one, twice without harm, and all at once',
    requirements: ['API-058', 'API-059'],
    calls: ['cart.removeItems', 'cart.removeAllItems'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [first, second, third] = await shop.plain(3);
      if (!first || !second || !third) return;
      for (const product of [first, second, third]) await put(buyer, product, 1);
      const { productLineItems } = await buyer.ok(cartCalls.getCart);
      const gone = productLineItems.find(({ product }) => product.sku === second.sku);
      const query = { lineItemIds: gone?.lineItemId ?? '' };
      const skus = async () =>
        (await buyer.ok(cartCalls.removeItems, { query })).productLineItems.map(
          ({ product }) => product.sku,
        );
      equals([...(await skus())].sort(), [first.sku, third.sku].sort(), 'lines that are left');
      equals((await skus()).length, 2, 'lines after the same call again');
      const empty = await buyer.ok(cartCalls.removeAllItems);
      equals([empty.productLineItems, empty.priceInfo.total], [[], 0], 'emptied cart');
    },
  },
];
