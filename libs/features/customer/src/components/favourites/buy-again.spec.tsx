import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Handlers } from '@larder/platform/testing';
import { customer } from '../../feature.js';
import { BuyAgain } from '../buy-again/buy-again.js';
import { aPage, aProduct } from '../../testing/products.js';
import { dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { added, shop, quiet } from '../../testing/favourites-shop.js';

afterEach(dropCookies);

describe('buying again', () => {
  const lines = [
    { sku: '1', name: 'Milk', quantity: 2, price: 199 },
    { sku: '2', name: 'Tea', quantity: 1 },
  ];
  const again = (products: Parameters<typeof aPage>[0], handlers: Handlers = {}) => {
    added.length = 0;
    return openAccount({
      features: [customer, shop],
      element: <BuyAgain lines={lines} />,
      handlers: { ...quiet, 'GET /api/products': () => aPage(products), ...handlers },
    });
  };
  const findings = 'GET /api/customers/diet/findings';
  const milky = { sku: '1', contains: ['milk'], mayContain: [], lacks: [], isUnknown: false };

  it('puts all into the cart at once where nothing is different', async () => {
    await again([aProduct(), aProduct({ sku: '2' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText('Added to your cart.')).toBeVisible();
    expect(added).toEqual([[{ sku: '1', quantity: 2 }, { sku: '2', quantity: 1 }]]); // prettier-ignore
  });

  it('shows what has changed first, and adds the rest on confirmation', async () => {
    await again([aProduct({ price: { regular: { value: 249 } } })]);
    await userEvent.click(screen.getByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText(/now costs €2\.49 instead of €1\.99\./)).toBeVisible();
    expect(screen.getByText(/is no longer sold\./)).toBeVisible();
    expect(added).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 product to cart' }));
    await waitFor(() => expect(added).toEqual([[{ sku: '1', quantity: 2 }]]));
  });

  it('CUST-32 leaves out what does not fit the diet, without an explicit yes', async () => {
    setCookie('loggedIn', 'true');
    const answered = () => ({ isChosen: true, findings: [milky] });
    await again([aProduct(), aProduct({ sku: '2' })], { [findings]: answered });
    await userEvent.click(screen.getByRole('button', { name: 'Buy again' }));
    expect(await screen.findByText(/^Contains milk/)).toBeVisible();
    expect(added).toEqual([]);
    const put = () => screen.getByRole('button', { name: /to cart$/ });
    expect(put()).toHaveAccessibleName('Add 1 product to cart');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Buy Milk anyway' }));
    expect(put()).toHaveAccessibleName('Add 2 products to cart');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Buy Milk anyway' }));
    await userEvent.click(put());
    await waitFor(() => expect(added).toEqual([[{ sku: '2', quantity: 1 }]]));
  });

  it('CUST-32 counts nothing as safe if the diet could not be checked', async () => {
    setCookie('loggedIn', 'true');
    await again([aProduct(), aProduct({ sku: '2' })], { [findings]: () => refusal(500, 'X') });
    await userEvent.click(screen.getByRole('button', { name: 'Buy again' }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    expect(added).toEqual([]);
  });

  it('loads the lines with the tap, and says so when they cannot be loaded', async () => {
    added.length = 0;
    const load = jest.fn<Promise<typeof lines | undefined>, []>();
    load.mockResolvedValueOnce(undefined).mockResolvedValueOnce(lines);
    await openAccount({
      features: [customer, shop],
      element: <BuyAgain lines={load} name="Buy again: order 7" />,
      handlers: {
        ...quiet,
        'GET /api/products': () => aPage([aProduct(), aProduct({ sku: '2' })]),
      },
    });
    expect(load).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Buy again: order 7' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(button);
    expect(await screen.findByText('Added to your cart.')).toBeVisible();
    expect(added).toEqual([[{ sku: '1', quantity: 2 }, { sku: '2', quantity: 1 }]]); // prettier-ignore
  });

  it('is not there in a shop without a cart', async () => {
    await openAccount({ element: <BuyAgain lines={lines} />, handlers: quiet });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
