import { createRegistry } from '@larder/platform';
import { testTenant } from '@larder/platform/testing';
import { shop as de } from './messages/de.json';
import { shop as en } from './messages/en.json';
import { cartCheckout } from './feature.js';

const rowsOf = (isOn: boolean, preview: boolean) =>
  createRegistry([cartCheckout], testTenant({ featureCartCheckout: isOn, cms: { preview } }))
    .routes;
const pathsOf = (isOn: boolean) =>
  rowsOf(isOn, false).rows.map(({ ref, layout }) => `${ref.id} ${layout}`);

it('NAV-12 NAV-13 NAV-14 NAV-43 has its pages where the feature is on, checkout and result focused', () => {
  expect(pathsOf(true)).toEqual([
    'cart default',
    'checkout focused',
    'payment-result focused',
    'checkout-confirmation default',
  ]);
  expect(pathsOf(false)).toEqual([]);
});

it.each([
  [true, true, 'checkout-confirmation-test'],
  [true, false, undefined],
  [false, true, undefined],
  [false, false, undefined],
])(
  'NAV-15 PLAT-21 with the cart %s and preview %s, /checkout-ok-test is %s',
  (isOn, preview, route) => {
    expect(rowsOf(isOn, preview).match('/checkout-ok-test')?.route.ref.id).toBe(route);
  },
);

it('has every text in both languages, with the same parts to fill in', () => {
  expect(Object.keys(en)).toEqual(Object.keys(de));
  // Branches of a plural are words in braces, too: there only the counted name is compared.
  const parts = (text: string) =>
    [...new Set(text.match(text.includes(', plural') ? /\{\w+(?=, plural)/g : /\{\w+\}/g))].sort();
  // Units count in one language and not in the other.
  const texts = Object.entries(de).filter(([key]) => !key.startsWith('unit.'));
  for (const [key, text] of texts)
    expect([key, parts(en[key as keyof typeof en])]).toEqual([key, parts(text)]);
});
