import { cartCalls } from '@larder/contracts/cart';
import { catalogueCalls } from '@larder/contracts/catalogue';
import { checkoutCalls } from '@larder/contracts/checkout';
import { customerCalls } from '@larder/contracts/customer';
import { tenantCalls } from '@larder/contracts/tenant';
import type { Check, CheckContext } from '../../run/check.js';
import { equals, holds, needed } from '../../run/finding.js';
import { captchaOf, credentialsOf } from '../../steps/customer.js';
import { errorCodeOf } from '../../steps/error-code.js';
import { put } from '../../steps/goods.js';
import { placeOrder } from '../../steps/orders.js';

const about = { requirements: ['API-008'], calls: [] } as const;

/** A browser of the other shop with the cookies of one of this shop. */
function elsewhere({ visitor, otherHost }: CheckContext, cookies: ReadonlyMap<string, string>) {
  const stranger = visitor(needed(otherHost, 'no second shop is named (--other-tenant)'));
  for (const [name, value] of cookies) stranger.cookies.set(name, value);
  return stranger;
}

export const shopChecks: readonly Check[] = [
  {
    ...about,
    id: 'shops.catalogue',
    title: 'a shop shows its own goods and none of another shop',
    profile: 'catalogue',
    async run(context) {
      const other = elsewhere(context, new Map());
      const mine = await context.shop.tenant();
      const theirs = await other.ok(tenantCalls.getTenantConfig, { query: {} });
      holds(
        mine.clientRuntimeConfig.tenantId !== theirs.clientRuntimeConfig.tenantId,
        'the two host names are two shops',
      );
      const all = async (query: { offset: number; pageSize: number }) =>
        (await other.ok(catalogueCalls.getProducts, { query })).results;
      const skus = new Set((await all({ offset: 0, pageSize: 96 })).map(({ sku }) => sku));
      const ours = new Set((await context.shop.products()).map(({ sku }) => sku));
      holds(
        [...skus].some((sku) => !ours.has(sku)),
        'the other shop has goods of its own',
      );
    },
  },
  {
    ...about,
    id: 'shops.carts',
    title: 'a session of one shop is none in another',
    profile: 'cart',
    async run(context) {
      const buyer = context.visitor();
      const [product] = await context.shop.plain(1);
      if (product) await put(buyer, product, 1);
      const stranger = elsewhere(context, buyer.cookies);
      const cart = await stranger.ok(cartCalls.getCart);
      equals(cart.lineItemCount, 0, 'lines of the cart in the other shop');
      const body = { sku: product?.sku ?? '', quantity: 1 };
      const answer = await stranger.send(cartCalls.setItem, { body });
      equals(errorCodeOf(answer), 'XSRF_TOKEN_INVALID', 'token of the first shop in the other');
    },
  },
  {
    ...about,
    id: 'shops.orders',
    title: 'orders and customers of one shop are unknown in another',
    profile: 'all',
    async run(context) {
      const buyer = context.visitor();
      const { orderNumber } = await placeOrder(buyer, context);
      const stranger = elsewhere(context, buyer.cookies);
      const gone = { status: 404, code: 'NOT_FOUND' } as const;
      await stranger.refused(checkoutCalls.getOrder, { params: { orderNumber } }, gone);
      const guest = elsewhere(context, new Map());
      const login = { query: captchaOf(context), body: credentialsOf(context, 0) };
      const wrong = { status: 401, code: 'INVALID_CREDENTIALS' } as const;
      await guest.refused(customerCalls.login, login, wrong);
    },
  },
];
