import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { customerAuthenticated, customerCleared } from '@larder/contracts/customer';
import { appOverlays } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { cartCheckout } from '../../feature.js';
import CartPage from '../../pages/cart.page.js';
import { aCart, aLine, apples, evening, home, tomatoes, water } from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';
import { account, anna, noCart, visitor } from '../../testing/test-visitor.js';

jest.setTimeout(15_000);

const where = { distributionAddress: home, distributionWindow: evening };
const guests = aCart([aLine(apples, 20)], { id: 'guests', ...where });
const own = (lines: Cart['productLineItems']) =>
  aCart(lines, { id: 'own', customerId: anna.id, version: 7, ...where });
const merged = own([aLine(apples, 20), aLine(water, 12)]);

interface Play {
  /** What the guest has, and what is found after the login. */
  readonly before?: Cart | null;
  readonly after: Cart | null;
  readonly handlers?: Handlers;
  readonly query?: string;
}

/** A guest in the cart who signs in; tells what was called since. */
async function logIn({ before = guests, after, handlers = {}, query = '' }: Play) {
  visitor.set(undefined);
  const shop = createTestServer(before);
  let found = before;
  const host = await renderInHost({
    features: [cartCheckout, account],
    element: (
      <>
        <CartPage params={{}} search={new URLSearchParams(query)} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: {
      ...shop.handlers,
      'GET /api/carts': () => found ?? noCart,
      'GET /api/carts/validation': () => ({ cartDTO: found, errors: [] }),
      'POST /api/carts/set-customer': () => ({ ...guests, customerId: anna.id, version: 9 }),
      'POST /api/carts/merge/guests': () => (found = { ...merged, version: 8 }),
      ...handlers,
    },
  });
  await waitFor(() => expect(cachedCart(host.store.getState())).toEqual(before));
  const seen = host.calls.length;
  found = after;
  act(() => {
    visitor.set(anna);
    host.context.emit(customerAuthenticated, { customer: anna });
  });
  const changes = () =>
    host.calls.slice(seen).filter(({ path }) => /merge|set-customer/.test(path));
  const cartId = () => cachedCart(host.store.getState())?.id;
  return { ...host, changes, cartId };
}
const dialog = () => screen.findByRole('dialog', { name: 'You have two carts' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the cart at a login', () => {
  it('CART-44 an empty local one gives way to the customer’s', async () => {
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

  it('CART-51 goods that cannot be had right now go along as well', async () => {
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
    await press('Put them together');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes().map(({ path }) => path)).toEqual(['/api/carts/merge/guests']);
    expect(cachedCart(store.getState())?.productLineItems).toHaveLength(2);
  });

  it('CART-47 asks about what does not fit the allergens that the customer avoids, and brings what they agree to', async () => {
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
    await press('Put them together');
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
    await press('Keep the cart of my account');
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

  it('asks on when the merge fails, and ends quietly when another tab was faster', async () => {
    let status = 503;
    await logIn({
      after: own([aLine(tomatoes, 500)]),
      handlers: { 'POST /api/carts/merge/guests': () => answer(status, { errorCode: 'X' }) },
    });
    await dialog();
    await press('Put them together');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again');
    status = 404;
    await press('Put them together');
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

describe('forwardToCheckout', () => {
  const query = 'forwardToCheckout=true';

  it('NAV-75 leads to the checkout once the question has ended', async () => {
    const { opened } = await logIn({ after: own([aLine(apples, 20)]), query });
    await dialog();
    expect(opened).not.toContain('/checkout');
    await press('Put them together');
    await waitFor(() => expect(opened).toContain('/checkout'));
  });

  it('NAV-75 stays in the cart while it is not valid', async () => {
    const after = own([aLine(water, 12)]);
    const errors = [{ code: '141', message: 'late' }];
    const { opened, calls } = await logIn({
      after,
      query,
      handlers: { 'GET /api/carts/validation': () => ({ cartDTO: after, errors }) },
    });
    await dialog();
    const validations = () => calls.filter(({ path }) => path.endsWith('/validation')).length;
    const before = validations();
    await press('Keep the cart of my account');
    await waitFor(() => expect(validations()).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened).not.toContain('/checkout');
  });

  it('NAV-75 leads nowhere for a guest', async () => {
    const shop = createTestServer(guests);
    const host = await renderInHost({
      features: [cartCheckout],
      element: <CartPage params={{}} search={new URLSearchParams(query)} />,
      handlers: shop.handlers,
    });
    await screen.findByRole('heading', { name: 'Your order' }).catch(() => undefined);
    expect(host.opened).not.toContain('/checkout');
  });
});
