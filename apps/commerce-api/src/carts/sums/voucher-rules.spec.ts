import { bestVoucher, isApplicable, passLine } from './benefits.js';
import { guest } from '../cart-customer.js';
import { pass, ruleCart, store, vienna, voucher } from '../testing/rule-cart.js';

const at = (distributionAddress: typeof vienna | typeof store | null, ordered: string[] = []) => {
  const cart = ruleCart({ customer: { ...guest, ordered } });
  return { ...cart, row: { ...cart.row, distributionAddress } };
};
const first = 'First orders only' as never;

it.each([
  ['without a service of its own, for delivery', voucher(), at(vienna), true],
  ['without a service of its own, before one is chosen', voucher(), at(null), true],
  ['for delivery, when goods are delivered', voucher({ services: ['Delivery'] }), at(vienna), true],
  ['for delivery, not for pickup', voucher({ services: ['Delivery'] }), at(store), false],
  ['for pickup, when collected', voucher({ services: ['Click & Collect'] }), at(store), true],
  ['for pickup, not for delivery', voucher({ services: ['Click & Collect'] }), at(vienna), false],
  ['for delivery, not before it is chosen', voucher({ services: ['Delivery'] }), at(null), false],
  [
    'for both, when collected',
    voucher({ services: ['Delivery', 'Click & Collect'] }),
    at(store),
    true,
  ],
])('LOY-11 a voucher holds %s: %#', (_name, article, cart, expected) => {
  expect(isApplicable(article, cart)).toBe(expected);
});

it.each([
  ['for a first order', voucher({ redemption: first }), at(vienna), true],
  [
    'not after an order with the same service',
    voucher({ redemption: first }),
    at(vienna, ['DELIVERY']),
    false,
  ],
  [
    'after an order with the other service',
    voucher({ redemption: first }),
    at(store, ['DELIVERY']),
    true,
  ],
  ['before a service is chosen', voucher({ redemption: first }), at(null, ['DELIVERY']), true],
  [
    'after any order, where it is for all',
    voucher({ redemption: 'All orders' as never }),
    at(vienna, ['DELIVERY']),
    true,
  ],
])('LOY-10 a first-order voucher holds %s', (_name, article, cart, expected) => {
  expect(isApplicable(article, cart)).toBe(expected);
});

const articles = (...list: (ReturnType<typeof voucher> | typeof pass)[]) =>
  list.map((article, i) => ({ lineItemId: `l${i}`, article }));

it('LOY-11 the best of the vouchers that hold counts, and no other article', () => {
  const small = voucher({ articleId: 'small', benefit: { kind: 'amount', cents: 200 } });
  const large = voucher({ articleId: 'large', benefit: { kind: 'amount', cents: 900 } });
  const elsewhere = voucher({
    services: ['Click & Collect'],
    benefit: { kind: 'amount', cents: 999 },
  });
  const unknown = voucher({ articleId: 'unknown', benefit: undefined });
  const cart = ruleCart({ articles: articles(pass, unknown, small, large, elsewhere) });
  expect(bestVoucher(cart, 5000)).toMatchObject({ best: { article: large }, cents: 900 });
  expect(bestVoucher(ruleCart({ articles: articles(pass, unknown) }), 5000)).toBeUndefined();
  expect(bestVoucher(ruleCart(), 5000)).toBeUndefined();
});

it('PASS-07 the delivery pass in the cart is found by its line', () => {
  expect(passLine({ articles: articles(voucher(), pass) })).toEqual({
    lineItemId: 'l1',
    article: pass,
  });
  expect(passLine({ articles: articles(voucher()) })).toBeUndefined();
});
