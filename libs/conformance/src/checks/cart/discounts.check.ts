import { cartCalls } from '@larder/contracts/cart';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import type { Visitor } from '../../run/visitor.js';
import { billingAddressOf } from '../../steps/cart-to-order.js';
import { addedUp, put } from '../../steps/goods.js';

const about = { profile: 'cart', calls: ['cart.addDiscountCode'] } as const;
const codesOf = ({ hooks }: CheckContext) =>
  needed(hooks.discountCodes, 'the hooks name no discount codes');

async function withGoods({ visitor, shop }: CheckContext, quantity: number): Promise<Visitor> {
  const buyer = visitor();
  for (const product of await shop.plain(5, 150))
    await put(buyer, product, Math.min(quantity, product.maxQuantity));
  return buyer;
}

export const discountChecks: readonly Check[] = [
  {
    ...about,
    id: 'discounts.percent',
    title: 'a percentage is off the goods, rounded half up and never above its cap',
    requirements: ['API-061', 'CART-98'],
    async run(context) {
      const {
        code,
        percent,
        most = Infinity,
      } = needed(codesOf(context).percent, 'the hooks name no code of a percentage');
      for (const quantity of [1, 3, 20]) {
        const buyer = await withGoods(context, quantity);
        const cart = await buyer.ok(cartCalls.addDiscountCode, {
          body: { code: ` ${code.toLowerCase()} ` },
        });
        const goods = cart.priceInfo.totalArticlePrice;
        const expected = Math.min(most, Math.floor((2 * goods * percent + 100) / 200));
        equals(
          cart.discountCodes.map((one) => one.code),
          [code],
          'codes, normalised',
        );
        equals(cart.priceInfo.discounts, expected, `discount on ${goods}`);
        equals(cart.discountCodes[0]?.savings, expected, 'savings of the code');
        equals(cart.priceInfo.orderValue, goods - expected, 'order value');
        equals(cart.priceInfo.total, addedUp(cart), 'total');
        const again = await buyer.ok(cartCalls.addDiscountCode, { body: { code } });
        equals(again.priceInfo.discounts, expected, 'discount of the same code twice');
      }
    },
  },
  {
    ...about,
    id: 'discounts.removed',
    title: 'a code that is taken back leaves no discount, twice without harm',
    requirements: ['API-062'],
    calls: ['cart.addDiscountCode', 'cart.removeDiscountCode'],
    async run(context) {
      const { code } = needed(codesOf(context).percent, 'the hooks name no code of a percentage');
      const buyer = await withGoods(context, 2);
      await buyer.ok(cartCalls.addDiscountCode, { body: { code } });
      for (let time = 0; time < 2; time += 1) {
        const cart = await buyer.ok(cartCalls.removeDiscountCode, { query: { code } });
        equals([cart.discountCodes, cart.priceInfo.discounts], [[], 0], 'codes and discount');
      }
    },
  },
  {
    ...about,
    id: 'discounts.refused',
    title: 'codes that are over, not valid yet, used up or unknown are refused by their code',
    requirements: ['CART-80', 'CART-81', 'CART-82'],
    async run(context) {
      const { expired, notActive, usedUp } = codesOf(context);
      const buyer = await withGoods(context, 2);
      const wanted = { '223': expired, '227': usedUp, '228': notActive };
      for (const [errorCode, code] of Object.entries(wanted)) {
        if (code === undefined) continue;
        const refusal = { status: 409, code: errorCode };
        await buyer.refused(cartCalls.addDiscountCode, { body: { code } }, refusal);
      }
      const unknown = { body: { code: 'NO-SUCH-CODE' } };
      const answer = await buyer.send(cartCalls.addDiscountCode, unknown);
      holds(answer.status >= 400, 'an unknown code is refused');
      equals((await buyer.ok(cartCalls.getCart)).priceInfo.discounts, 0, 'discount');
    },
  },
  {
    ...about,
    id: 'discounts.service',
    title: 'a code for deliveries is refused for pickup',
    requirements: ['CART-83'],
    async run(context) {
      const code = needed(codesOf(context).deliveryOnly, 'the hooks name no code for deliveries');
      const buyer = await withGoods(context, 1);
      const { storeId, ...store } = await context.shop.store();
      const {
        firstName,
        lastName,
        email: _,
        phoneNumber: __,
        ...place
      } = billingAddressOf({
        distributionType: 'CLICK_AND_COLLECT',
        ...store,
      });
      await buyer.ok(cartCalls.setDistributionAddress, {
        body: { distributionType: 'CLICK_AND_COLLECT', storeId, firstName, lastName, ...place },
      });
      const refusal = { status: 409, code: '229' } as const;
      await buyer.refused(cartCalls.addDiscountCode, { body: { code } }, refusal);
    },
  },
];
