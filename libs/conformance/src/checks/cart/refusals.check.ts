import { cartCalls } from '@larder/contracts/cart';
import type { Check } from '../../run/check.js';
import { equals } from '../../run/finding.js';
import { put } from '../../steps/goods.js';

const about = { profile: 'cart' } as const;
const item = (sku: string, quantity: number) => ({ body: { sku, quantity } });

export const refusalChecks: readonly Check[] = [
  {
    ...about,
    id: 'cart.unknown-sku',
    title: 'a product that does not exist is refused and changes nothing',
    requirements: ['API-055', 'ERR-13'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [product] = await shop.plain(1);
      if (product) await put(buyer, product, 1);
      const before = await buyer.ok(cartCalls.getCart);
      const refusal = { status: 404, code: 'UNKNOWN_SKU' } as const;
      await buyer.refused(cartCalls.setItem, item('no-such-sku', 1), refusal);
      equals(
        (await buyer.ok(cartCalls.getCart)).productLineItems,
        before.productLineItems,
        'lines',
      );
    },
  },
  {
    ...about,
    id: 'cart.not-orderable',
    title: 'a product that cannot be ordered is refused',
    requirements: ['CAT-04'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const gone = await shop.find(
        ({ orderability }) => orderability === 'CanNotBeOrdered',
        'product that cannot be ordered',
      );
      const refusal = { status: 409, code: 'NOT_ORDERABLE' } as const;
      await visitor().refused(cartCalls.setItem, item(gone.sku, gone.quantityStepSize), refusal);
    },
  },
  {
    ...about,
    id: 'cart.max-quantity',
    title: 'exactly the most of a product is taken, one step more is refused',
    requirements: ['CART-21', 'CART-22'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const [product] = await shop.plain(1);
      if (!product) return;
      await put(buyer, product, product.maxQuantity);
      await buyer.refused(cartCalls.setItem, item(product.sku, product.maxQuantity + 1), {
        status: 409,
        code: 'MAX_QUANTITY_REACHED',
      });
      const { productLineItems } = await buyer.ok(cartCalls.getCart);
      equals(productLineItems[0]?.quantity, product.maxQuantity, 'quantity after the refusal');
    },
  },
  {
    ...about,
    id: 'cart.steps',
    title: 'a quantity between two steps, of nothing or below is refused',
    requirements: ['CART-24'],
    calls: ['cart.setItem'],
    async run({ visitor, shop }) {
      const buyer = visitor();
      const product = await shop.find(
        (one) => shop.isOrderable(one) && one.quantityStepSize > 1,
        'goods with a step above one',
      );
      const between = product.quantityStepSize + 1;
      await buyer.refused(cartCalls.setItem, item(product.sku, between), {
        status: 400,
        code: 'INVALID_QUANTITY',
      });
      for (const quantity of [0, -1, 0.5])
        await buyer.refused(cartCalls.setItem, item(product.sku, quantity), {
          status: 400,
          code: 'BAD_REQUEST',
        });
    },
  },
  {
    ...about,
    id: 'cart.bulk',
    title: 'of several products those that can be ordered are taken, the others named',
    requirements: ['API-056', 'API-057', 'CART-95'],
    calls: ['cart.setItems'],
    async run({ visitor, shop }) {
      const [first, second] = await shop.plain(2);
      if (!first || !second) return;
      const { cartDTO, notAddedOrUpdatedItems } = await visitor().ok(cartCalls.setItems, {
        body: [
          { sku: first.sku, quantity: 1 },
          { sku: 'no-such-sku', quantity: 1 },
          { sku: second.sku, quantity: second.maxQuantity + 1 },
        ],
      });
      equals(
        cartDTO.productLineItems.map(({ product }) => product.sku),
        [first.sku],
        'lines',
      );
      equals(
        notAddedOrUpdatedItems.map(({ sku, errorCode }) => [sku, errorCode]),
        [
          ['no-such-sku', 'UNKNOWN_SKU'],
          [second.sku, 'MAX_QUANTITY_REACHED'],
        ],
        'products that were not added',
      );
    },
  },
  {
    ...about,
    id: 'cart.bodies',
    title: 'bodies beside the contract are refused with the fields at fault',
    requirements: ['ERR-13'],
    calls: ['cart.setItem', 'cart.setCrateDeposit', 'cart.setBillingAddress'],
    async run({ visitor }) {
      const buyer = visitor();
      const refusal = { status: 400, code: 'BAD_REQUEST' } as const;
      await buyer.refused(cartCalls.setItem, { body: { quantity: 1 } }, refusal);
      const crates = { body: { crateDepositDesired: 'yes' } };
      await buyer.refused(cartCalls.setCrateDeposit, crates, refusal);
      const body = { firstName: 'Eva', email: 'no address' };
      const error = await buyer.refused(cartCalls.setBillingAddress, { body }, refusal);
      equals(Object.keys(error.fields ?? {}).includes('email'), true, 'the field email is named');
    },
  },
];
