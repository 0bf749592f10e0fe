import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addLines, type AllergenFinding, type CartItemInput } from '@larder/contracts/cart';
import { appOverlays } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../../feature.js';
import { AddToCart } from '../cart/add-to-cart.js';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { cartApi } from '../../api/cart/cart-api.js';
import { openCart } from '../../testing/open-cart.js';
import { aCart, aLine, apples, home, tomatoes } from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';

const nuts: AllergenFinding = { contains: ['nuts'], mayContain: ['milk'], isUnknown: false };
const unknown: AllergenFinding = { contains: [], mayContain: [], isUnknown: true };
const errorCode = 'ALLERGEN_CONFIRMATION_REQUIRED';

/** A shop that takes apples in with the right confirmation only. */
async function open(handlers: Handlers = {}) {
  const shop = createTestServer(aCart([], { distributionAddress: home }));
  const setItem = shop.handlers['POST /api/carts/items'];
  const host = await renderInHost({
    features: [cartCheckout],
    element: (
      <>
        <AddToCart product={apples} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: {
      ...shop.handlers,
      'POST /api/carts/items': (call, params) => {
        const { confirmedAllergens } = call.body as CartItemInput;
        if (JSON.stringify(confirmedAllergens) === JSON.stringify(nuts))
          return setItem?.(call, params);
        const allergenWarning = { sku: 'apple', name: 'Apples', ...nuts };
        const refused = { errorCode, message: 'confirm it', customPayload: { allergenWarning } };
        return answer(409, refused);
      },
      ...handlers,
    },
  });
  await act(() => host.context.query(cartApi.endpoints.getCart, undefined));
  return { ...host, shop };
}

const dialog = () => screen.findByRole('dialog');
const bulk = (refused: readonly object[]) => () => ({
  cartDTO: aCart([aLine(tomatoes, 250)], { distributionAddress: home, version: 5 }),
  notAddedOrUpdatedItems: refused,
});

describe('a product with allergens that the shopper avoids', () => {
  it('is named with its allergens, and is not added after a no', async () => {
    const { shop, store } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Add to cart: Apples/ }));
    const asked = await dialog();
    expect(asked).toHaveTextContent('Apples: Contains nuts. May contain milk.');
    await userEvent.click(within(asked).getByRole('button', { name: 'Don’t add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.cart?.productLineItems).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Add to cart: Apples/ })).toBeVisible(),
    );
    expect(store.getState().notifications).toEqual([]);
  });

  it('is added with a confirmation of exactly what was shown', async () => {
    const { shop } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Add to cart: Apples/ }));
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(shop.cart?.productLineItems).toHaveLength(1));
  });

  it('CART-95 is confirmed one by one in a bulk add, and only confirmed products are sent again', async () => {
    const refused = [
      { sku: 'apple', quantity: 2, errorCode, name: 'Apples', allergens: nuts },
      { sku: 'water', quantity: 6, errorCode, name: 'Water', allergens: unknown },
      { sku: 'gone', quantity: 1, errorCode: 'UNKNOWN_SKU' },
    ];
    let answers = [bulk(refused), bulk([])];
    const { calls, context, store } = await open({
      'POST /api/carts/items/bulk': () => {
        const [next = bulk([]), ...more] = answers;
        answers = more;
        return next();
      },
    });
    const lines = [...refused, { sku: 'tomato', quantity: 250 }];
    const result = context.getCapability(addLines)?.(
      lines.map(({ sku, quantity }) => ({ sku, quantity })),
    );
    const asked = await dialog();
    const go = within(asked).getByRole('button', { name: 'Add the chosen ones anyway' });
    expect(go).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(
      within(asked).getByRole('checkbox', { name: 'Water: No allergen information available.' }),
    );
    await userEvent.click(go);
    expect(await result).toBe('added');
    const sent = calls.filter(({ path }) => path === '/api/carts/items/bulk');
    expect(sent[1]?.body).toEqual([{ sku: 'water', quantity: 6, confirmedAllergens: unknown }]);
    await waitFor(() =>
      expect(
        store
          .getState()
          .notifications.map(({ text }) => text)
          .join(),
      ).toMatch(/Apples, gone/),
    );
    expect(cachedCart(store.getState())?.version).toBe(5);
  });
});

describe('the cart of a shopper who avoids allergens', () => {
  it('shows the allergens of a line, with a button to confirm it', async () => {
    const warned = { ...aLine(apples, 2), allergenWarning: { ...nuts, isConfirmed: false } };
    const { calls } = await openCart(aCart([warned], { distributionAddress: home }));
    expect(await screen.findByText(/Contains nuts\. May contain milk\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep Apples anyway' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/carts/items')?.body).toEqual({
        sku: 'apple',
        quantity: 2,
        confirmedAllergens: nuts,
      }),
    );
  });

  it('lets a guest choose what they avoid, in addition to their account’s diet', async () => {
    const profile = { allergenProfile: { chosen: ['milk'], diet: ['fish'] } } as const;
    const cart = aCart([aLine(apples, 2)], {
      distributionAddress: home,
      allergenProfile: {
        chosen: [...profile.allergenProfile.chosen],
        diet: [...profile.allergenProfile.diet],
      },
    });
    const { calls } = await openCart(cart, {
      'PUT /api/carts/allergens': () => ({ ...cart, version: 9 }),
    });
    await userEvent.click(await screen.findByText('Allergens I avoid'));
    expect(screen.getByRole('checkbox', { name: 'fish (from your account)' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'nuts' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Saved\./)).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      allergens: ['milk', 'nuts'],
    });
  });
});
