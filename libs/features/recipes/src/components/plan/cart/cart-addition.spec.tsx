import { answer, type Handlers } from '@larder/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { writeDevicePlan } from '../../../state/plan/device-plan.js';
import { dayIn, weekFrom } from '../../../state/plan/week.js';
import { aCart, open } from '../../../testing/open.js';
import { aProduct, aRecipePage, aTile } from '../../../testing/recipes.js';

const [today = ''] = weekFrom(dayIn('Europe/Vienna', new Date()));
const milk = {
  name: 'Milk',
  pantry: false,
  recipes: ['pancakes'],
  need: { amount: 1, unit: 'l' },
  packs: [{ product: aProduct(), quantity: 2 }],
  price: 398,
  separatePrice: 398,
  left: 0,
};
const inCart = { productLineItems: [{ lineItemId: 'l1', quantity: 3, product: { sku: '1' } }] };
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

/** Opens a page with a cart whose reads are answered in this order; returns what is sent to it. */
async function openWith(url: string, reads: unknown[]) {
  const sent: unknown[] = [];
  const handlers: Handlers = {
    'POST /api/meal-plan/basket': () => ({ lines: [milk], ideas: [] }),
    'GET /api/recipes': () => aRecipePage([aTile()]),
    'GET /api/carts': () => reads.shift(),
    'DELETE /api/carts/items/multiple': ({ query }) => {
      sent.push(query['lineItemIds']);
      return { productLineItems: [] };
    },
  };
  const { context } = await open(url, { with: [aCart([])], handlers });
  return { sent, notices: () => context.getState().notifications };
}

const failed = answer(503, {});

describe('the week in the cart', () => {
  beforeEach(() => writeDevicePlan({ meals: [{ day: today, slug: 'pancakes', servings: 2 }] }));

  it('cannot be taken out where the cart before it could not be read', async () => {
    const { sent } = await openWith('/meal-plan', [failed, inCart]);
    await press('Add 1 product to cart');
    expect(await screen.findByText(/1 product is in your cart/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('stays there, with a message, when the cart cannot be read now, and the next try works', async () => {
    const { sent, notices } = await openWith('/meal-plan', [answer(404, {}), failed, inCart]);
    await press('Add 1 product to cart');
    await press('Undo');
    await waitFor(() => expect(notices()).toMatchObject([{ type: 'error' }]));
    await press('Undo');
    await waitFor(() => expect(sent).toEqual(['l1']));
    expect(await screen.findByRole('button', { name: 'Add 1 product to cart' })).toBeVisible();
  });
});

describe('everything for a recipe in the cart', () => {
  it('cannot be taken out where the cart before it could not be read', async () => {
    const { notices } = await openWith('/recipes', [failed]);
    await press('Add everything for Pancakes to cart');
    await waitFor(() => expect(notices()).toMatchObject([{ type: 'success' }]));
    expect(notices()[0]?.action).toBeUndefined();
  });

  it('can be taken out by the next try when the cart could not be read', async () => {
    const { sent, notices } = await openWith('/recipes', [answer(404, {}), failed, inCart]);
    await press('Add everything for Pancakes to cart');
    const undo = async () => {
      await waitFor(() => expect(notices()[0]?.action).toBeDefined());
      await act(async () => (notices()[0]?.action?.does as () => void)());
    };
    await undo();
    await waitFor(() => expect(notices()).toMatchObject([{ type: 'error' }]));
    await undo();
    await waitFor(() => expect(sent).toEqual(['l1']));
  });
});
