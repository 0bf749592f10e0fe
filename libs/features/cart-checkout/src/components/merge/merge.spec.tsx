import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customerCleared } from '@larder/contracts/customer';
import { answer } from '@larder/platform/testing';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { aCart, aLine, apples, tomatoes, water } from '../../testing/fixtures.js';
import { anna, visitor } from '../../testing/test-visitor.js';
import { where, guests, own, merged, logIn, dialog, press } from '../../testing/log-in.js';

jest.setTimeout(15_000);

describe('the cart at a login', () => {
  it('CART-44 an empty local one is replaced by the customer’s', async () => {
    const { changes, cartId } = await logIn({ before: null, after: own([aLine(water, 12)]) });
    await waitFor(() => expect(cartId()).toBe('own'));
    expect(changes()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CART-44 CART-51 an empty local one is not merged into an empty one of the customer', async () => {
    const before = aCart([], { id: 'guests', ...where });
    const { changes, cartId } = await logIn({ before, after: own([]) });
    await waitFor(() => expect(cartId()).toBe('own'));
    expect(changes()).toEqual([]);
  });

  it('CART-51 currently unavailable goods are merged, too', async () => {
    const before = { ...aCart([], { id: 'guests' }), unavailableLineItems: [aLine(apples, 1)] };
    const { changes } = await logIn({ before, after: own([]) });
    await waitFor(() => expect(changes()).toHaveLength(1));
  });

  it('CART-45 CART-48 one without a customer is given to them by its id', async () => {
    const { changes, store } = await logIn({ after: guests });
    await waitFor(() => expect(cachedCart(store.getState())?.customerId).toBe(anna.id));
    expect(changes()).toEqual([
      expect.objectContaining({
        path: '/api/carts/set-customer',
        query: { anonymousCartId: 'guests' },
      }),
    ]);
  });

  it('CART-46 CART-47 CART-48 two with goods are put together on demand', async () => {
    const { changes, store } = await logIn({ after: own([aLine(water, 12)]) });
    await dialog();
    expect(changes()).toEqual([]);
    await press('Combine carts');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map(({ path }) => path)).toEqual(['/api/carts/merge/guests']);
    expect(cachedCart(store.getState())?.productLineItems).toHaveLength(2);
  });

  it('CART-47 asks about goods with avoided allergens, and merges the confirmed ones', async () => {
    const allergens = { contains: ['nuts' as const], mayContain: [], isUnknown: false };
    const errorCode = 'ALLERGEN_CONFIRMATION_REQUIRED';
    const heldBack = [{ sku: 'apple', quantity: 20, errorCode, name: 'Apples', allergens }];
    const { calls } = await logIn({
      after: own([aLine(water, 12)]),
      handlers: {
        'POST /api/carts/merge/guests': () => ({ ...own([aLine(water, 12)]), heldBack }),
        'POST /api/carts/items/bulk': () => ({ cartDTO: merged, notAddedOrUpdatedItems: [] }),
      },
    });
    await dialog();
    await press('Combine carts');
    expect(await screen.findByText(/Contains nuts/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add anyway' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/carts/items/bulk')?.body).toEqual([
        { sku: 'apple', quantity: 20, confirmedAllergens: allergens },
      ]),
    );
  });

  it('CART-49 the customer’s stays when the guest’s is discarded', async () => {
    const { changes, cartId } = await logIn({ after: own([aLine(water, 12)]) });
    await dialog();
    await press('Keep only my account’s cart');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([changes(), cartId()]).toEqual([[], 'own']);
  });

  it('CART-50 Escape discards', async () => {
    const { changes, cartId } = await logIn({ after: own([aLine(water, 12)]) });
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([changes(), cartId()]).toEqual([[], 'own']);
  });

  it('CART-51 an empty one of the customer takes in the guest’s without a question', async () => {
    const { changes, store } = await logIn({ after: own([]) });
    await waitFor(() => expect(changes()).toHaveLength(1));
    await waitFor(() => expect(cachedCart(store.getState())?.productLineItems).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when the merge fails, and closes silently when another tab was faster', async () => {
    let status = 503;
    await logIn({
      after: own([aLine(tomatoes, 500)]),
      handlers: { 'POST /api/carts/merge/guests': () => answer(status, { errorCode: 'X' }) },
    });
    await dialog();
    await press('Combine carts');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again');
    status = 404;
    await press('Combine carts');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('CART-46 nothing of the customer stays in the cart after they have signed out', async () => {
    const { context, cartId } = await logIn({ after: own([aLine(water, 12)]) });
    await dialog();
    act(() => {
      visitor.set(undefined);
      context.emit(customerCleared, undefined);
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cartId()).not.toBe('guests');
  });
});
