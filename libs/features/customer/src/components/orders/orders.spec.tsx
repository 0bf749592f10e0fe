import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyAgainRoute } from '@larder/contracts/shopping';
import { defineFeature, eager, route } from '@larder/platform';
import { answer } from '@larder/platform/testing';
import { customer } from '../../feature.js';
import { added, quiet, shop } from '../../testing/favourites-shop.js';
import { aPage, aProduct } from '../../testing/products.js';
import { dropCookies, openAccount, setCookie } from '../../testing/open-account.js';

afterEach(dropCookies);

const summary = (orderNumber: string, parts: object = {}) => ({
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
const order = {
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

async function openOrders(url: string, handlers: object) {
  setCookie('loggedIn', 'true');
  return openAccount({ url, handlers: handlers as never });
}
const page = (results: readonly object[], total = results.length) => ({
  results,
  total,
  count: results.length,
  offset: 0,
});

describe('the orders of the profile', () => {
  it('PLAT-04 lists number, status, date and total, with a link to each', async () => {
    const { store } = await openOrders('/profile/orders', {
      'GET /api/customers/orders': () => page([summary('1234567890')]),
    });
    const link = await screen.findByRole('link', { name: 'View order 1234567890' });
    expect(link).toHaveAttribute('href', '/profile/orders?order=1234567890');
    const item = link.closest('li');
    expect(item).toHaveTextContent('Delivery Sat, November 21');
    expect(item).toHaveTextContent('Order 1234567890, placed November 20, 2026');
    expect(item).toHaveTextContent('Placed');
    expect(item).toHaveTextContent('€41.70 6 products');
    expect(item?.querySelectorAll('img')).toHaveLength(2);
    expect(item).toHaveTextContent('+4');
    expect(JSON.stringify(store.getState().api)).not.toContain('1234567890');
  });

  it('leads to all that can be bought again, where the shop has such a page', async () => {
    setCookie('loggedIn', 'true');
    const again = defineFeature({
      id: 'again',
      enabled: () => true,
      routes: [route(buyAgainRoute, eager({ default: () => null }))],
    });
    await openAccount({
      url: '/profile/orders',
      features: [customer, again],
      handlers: { ...quiet, 'GET /api/customers/orders': () => page([summary('1234567890')]) },
    });
    const link = await screen.findByRole('link', { name: 'Everything to buy again' });
    expect(link).toHaveAttribute('href', '/buy-again');
  });

  it('buys an order of the list again with one tap', async () => {
    const lines = [{ quantity: 2, perPiecePrice: 199, product: { sku: '1', name: 'Milk' } }];
    added.length = 0;
    setCookie('loggedIn', 'true');
    await openAccount({
      url: '/profile/orders',
      features: [customer, shop],
      handlers: {
        ...quiet,
        'GET /api/customers/orders': () => page([summary('1234567890')]),
        'GET /api/customers/orders/:orderNumber': () => ({ ...order, productLineItems: lines }),
        'GET /api/customers/diet/findings': () => ({ isChosen: false, findings: [] }),
        'GET /api/products': () => aPage([aProduct()]),
      },
    });
    const name = 'Buy again: order 1234567890';
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Added to your cart.')).toBeVisible();
    expect(added).toEqual([[{ sku: '1', quantity: 2 }]]);
  });

  it('PLAT-04 pages older ones, ten a page', async () => {
    const { calls } = await openOrders('/profile/orders?page=2', {
      'GET /api/customers/orders': () => page([summary('2')], 21),
    });
    const pages = await screen.findByRole('navigation', { name: 'Pages of orders' });
    expect(within(pages).getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/profile/orders?page=3',
    );
    expect(calls.at(-1)?.query).toEqual({ offset: '10', pageSize: '10' });
  });

  it('PLAT-04 leads to the last page for a URL after it', async () => {
    const { opened } = await openOrders('/profile/orders?page=99999999999', {
      'GET /api/customers/orders': () => page([], 21),
    });
    await waitFor(() => expect(opened.at(-1)).toBe('/profile/orders?page=3'));
  });

  it('PLAT-04 shows one whole', async () => {
    await openOrders('/profile/orders?order=1234567890', {
      'GET /api/customers/orders/1234567890': () => order,
    });
    await screen.findByRole('heading', { name: 'Order 1234567890' });
    const lines = within(screen.getByRole('region', { name: 'Your products' }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × Juice€3.98',
      '0.5 kg Plums€2.50',
    ]);
    expect(screen.getByText('On its way')).toBeInTheDocument();
    expect(lines.getByText('On delivery')).toBeInTheDocument();
  });

  it('PLAT-04 CAT-13 counts a tray of six bottles, which has one price, as one', async () => {
    const [juice, plums] = order.productLineItems;
    if (!juice) throw new Error('There is no juice');
    const tray = {
      ...juice,
      quantity: 12,
      lineTotal: 998,
      product: { ...juice.product, name: 'Water', bundleSize: 6, quantityStepSize: 6 },
    };
    await openOrders('/profile/orders?order=1234567890', {
      'GET /api/customers/orders/1234567890': () => ({ ...order, productLineItems: [tray, plums] }),
    });
    await screen.findByRole('heading', { name: 'Order 1234567890' });
    const [first] = within(screen.getByRole('region', { name: 'Your products' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toBe('2 × Water€9.98');
  });

  it('PLAT-04 CART-08 shows the substitution preference, and how it was paid', async () => {
    const [juice, plums] = order.productLineItems;
    await openOrders('/profile/orders?order=1234567890', {
      'GET /api/customers/orders/1234567890': () => ({
        ...order,
        payments: [],
        substitution: 'LEAVE_OUT',
        productLineItems: [{ ...juice, substitution: 'SIMILAR' }, plums],
      }),
    });
    await screen.findByRole('heading', { name: 'Order 1234567890' });
    expect(screen.getByText('Leave it out')).toBeInTheDocument();
    expect(
      screen.getByText('Nothing to pay: your discounts cover the whole amount.'),
    ).toBeVisible();
    const [first, second] = within(
      screen.getByRole('region', { name: 'Your products' }),
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent('If something is missing: Send something similar');
    expect(second).not.toHaveTextContent('If something is missing');
  });

  it('PLAT-04 shows when there is none, or none of that number', async () => {
    await openOrders('/profile/orders', { 'GET /api/customers/orders': () => page([]) });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });

  it('PLAT-04 has no page for someone else’s order', async () => {
    await openOrders('/profile/orders?order=1', {
      'GET /api/customers/orders/1': () => answer(404, { errorCode: 'NOT_FOUND', message: '' }),
    });
    expect(await screen.findByText('This order doesn’t exist')).toBeInTheDocument();
  });

  it('refetches after the shop did not respond', async () => {
    let isDown = true;
    await openOrders('/profile/orders', {
      'GET /api/customers/orders': () => (isDown ? answer(503, {}) : page([summary('7')])),
    });
    await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'View order 7' })).toBeInTheDocument();
  });
});
