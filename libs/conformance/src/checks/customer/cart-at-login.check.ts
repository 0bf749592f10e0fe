import { cartCalls } from '@larder/contracts/cart';
import type { Check } from '../../run/check.js';
import { equals } from '../../run/finding.js';
import { customer, signIn } from '../../steps/customer.js';
import { put } from '../../steps/goods.js';

const about = { profile: 'all' } as const;

export const cartAtLoginChecks: readonly Check[] = [
  {
    ...about,
    id: 'login.merge',
    title: 'a guest’s cart joins the customer’s at login, and its id is of no use afterwards',
    requirements: ['API-045', 'API-046', 'CART-45', 'CART-47', 'CART-48'],
    calls: ['cart.setCartCustomer', 'cart.mergeCart'],
    async run(context) {
      const products = await context.shop.plain(3);
      const [own, both, guest] = products;
      if (!own || !both || !guest) return;
      const home = await customer(context, 1);
      await put(home, own, 1);
      await home.ok(cartCalls.removeAllItems);
      await put(home, own, 1);
      await put(home, both, 2);
      const away = context.visitor();
      await put(away, guest, 1);
      const { id } = await put(away, both, 1);
      await signIn(away, context, 1);
      const conflict = { status: 409, code: 'CONFLICT' } as const;
      await away.refused(cartCalls.setCartCustomer, { query: { anonymousCartId: id } }, conflict);
      const merged = await away.ok(cartCalls.mergeCart, { params: { id } });
      equals(
        merged.productLineItems.map(({ product }) => product.sku).sort(),
        products.map(({ sku }) => sku).sort(),
        'products of the merged cart',
      );
      equals((await home.ok(cartCalls.getCart)).id, merged.id, 'cart on the other device');
      const gone = { status: 404, code: 'NOT_FOUND' } as const;
      await away.refused(cartCalls.mergeCart, { params: { id } }, gone);
      await away.ok(cartCalls.removeAllItems);
    },
  },
  {
    ...about,
    id: 'login.merge-guest',
    title: 'a visitor who is not signed in merges nothing',
    requirements: ['API-046'],
    calls: ['cart.mergeCart', 'cart.setCartCustomer'],
    async run({ visitor, shop }) {
      const guest = visitor();
      const [product] = await shop.plain(1);
      const id = product ? (await put(guest, product, 1)).id : '';
      const refusal = { status: 401, code: 'UNAUTHORIZED' } as const;
      await guest.refused(cartCalls.mergeCart, { params: { id } }, refusal);
      await guest.refused(cartCalls.setCartCustomer, { query: { anonymousCartId: id } }, refusal);
    },
  },
];
