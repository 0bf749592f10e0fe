import { screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '@larder/contracts/cart';
import { answer } from '@larder/platform/testing';
import { aLine, aProduct, melon, water } from '../testing/fixtures.js';
import { full, openCart as open } from '../testing/open-cart.js';

jest.setTimeout(15_000);

const juice = aProduct({ sku: 'juice', name: 'Juice' });
const withGone = {
  ...full,
  unavailableLineItems: [aLine({ ...juice, availability: 'temporarilyUnavailable' }, 1)],
};

describe('what cannot be had', () => {
  it('CART-96 CAT-06 offers alternatives with an add button', async () => {
    const { user, calls } = await open(withGone, {
      'GET /api/products/:sku': () => ({ ...juice, substitutes: [melon] }),
    });
    const instead = within(await screen.findByRole('region', { name: 'Instead of Juice' }));
    expect(instead.getByText('Melon')).toBeVisible();
    await user.click(instead.getByRole('button', { name: /Melon/ }));
    await waitFor(() =>
      expect(
        calls.find(({ method, path }) => `${method} ${path}` === 'POST /api/carts/items')?.body,
      ).toEqual({ sku: 'melon', quantity: 1800 }),
    );
  });

  it('CART-96 offers nothing that the shopper avoids instead', async () => {
    const allergenProfile: Cart['allergenProfile'] = { chosen: ['nuts'], diet: [] };
    const { calls } = await open(
      { ...withGone, allergenProfile },
      {
        'GET /api/products/:sku': () => ({ ...juice, substitutes: [melon, water] }),
        'GET /api/carts/allergens/warnings': () => ({
          warnings: [
            { sku: 'melon', name: 'Melon', contains: ['nuts'], mayContain: [], isUnknown: false },
          ],
        }),
      },
    );
    const instead = within(await screen.findByRole('region', { name: 'Instead of Juice' }));
    expect(instead.getAllByRole('listitem')).toHaveLength(1);
    expect(instead.queryByText('Melon')).toBeNull();
    const asked = calls.find(({ path }) => path === '/api/carts/allergens/warnings');
    expect(asked?.query).toEqual({ skus: 'melon,water' });
  });

  it.each([
    ['there is nothing', () => juice],
    ['it is not known', () => answer(503, { errorCode: '', message: '' })],
  ])('CART-96 is listed separately where %s instead', async (_name, found) => {
    await open(withGone, { 'GET /api/products/:sku': found });
    expect(screen.getByRole('heading', { name: 'Not available' })).toBeVisible();
    expect(screen.queryByText('Instead')).toBeNull();
  });
});
