import { cartCalls } from '@larder/contracts/cart';
import type { Check } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import { readyCart } from '../../steps/cart-to-order.js';
import { goodsWorth, put } from '../../steps/goods.js';

const about = { profile: 'cart' } as const;
const invalid = { status: 409, code: 'CART_INVALID' } as const;
const frozen = { status: 409, code: '3' } as const;

export const finalizeChecks: readonly Check[] = [
  {
    ...about,
    id: 'cart.obstacles',
    title: 'a cart that lacks something is not frozen, and every obstacle is named by its code',
    requirements: ['API-043', 'CART-67', 'CART-70', 'CART-74'],
    calls: ['cart.finalizeCart', 'cart.validateCart'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [product] = await shop.plain(1);
      if (product) await put(buyer, product, 1);
      const { fields = {} } = await buyer.refused(cartCalls.finalizeCart, {}, invalid);
      for (const code of ['005', '008', '031'])
        holds(code in fields, `an unfinished cart names ${code}`);
      const { errors, cartDTO } = await buyer.ok(cartCalls.validateCart);
      const codes = errors.map((one) => one.code);
      for (const code of ['005', '008', '031'])
        holds(codes.includes(code), `the validation of an unfinished cart names ${code}`);
      equals(cartDTO.cartStatus, 'OPEN', 'status of the cart');
    },
  },
  {
    ...about,
    id: 'cart.frozen',
    title: 'a frozen cart is changed by nothing until it is opened again',
    requirements: ['API-043', 'API-047', 'CART-25', 'CART-94'],
    calls: ['cart.finalizeCart', 'cart.resetCart'],
    async run(context) {
      const buyer = context.visitor();
      const cart = await readyCart(buyer, context);
      equals((await buyer.ok(cartCalls.validateCart)).errors, [], 'findings of a whole cart');
      const done = await buyer.ok(cartCalls.finalizeCart);
      equals([done.cartStatus, done.priceInfo], ['FINALIZED', cart.priceInfo], 'frozen cart');
      const line = cart.productLineItems[0];
      const body = { sku: line?.product.sku ?? '', quantity: 1 };
      await buyer.refused(cartCalls.setItem, { body }, frozen);
      await buyer.refused(cartCalls.removeAllItems, {}, frozen);
      const crates = { body: { crateDepositDesired: true } };
      await buyer.refused(cartCalls.setCrateDeposit, crates, frozen);
      await buyer.refused(cartCalls.finalizeCart, {}, frozen);
      equals((await buyer.ok(cartCalls.resetCart)).cartStatus, 'OPEN', 'status after opening');
      await buyer.ok(cartCalls.setItem, { query: {}, body });
    },
  },
  {
    ...about,
    id: 'cart.minimum',
    title: 'a cart of exactly the minimum value can be ordered, one below cannot',
    requirements: ['CART-54', 'CART-59', 'CART-64'],
    calls: ['checkout.getOrderConfig', 'cart.finalizeCart'],
    async run(context) {
      const { minOrderValueDelivery } = await context.shop.config();
      const minimum = needed(minOrderValueDelivery, 'the shop has no minimum order value');
      const products = await context.shop.plainGoods();
      const exact = needed(goodsWorth(products, minimum), 'no goods cost exactly the minimum');
      const buyer = context.visitor();
      const cart = await readyCart(buyer, context, async () => {
        for (const [product, quantity] of exact) await put(buyer, product, quantity);
      });
      equals(cart.priceInfo.orderValue, minimum, 'value of the goods');
      await buyer.ok(cartCalls.finalizeCart);
      await buyer.ok(cartCalls.resetCart);
      const less = needed(
        [1, 2, 5, 10].map((off) => goodsWorth(products, minimum - off)).find(Boolean),
        'no goods cost a little less than the minimum',
      );
      await buyer.ok(cartCalls.removeAllItems);
      for (const [product, quantity] of less) await put(buyer, product, quantity);
      const { fields = {} } = await buyer.refused(cartCalls.finalizeCart, {}, invalid);
      equals(Object.keys(fields), ['MIN_ORDER_VALUE'], 'obstacles');
    },
  },
  {
    ...about,
    id: 'cart.free-service',
    title: 'from exactly the threshold on the service costs nothing',
    requirements: ['CART-63'],
    calls: ['cart.getCart'],
    async run(context) {
      const buyer = context.visitor();
      const products = await context.shop.plainGoods();
      const cart = await readyCart(buyer, context);
      const { priceInfo, freeOfChargeThreshold, distributionWindow } = cart;
      const threshold = needed(freeOfChargeThreshold, 'no order value frees of the service fee');
      const slots = await context.shop.slotsFor(buyer);
      const fee = slots.find(({ id }) => id === distributionWindow?.id)?.serviceFee;
      equals(priceInfo.serviceFees, fee, 'fee of the time slot');
      const reach = async (cents: number) => {
        const goods = needed(goodsWorth(products, cents), `no goods cost exactly ${cents}`);
        await buyer.ok(cartCalls.removeAllItems);
        for (const [product, quantity] of goods) await put(buyer, product, quantity);
        return (await buyer.ok(cartCalls.getCart)).priceInfo.serviceFeesAfterDiscount;
      };
      equals(await reach(threshold), 0, 'fee at the threshold');
      const below = [1, 2, 5, 10].find((off) => goodsWorth(products, threshold - off));
      if (below !== undefined)
        equals(await reach(threshold - below), fee, 'fee below the threshold');
    },
  },
];
