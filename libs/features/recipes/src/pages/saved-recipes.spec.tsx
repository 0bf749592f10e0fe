import type { CartItemInput } from '@larder/contracts/cart';
import { answer, type Handlers } from '@larder/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCart, anAccount, open } from '../testing/open.js';
import { aProduct, aRecipe, aRecipePage, aTile } from '../testing/recipes.js';

const press = async (name: string | RegExp, role = 'button') => {
  await act(async () => {
    fireEvent.click(await screen.findByRole(role, { name }));
  });
};
const heart = (name: string | RegExp) => screen.findByRole('button', { name });
const mira = { id: 'c-mira' };
const onDevice = () => JSON.parse(window.localStorage.getItem('larder.saved-recipes') ?? '[]');

/** A backend that keeps what is saved and rated. */
function anAccountOnServer(slugs: string[] = []) {
  const state = { slugs, stars: undefined as number | undefined };
  const own = () => ({
    canRate: true,
    ...(state.stars !== undefined && {
      stars: state.stars,
      rating: { average: state.stars, ratings: 1 },
    }),
  });
  const handlers: Handlers = {
    'GET /api/customers/saved-recipes': () => ({ slugs: state.slugs }),
    'POST /api/customers/saved-recipes': ({ body }) => {
      const { slugs: added } = body as { readonly slugs: string[] };
      state.slugs = [...added.filter((one) => !state.slugs.includes(one)), ...state.slugs];
      return { slugs: state.slugs };
    },
    'DELETE /api/customers/saved-recipes/:slug': ({ path }) => {
      state.slugs = state.slugs.filter((one) => !path.endsWith(`/${one}`));
      return { slugs: state.slugs };
    },
    'GET /api/customers/recipe-ratings/:slug': own,
    'PUT /api/customers/recipe-ratings/:slug': ({ body }) => {
      state.stars = (body as { readonly stars: number }).stars;
      return own();
    },
    'DELETE /api/customers/recipe-ratings/:slug': () => {
      state.stars = undefined;
      return own();
    },
  };
  return { state, handlers };
}

beforeEach(() => window.localStorage.clear());

describe('saved recipes', () => {
  it('stay on the device for guests, and are listed with the latest first', async () => {
    const { calls } = await open('/recipes');
    await press('Save Pancakes');
    await press('Save Waffles');
    expect(onDevice()).toEqual(['waffles', 'pancakes']);
    await press('Saved');
    const dialog = await screen.findByRole('dialog', { name: 'Saved recipes' });
    expect(await within(dialog).findByRole('link', { name: 'Pancakes' })).toBeVisible();
    expect(calls.at(-1)?.query).toMatchObject({ slugs: 'waffles,pancakes' });
    expect(calls.some(({ path }) => path.startsWith('/api/customers'))).toBe(false);
  });

  it('say how to save one when there is none', async () => {
    await open('/recipes');
    await press('Saved');
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  });

  it('are in the account, and those of the device move there at sign-in', async () => {
    const { state, handlers } = anAccountOnServer(['stew']);
    const account = anAccount();
    await open('/recipes', { with: [account.feature], handlers });
    await press('Save Pancakes');
    act(() => account.signIn(mira));
    await waitFor(() => expect(state.slugs).toEqual(['pancakes', 'stew']));
    expect(onDevice()).toEqual([]);
    expect(await heart('Remove Pancakes from saved recipes')).toBeVisible();
    await press('Remove Pancakes from saved recipes');
    expect(state.slugs).toEqual(['stew']);
  });

  it('are shown as before when the change could not be stored', async () => {
    const { handlers } = anAccountOnServer();
    const broken = { 'POST /api/customers/saved-recipes': () => answer(500, {}) };
    await open('/recipes', {
      with: [anAccount(mira).feature],
      handlers: { ...handlers, ...broken },
    });
    await press('Save Pancakes');
    expect(await heart('Save Pancakes')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the rating of a recipe', () => {
  it('is shown as its average', async () => {
    const recipe = { ...aRecipe(), rating: { average: 4.5, ratings: 12 } };
    const { head } = await open('/recipes/pancakes', {
      handlers: { 'GET /api/recipes/:slug': () => recipe },
    });
    expect(screen.getByText(/12 ratings/)).toHaveTextContent('4.5');
    expect(head?.jsonLd?.[1]).toMatchObject({
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
    });
  });

  it('leaves no gap where the shop takes none', async () => {
    const { container } = await open('/recipes/pancakes', {
      with: [anAccount(mira).feature],
      handlers: { 'GET /api/customers/recipe-ratings/:slug': () => ({ canRate: false }) },
    });
    await waitFor(() => expect(container.querySelector('[data-none]')).not.toBeNull());
    expect(screen.queryByRole('heading', { name: 'How did it taste?' })).toBeNull();
  });

  it('is given, changed and withdrawn by a customer with one tap each', async () => {
    const { state, handlers } = anAccountOnServer();
    await open('/recipes/pancakes', { with: [anAccount(mira).feature], handlers });
    await press('Good', 'radio');
    await waitFor(() => expect(state.stars).toBe(4));
    await press('Okay', 'radio');
    await waitFor(() => expect(state.stars).toBe(3));
    await press('Delete rating');
    await waitFor(() => expect(state.stars).toBeUndefined());
    expect(screen.getByRole('radio', { name: 'Okay' })).not.toBeChecked();
  });
});

describe('everything for a recipe in one tap', () => {
  const line = (parts: object) => ({
    name: 'Milk',
    pantry: false,
    recipes: ['pancakes'],
    price: 199,
    separatePrice: 199,
    left: 0,
    packs: [{ product: aProduct(), quantity: 2 }],
    ...parts,
  });
  const basket = (lines: object[]) => ({
    'POST /api/meal-plan/basket': () => ({ lines, ideas: [] }),
    'GET /api/recipes': () => aRecipePage([aTile()]),
  });

  it('puts the packs into the cart, without what is at home', async () => {
    const added: CartItemInput[] = [];
    const lines = [
      line({}),
      line({
        name: 'Flour',
        pantry: true,
        packs: [{ product: aProduct({ sku: 'flour' }), quantity: 1 }],
      }),
      line({ name: 'Eggs', packs: [], obstacle: 'unavailable' }),
    ];
    const { calls } = await open('/recipes', { with: [aCart(added)], handlers: basket(lines) });
    await press('Add everything for Pancakes to cart');
    await waitFor(() => expect(added).toEqual([{ sku: '1', quantity: 2 }]));
    const asked = calls.find(({ path }) => path === '/api/meal-plan/basket');
    expect(asked?.body).toEqual({ meals: [{ slug: 'pancakes', servings: 4 }] });
  });

  it('adds nothing when the shop has none of it, and is absent without a cart', async () => {
    const added: CartItemInput[] = [];
    const lines = [line({ packs: [], obstacle: 'unavailable' })];
    const page = await open('/recipes', { with: [aCart(added)], handlers: basket(lines) });
    await press('Add everything for Pancakes to cart');
    expect(added).toEqual([]);
    page.unmount();
    await open('/recipes');
    await heart('Save Pancakes');
    expect(screen.queryByRole('button', { name: /Add everything/ })).toBeNull();
  });
});
