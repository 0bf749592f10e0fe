import { screen, within } from '@testing-library/react';
import { dropCookies, openAccount, setCookie } from '../../testing/open-account.js';

afterEach(dropCookies);

const place = {
  streetName: 'Laubenweg',
  streetNumber: '2',
  postalCode: '1010',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
};
const orderFor = (serviceFeesAfterDiscount: number, status: string) => ({
  orderNumber: '1',
  status,
  placedAt: '2026-11-20T10:00:00.000Z',
  distributionAddress: { distributionType: 'DELIVERY', ...place },
  distributionWindow: { id: 'w', start: '2026-11-21T06:00:00Z', end: '2026-11-21T09:00:00Z' },
  billingAddress: { ...place, firstName: 'Anna', lastName: 'Berger' },
  payments: [],
  productLineItems: [],
  priceInfo: {
    totalArticlePrice: 3980,
    depositFees: 0,
    discounts: 0,
    serviceFeesAfterDiscount,
    total: 3980 + serviceFeesAfterDiscount,
    totalVat: 380,
  },
});

async function show(order: object, code = 'en') {
  setCookie('loggedIn', 'true');
  const handlers = { 'GET /api/customers/orders/1': () => order } as never;
  const tenant = { locales: [{ code, prefix: '', label: code }] };
  await openAccount({ url: '/profile/orders?order=1', handlers, tenant });
}

async function openOrder(serviceFee: number, status = 'PLACED', parts: object = {}) {
  await show({ ...orderFor(serviceFee, status), ...parts });
  return within(await screen.findByRole('region', { name: 'Your products' }));
}

describe('an order of the profile', () => {
  it.each([
    [0, 'Service feefree'],
    [190, 'Service fee€1.90'],
  ])('PLAT-04 says what a service of %s cents costs', async (fee, text) => {
    const products = await openOrder(fee);
    expect(products.getByText('Service fee').parentElement).toHaveTextContent(text);
  });

  it.each(['PLACED', 'PICKING'])('PLAT-04 %s: shows the total of the order', async (status) => {
    const products = await openOrder(190, status);
    expect(products.getByText('Total').parentElement).toHaveTextContent('Total€41.70');
    expect(products.queryByText('Ordered for €41.70')).toBeNull();
  });

  it.each(['READY', 'COMPLETED'])(
    'PLAT-04 %s: closes the sums of the order beside those of the receipt',
    async (status) => {
      const products = await openOrder(190, status);
      expect(products.getByText('Ordered for €41.70')).toBeVisible();
      expect(products.getByText('Total')).not.toBeVisible();
    },
  );

  it.each([
    ['en', /, 7:00 to 10:00/],
    ['en-US', /, 7 to 10 am/],
    ['de-AT', /, 7 bis 10 Uhr/],
  ])('PLAT-04 writes hours in %s as the other pages do', async (code, hours) => {
    await show(orderFor(190, 'PLACED'), code);
    expect(await screen.findByText(hours)).toBeVisible();
  });
});

describe('cash at the door in an order of the profile', () => {
  const payments = [{ methodKey: 'payment-at-the-door', amountPlanned: 3980 }];

  it.each([
    ['before the handover', 'PLACED', 5000, true],
    ['after it, when the receipt has the change', 'COMPLETED', 5000, false],
    ['of too small a note', 'PLACED', 3000, false],
    ['of an unknown note', 'PLACED', undefined, false],
  ])('CHK-07 %s', async (_when, status, paysWith, isShown) => {
    await openOrder(0, status, { payments, paysWith });
    expect(screen.queryAllByText(/€50\.00.*change.*€10\.20/)).toHaveLength(isShown ? 1 : 0);
  });
});
