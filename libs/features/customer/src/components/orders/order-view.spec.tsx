import { screen, within } from '@testing-library/react';
import { answer } from '@larder/platform/testing';
import { dropCookies } from '../../testing/open-account.js';
import { openOrders, order } from '../../testing/open-orders.js';

afterEach(dropCookies);

describe('an order of the profile', () => {
  it('PLAT-04 shows one whole, with prices on its receipt only', async () => {
    await openOrders('/profile/orders?order=1234567890', {
      'GET /api/customers/orders/1234567890': () => order,
    });
    await screen.findByRole('heading', { name: 'Order 1234567890' });
    const lines = within(screen.getByRole('region', { name: 'Your products' }));
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × Juice',
      '500 g Plums',
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
      'GET /api/customers/orders/1234567890': () => ({
        ...order,
        status: 'PLACED',
        productLineItems: [tray, plums],
      }),
    });
    await screen.findByRole('heading', { name: 'Order 1234567890' });
    const [first] = within(screen.getByRole('region', { name: 'Your products' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toBe('2 × Water€9.98');
  });

  it.each([
    [227, '8 oz Plums'],
    [681, '1.5 lb Plums'],
  ])('PLAT-04 CAT-13 weighs %d g in pounds where they are priced', async (quantity, text) => {
    const [juice, plums] = order.productLineItems;
    const pounds = { ...plums, quantity, product: { ...plums?.product, unitPriceSymbol: 'lb' } };
    await openOrders('/profile/orders?order=1234567890', {
      'GET /api/customers/orders/1234567890': () => ({
        ...order,
        productLineItems: [juice, pounds],
      }),
    });
    await screen.findByRole('heading', { name: 'Order 1234567890' });
    const lines = within(screen.getByRole('region', { name: 'Your products' }));
    expect(lines.getByText(new RegExp(text))).toBeVisible();
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

  it('PLAT-04 has no page for someone else’s order', async () => {
    await openOrders('/profile/orders?order=1', {
      'GET /api/customers/orders/1': () => answer(404, { errorCode: 'NOT_FOUND', message: '' }),
    });
    expect(await screen.findByText('This order doesn’t exist')).toBeInTheDocument();
  });
});
