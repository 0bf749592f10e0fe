import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addLines } from '@larder/contracts/cart';
import { tileActions, type Product } from '@larder/contracts/catalogue';
import { appOverlays } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../../feature.js';
import {
  aCart,
  aLine,
  apples,
  aProduct,
  home,
  melon,
  tomatoes,
  water,
} from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';
import { forgetPlace } from '../service/device/device-place.js';

jest.setTimeout(15_000);
beforeEach(() => forgetPlace());

interface Options {
  readonly product?: Product;
  readonly mode?: 'required' | 'optional';
  readonly shop?: ReturnType<typeof createTestServer>;
  readonly handlers?: Handlers;
}

async function open({ product = apples, mode = 'required', shop, handlers }: Options) {
  const played = shop ?? createTestServer(aCart([], { distributionAddress: home }));
  const host = await renderInHost({
    features: [cartCheckout],
    tenant: { servicePrompt: { mode, interval: 5 } },
    element: (
      <>
        <ExtensionSlot slot={tileActions} props={{ product }} />
        <ExtensionSlot slot={appOverlays} props={{}} />
      </>
    ),
    handlers: { ...played.handlers, ...handlers },
  });
  const user = userEvent.setup();
  const puts = () =>
    host.calls.filter(({ path }) => path === '/api/carts/items').map(({ body }) => body);
  return { ...host, user, shop: played, puts };
}

const plus = (name: string) => screen.findByRole('button', { name: `Add to cart: ${name}` });

// The cart monitor loads after the page; here its code is preloaded.
beforeAll(() => import('../cart-monitor/cart-monitor.js'));

describe('adding from a tile', () => {
  it.each([
    ['pieces', apples, '1 pc', 1],
    ['grams', tomatoes, '250 g', 250],
    ['a weighed piece', melon, '1 pc', 1800],
    ['a bundle', water, '1 pc', 6],
  ])('CART-24 begins with one step, counted in %s', async (_name, product, label, quantity) => {
    const { user, puts } = await open({ product });
    await user.click(await plus(product.name));
    expect(await screen.findByText(label)).toBeVisible();
    await waitFor(() => expect(puts()).toEqual([{ sku: product.sku, quantity }]));
  });

  it('announces what is in the cart, with the product’s name', async () => {
    const { user } = await open({});
    await user.click(await plus('Apples'));
    await user.click(await screen.findByRole('button', { name: 'More Apples' }));
    await waitFor(() =>
      expect(document.getElementById('ui-announcements')).toHaveTextContent(
        '2 pieces of Apples in the cart',
      ),
    );
  });

  it('R8 sends the last total of rapid clicks and shows it at once', async () => {
    const { user, puts, shop } = await open({});
    await user.click(await plus('Apples'));
    const more = await screen.findByRole('button', { name: 'More Apples' });
    await user.click(more);
    await user.click(more);
    expect(screen.getByText('3 pcs')).toBeVisible();
    await waitFor(() => expect(shop.cart?.productLineItems[0]?.quantity).toBe(3));
    expect(puts().at(-1)).toEqual({ sku: 'apple', quantity: 3 });
  });

  it('CART-22 stops at the maximum and shows why', async () => {
    const shop = createTestServer(aCart([aLine(apples, 6)], { distributionAddress: home }));
    const { user, puts } = await open({ shop });
    const more = await screen.findByRole('button', { name: 'More Apples' });
    expect(more).toHaveAccessibleDescription('At most 6 pieces in one order');
    await user.click(more);
    expect(puts()).toEqual([]);
  });

  it('removes the product with the last step', async () => {
    const shop = createTestServer(aCart([aLine(apples, 1)], { distributionAddress: home }));
    const { user } = await open({ shop });
    await user.click(await screen.findByRole('button', { name: 'Remove Apples from the cart' }));
    expect(await plus('Apples')).toHaveFocus();
    await waitFor(() => expect(shop.cart?.productLineItems).toEqual([]));
  });

  it('restores the cart’s quantity when the server refuses, and shows why', async () => {
    const { user, store } = await open({
      handlers: {
        'POST /api/carts/items': () => answer(409, { errorCode: 'NOT_ORDERABLE', message: '' }),
      },
    });
    await user.click(await plus('Apples'));
    await waitFor(() => expect(store.getState().notifications).toHaveLength(1));
    expect(store.getState().notifications[0]).toMatchObject({ type: 'error' });
    expect(await plus('Apples')).toBeVisible();
  });

  it('CART-94 redirects to the payment’s result when the cart is being paid elsewhere', async () => {
    const { user, puts, opened } = await open({
      handlers: {
        'POST /api/carts/items': () => answer(409, { errorCode: '3', message: 'finalized' }),
      },
    });
    await user.click(await plus('Apples'));
    await waitFor(() => expect(opened).toEqual(['/checkout/payment-result']));
    expect(puts()).toHaveLength(1);
  });

  it.each(['temporarilyUnavailable', 'unavailable'] as const)(
    'has no plus button for a product that is %s',
    async (availability) => {
      await open({ product: aProduct({ availability }) });
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    },
  );
});

describe('the service question while adding', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Delivery or pickup' });

  it('CART-16 CART-17 prompts before the first product and sends nothing in between', async () => {
    const { user, puts } = await open({ shop: createTestServer() });
    await user.click(await plus('Apples'));
    expect(await dialog()).toBeVisible();
    expect(puts()).toEqual([]);
  });

  it('CART-17 adds once pickup was chosen', async () => {
    const { user, puts } = await open({ shop: createTestServer() });
    await user.click(await plus('Apples'));
    await dialog();
    await user.click(screen.getByRole('radio', { name: /Pickup/ }));
    await user.click(await screen.findByRole('radio', { name: /Market hall/ }));
    await user.click(screen.getByRole('button', { name: 'Collect here' }));
    await waitFor(() => expect(puts()).toEqual([{ sku: 'apple', quantity: 1 }]));
  });

  it('CART-18 throws abortedserviceselection when the shopper dismisses the prompt', async () => {
    const { user, puts, context } = await open({ shop: createTestServer() });
    const result = context.getCapability(addLines)?.([{ sku: 'apple', quantity: 1 }]);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await act(async () => result)).toBe('abortedserviceselection');
    expect(puts()).toEqual([]);
  });

  it('CART-19 CART-20 lets the shopper skip an optional prompt, and shows it again after five products', async () => {
    const { user, context, shop } = await open({ shop: createTestServer(), mode: 'optional' });
    const add = context.getCapability(addLines);
    const first = add?.([{ sku: 'apple', quantity: 1 }]);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Decide later' }));
    expect(await act(async () => first)).toBe('added');
    for (let times = 0; times < 4; times += 1)
      expect(await act(async () => add?.([{ sku: 'tomato', quantity: 250 }]))).toBe('added');
    expect(shop.cart?.productLineItems).toHaveLength(2);
    const sixth = add?.([{ sku: 'melon', quantity: 1800 }]);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await act(async () => sixth)).toBe('abortedserviceselection');
  });
});
