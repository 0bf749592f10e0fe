import { createRegistry } from '@larder/platform';
import { testTenant } from '@larder/platform/testing';
import { cartCheckout } from './feature.js';

const rowsOf = (isOn: boolean, preview: boolean) =>
  createRegistry([cartCheckout], testTenant({ featureCartCheckout: isOn, cms: { preview } }))
    .routes;
const pathsOf = (isOn: boolean) =>
  rowsOf(isOn, false).rows.map(({ ref, layout }) => `${ref.id} ${layout}`);

it('NAV-12 NAV-13 NAV-14 NAV-43 has its pages where the feature is on, checkout and result focused', () => {
  expect(pathsOf(true)).toEqual([
    'cart default',
    'paste-list default',
    'buy-again default',
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
