import { screen, waitFor, within } from '@testing-library/react';
import type { Cart } from '@larder/contracts/cart';
import { answer, type Handlers } from '@larder/platform/testing';
import { aCart, home, orderConfig } from '../../testing/fixtures.js';
import { openOnePage, order } from '../../testing/one-page.js';
import { lines, ready } from '../../testing/open-checkout.js';

jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('larder.method', 'payment-at-the-door');
});

const call = 'PUT /api/carts/tip';
const cart = aCart([...lines], ready);
const { priceInfo } = cart;
const config = () => ({ ...orderConfig, tips: [100, 250] });
const open = (of: Cart, handlers: Handlers = {}) =>
  openOnePage(of, { 'GET /api/order-config': config, ...handlers });
const question = () => screen.findByRole('group', { name: 'Tip for your driver' });

describe('the tip for the driver', () => {
  it('is nothing at first, is sent with a tap, and is a line of the total', async () => {
    const tipped = { ...priceInfo, tip: 250, total: priceInfo.total + 250 };
    const { user, callsOf } = await open(cart, {
      [call]: () => ({ ...cart, version: cart.version + 1, priceInfo: tipped }),
    });
    const group = within(await question());
    expect(group.getByRole('radio', { name: 'None' })).toBeChecked();
    await user.click(group.getByRole('radio', { name: '€2.50' }));
    await waitFor(() => expect(callsOf(call).map(({ body }) => body)).toEqual([{ tip: 250 }]));
    const [row] = await screen.findAllByText('Tip', { selector: 'dt' });
    expect(row?.nextSibling).toHaveTextContent('€2.50');
    expect(group.getByRole('radio', { name: '€2.50' })).toBeChecked();
  });

  it('is taken back on screen when it could not be stored', async () => {
    const { user } = await open(cart, {
      [call]: () => answer(500, { errorCode: 'INTERNAL', message: 'no' }),
    });
    const group = within(await question());
    await user.click(group.getByRole('radio', { name: '€1.00' }));
    await waitFor(() => expect(group.getByRole('radio', { name: 'None' })).toBeChecked());
  });

  it.each<[string, Cart, Handlers]>([
    ['of a pickup', aCart([...lines], { ...ready, distributionAddress: inStore() }), {}],
    ['of goods that are added to an order', { ...cart, orderNumber: '1001' }, {}],
    ['in a shop without tips', cart, { 'GET /api/order-config': () => orderConfig }],
  ])('is not suggested %s', async (_name, of, handlers) => {
    const { distributionType } = of.distributionAddress ?? {};
    const isPickup = distributionType === 'CLICK_AND_COLLECT';
    if (isPickup) localStorage.setItem('larder.method', 'payment-at-the-store');
    await open(of, handlers);
    await order();
    expect(screen.queryByRole('group', { name: 'Tip for your driver' })).toBeNull();
  });
});

function inStore() {
  return { ...home, distributionType: 'CLICK_AND_COLLECT', storeId: 'wien' } as const;
}
