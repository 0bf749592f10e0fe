import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../../feature.js';
import { aCart, aLine, apples, tomatoes } from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';

const risky = { ...aLine(apples, 2), stockRisk: true as const };
const call = 'PUT /api/carts/substitution';

async function open(cart: Cart, handlers: Handlers = {}) {
  const shop = createTestServer(cart);
  const host = await renderInHost({
    features: [cartCheckout],
    url: '/cart',
    handlers: { ...shop.handlers, ...handlers },
  });
  const sent = () =>
    host.calls.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);
  return { ...host, sent, user: userEvent.setup() };
}
const question = (options?: { readonly timeout: number }) =>
  screen.findByRole('region', { name: 'If something is missing' }, options);

describe('substitution preference', () => {
  it('CART-08 is requested where stock is at risk, as marked on the line', async () => {
    await open(aCart([risky, aLine(tomatoes, 500)]));
    expect(await question()).toHaveTextContent('Apples may sell out');
    const [apple, tomato] = screen.getAllByRole('listitem');
    expect(apple).toHaveTextContent('May sell out before your order is picked');
    expect(tomato).not.toHaveTextContent('May sell out');
  });

  it('CART-08 is not requested where everything is available', async () => {
    await open(aCart([aLine(apples, 2)]));
    expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    await expect(question({ timeout: 500 })).rejects.toThrow();
  });

  it('CART-08 is one choice for all, and none is made for the shopper', async () => {
    const cart = aCart([risky]);
    const { user, sent } = await open(cart, {
      [call]: () => ({ ...cart, version: 2, substitution: 'SIMILAR' }),
    });
    const radios = within(await question()).getAllByRole('radio');
    expect(radios.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    const [similar] = radios;
    if (similar) await user.click(similar);
    await waitFor(() => expect(sent()).toEqual([{ choice: 'SIMILAR' }]));
    await waitFor(() => expect(similar).toBeChecked());
  });

  it('CART-08 is another one for a single product, and as all again', async () => {
    const cart = aCart([{ ...risky, substitution: 'CALL' }]);
    const { user, sent } = await open(cart, { [call]: () => ({ ...cart, version: 2 }) });
    const select = within(await question()).getByRole('combobox', { name: 'Apples' });
    expect(select).toHaveValue('CALL');
    await user.selectOptions(select, 'LEAVE_OUT');
    await user.selectOptions(select, '');
    await waitFor(() =>
      expect(sent()).toEqual([
        { choice: 'LEAVE_OUT', lineItemId: 'line-apple' },
        { lineItemId: 'line-apple' },
      ]),
    );
  });

  it('is taken back on screen when it could not be stored', async () => {
    const { user } = await open(aCart([risky]), {
      [call]: () => answer(500, { errorCode: 'INTERNAL', message: 'no' }),
    });
    const radio = within(await question()).getAllByRole('radio')[1] as HTMLInputElement;
    await user.click(radio);
    await waitFor(() => expect(radio).not.toBeChecked());
  });
});
