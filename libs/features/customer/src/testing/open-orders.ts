import { openAccount, setCookie } from './open-account.js';

/** An order as the list shows it. */
export const summary = (orderNumber: string, parts: object = {}) => ({
  orderNumber,
  status: 'PLACED',
  placedAt: '2026-11-20T10:00:00.000Z',
  total: 4170,
  distributionType: 'DELIVERY',
  lineItemCount: 6,
  distributionWindow: { id: 'w', start: '2026-11-21T09:00:00Z', end: '2026-11-21T11:00:00Z' },
  pictures: ['/a.avif', '/b.avif'].map((url) => ({ url, alt: '', width: 80, height: 80 })),
  ...parts,
});
const place = {
  streetName: 'Laubenweg',
  streetNumber: '2',
  postalCode: '1010',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
};
/** An order as its page shows it. */
export const order = {
  orderNumber: '1234567890',
  status: 'ON_THE_WAY',
  placedAt: '2026-11-20T10:00:00.000Z',
  distributionAddress: { distributionType: 'DELIVERY', ...place },
  distributionWindow: { id: 'w', start: '2026-11-21T09:00:00Z', end: '2026-11-21T11:00:00Z' },
  billingAddress: { ...place, firstName: 'Anna', lastName: 'Berger' },
  payments: [{ methodKey: 'payment-at-the-door', amountPlanned: 4170 }],
  productLineItems: [
    { lineItemId: 'a', quantity: 2, lineTotal: 398, product: { name: 'Juice', bundleSize: 1 } },
    {
      lineItemId: 'b',
      quantity: 500,
      lineTotal: 250,
      product: { name: 'Plums', weightArticle: true },
    },
  ],
  priceInfo: {
    totalArticlePrice: 3980,
    depositFees: 0,
    discounts: 0,
    serviceFeesAfterDiscount: 190,
    total: 4170,
    totalVat: 380,
  },
};

/** The customer area of a signed-in customer. */
export async function openOrders(url: string, handlers: object) {
  setCookie('loggedIn', 'true');
  return openAccount({ url, handlers: handlers as never });
}
export const page = (results: readonly object[], total = results.length) => ({
  results,
  total,
  count: results.length,
  offset: 0,
});
