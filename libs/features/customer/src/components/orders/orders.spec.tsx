import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buyAgainRoute } from '@larder/contracts/shopping';
import { defineFeature, eager, route } from '@larder/platform';
import { answer } from '@larder/platform/testing';
import { customer } from '../../feature.js';
import { added, quiet, shop } from '../../testing/favourites-shop.js';
import { aPage, aProduct } from '../../testing/products.js';
import { dropCookies, openAccount, setCookie } from '../../testing/open-account.js';
import { openOrders, order, page, summary } from '../../testing/open-orders.js';

afterEach(dropCookies);

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

  it.each([
    ['ON_THE_WAY', 'Track delivery'],
    ['READY', 'How to collect'],
    ['PLACED', 'View or change'],
  ] as const)('PLAT-04 an order with status %s says what comes next', async (status, label) => {
    await openOrders('/profile/orders', {
      'GET /api/customers/orders': () => page([{ ...summary('123'), status }]),
    });
    const link = await screen.findByRole('link', { name: `${label} Order 123` });
    expect(link).toHaveAttribute('href', '/profile/orders?order=123');
  });

  it('PLAT-04 an order that is over has no next step', async () => {
    await openOrders('/profile/orders', {
      'GET /api/customers/orders': () => page([{ ...summary('123'), status: 'COMPLETED' }]),
    });
    await screen.findByRole('link', { name: 'View order 123' });
    expect(screen.queryByRole('link', { name: /View or change|Track/ })).not.toBeInTheDocument();
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
    const link = await screen.findByRole('link', { name: 'All you’ve bought' });
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

  it('PLAT-04 shows when there is none, or none of that number', async () => {
    await openOrders('/profile/orders', { 'GET /api/customers/orders': () => page([]) });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
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
