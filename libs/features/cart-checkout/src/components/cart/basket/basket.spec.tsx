import { screen, waitFor, within } from '@testing-library/react';
import type { Forgotten, SavedGoods } from '@larder/contracts/cart/basket';
import { answer, type Handlers } from '@larder/platform/testing';
import { aCart, aLine, apples, home, tomatoes, water } from '../../../testing/fixtures.js';
import { openCart } from '../../../testing/open-cart.js';

jest.setTimeout(30_000);

const cart = aCart([aLine(apples, 2), aLine(tomatoes, 500)], { distributionAddress: home });
const savePath = '/api/carts/saved-goods';
const failing = () => answer(500, { errorCode: 'INTERNAL', message: 'no' });
const noteOf = 'PUT /api/carts/items/:lineItemId/note';

// What loads after the page; here its code is preloaded.
beforeAll(() =>
  Promise.all([
    import('./saved-goods.js'),
    import('./forgotten-row.js'),
    import('./order-note.js'),
  ]),
);

function withSaved(goods: SavedGoods['goods']): Handlers {
  let left = goods;
  return {
    [`GET ${savePath}`]: () => ({ goods: left }),
    [`DELETE ${savePath}/:sku`]: (_call, { sku }) => {
      left = left.filter((good) => good.sku !== sku);
      return { goods: left };
    },
  };
}

describe('goods saved for later', () => {
  it('leave the cart with one tap', async () => {
    const { user, calls } = await openCart(cart, {
      [`POST ${savePath}`]: () => ({
        ...aCart([aLine(tomatoes, 500)], { distributionAddress: home }),
        version: 9,
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save Apples for later' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Save Apples for later' })).toBeNull(),
    );
    const sent = calls.filter(({ method, path }) => `${method} ${path}` === `POST ${savePath}`);
    expect(sent.map(({ body }) => body)).toEqual([{ lineItemId: 'line-apple' }]);
    expect(screen.getByRole('heading', { name: /1 product/ })).toHaveFocus();
  });

  it('stay in the cart, with the reason, when no more can be kept', async () => {
    const { user } = await openCart(cart, {
      [`POST ${savePath}`]: () => answer(409, { errorCode: 'CONFLICT', message: 'full' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save Apples for later' }));
    expect(await screen.findByText(/cannot save more/)).toBeVisible();
  });

  it('go back with their quantity with one tap, and leave the list then', async () => {
    const saved = withSaved([{ sku: 'water', name: 'Water', quantity: 12, product: water }]);
    const { user, shop } = await openCart(cart, saved);
    const region = await screen.findByRole('region', { name: 'Saved for later: 1 product' });
    await user.click(within(region).getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(shop.cart?.productLineItems.at(-1)?.quantity).toBe(12));
    await waitFor(() => expect(region).not.toBeInTheDocument());
  });

  it('take their note to the picker back with them, and stay saved where that fails', async () => {
    const good = { sku: 'water', name: 'Water', quantity: 12, note: 'still', product: water };
    let isDown = true;
    const { user, calls } = await openCart(cart, {
      ...withSaved([good]),
      [noteOf]: (_call, { lineItemId }) => {
        if (isDown) return failing();
        const line = { ...aLine(water, 12), lineItemId: lineItemId ?? '', note: 'still' };
        return { ...cart, version: 99, productLineItems: [...cart.productLineItems, line] };
      },
    });
    const region = await screen.findByRole('region', { name: /Saved for later/ });
    expect(within(region).getByText('still')).toBeVisible();
    const back = () => within(region).getByRole('button', { name: /^Add to cart/ });
    await user.click(back());
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    await waitFor(() => expect(back()).toBeEnabled());
    expect(region).toBeVisible();
    isDown = false;
    await user.click(back());
    await waitFor(() => expect(region).not.toBeInTheDocument());
  });

  it('stay saved when the cart refuses them', async () => {
    const saved = withSaved([{ sku: 'water', name: 'Water', quantity: 12, product: water }]);
    const { user, calls } = await openCart(cart, {
      ...saved,
      'POST /api/carts/items': () => answer(409, { errorCode: 'NOT_ORDERABLE', message: '' }),
    });
    await user.click(
      await screen.findByRole('button', { name: /^Add to cart: 12|^Add to cart.*Water/ }),
    );
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/carts/items')).toBe(true));
    expect(await screen.findByRole('region', { name: /Saved for later/ })).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('say so when they are no longer sold', async () => {
    await openCart(cart, withSaved([{ sku: 'old', name: 'Old tea', quantity: 1 }]));
    const region = await screen.findByRole('region', { name: /Saved for later/ });
    expect(region).toHaveTextContent('Old tea');
    expect(region).toHaveTextContent('No longer sold');
    expect(within(region).queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });
});

describe('a note to the picker', () => {
  const noteField = () => screen.getByRole('textbox', { name: 'Note for Apples' });
  const saveButton = () =>
    within(noteField().closest('form') as HTMLElement).getByRole('button', { name: 'Save' });

  it('shows at once, trimmed, and is sent for its line', async () => {
    const { user, calls } = await openCart(cart, {
      [noteOf]: () => ({
        ...cart,
        version: 9,
        productLineItems: [{ ...aLine(apples, 2), note: 'green' }, aLine(tomatoes, 500)],
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a note for Apples' }));
    const field = noteField();
    expect(field).toHaveFocus();
    await user.type(field, ' green ');
    await user.click(saveButton());
    expect(await screen.findByText('green')).toBeVisible();
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { note: 'green' },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Change the note for Apples' })).toHaveFocus();
  });

  it('keeps what was written when it could not be saved', async () => {
    const { user } = await openCart(cart, { [noteOf]: failing });
    await user.click(await screen.findByRole('button', { name: 'Add a note for Apples' }));
    await user.type(noteField(), 'green');
    await user.click(saveButton());
    expect(await screen.findByText('The note was not saved. Please try again.')).toBeVisible();
    expect(noteField()).toHaveValue('green');
  });

  it('says at the field how much is too much, and sends nothing', async () => {
    const { user, calls } = await openCart(cart);
    await user.click(await screen.findByRole('button', { name: 'Add a note for Apples' }));
    await user.click(noteField());
    await user.paste('x'.repeat(102));
    await user.click(saveButton());
    expect(screen.getByText('2 characters too many')).toBeVisible();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });
});

describe('what may be forgotten', () => {
  const forgotten = (found: Forgotten): Handlers => ({ 'GET /api/carts/forgotten': () => found });

  it.each([
    ['DUE', 'Forgotten? You usually buy these about now'],
    ['TOGETHER', 'Forgotten? Often bought with these'],
  ] as const)('has its reason: %s, and is added with one tap', async (reason, title) => {
    const items = [{ product: water, quantity: 12 }];
    const { user, shop } = await openCart(cart, forgotten({ reason, items }));
    const region = await screen.findByRole('region', { name: title });
    await user.click(within(region).getByRole('button', { name: /^Add to cart/ }));
    await waitFor(() => expect(shop.cart?.productLineItems.at(-1)?.quantity).toBe(12));
    expect(region).toBeVisible();
  });

  it('is not there when nothing is', async () => {
    const { calls } = await openCart(cart, forgotten({ reason: 'DUE', items: [] }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('forgotten'))).toBe(true));
    expect(screen.queryByRole('region', { name: /Forgotten/ })).toBeNull();
  });
});
