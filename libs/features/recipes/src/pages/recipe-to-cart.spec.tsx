import type { CartItemInput } from '@larder/contracts/cart';
import { answer } from '@larder/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCart, anAccount, open } from '../testing/open.js';
import { aProduct, aRecipe, forRecipe } from '../testing/recipes.js';

const press = async (name: string | RegExp, role = 'button') => {
  await act(async () => {
    fireEvent.click(await screen.findByRole(role, { name }));
  });
};

describe('the ingredients to the cart', () => {
  const mira = { id: 'c-mira' };
  const noMilk = () => ({ allergens: ['milk'], marks: [] });

  it('are not offered in a shop without a cart', async () => {
    await open('/recipes/pancakes');
    expect(screen.queryByRole('button', { name: 'Add ingredients to cart' })).toBeNull();
  });

  it('REC-02 go there in real packs, without what may be at home', async () => {
    const added: CartItemInput[] = [];
    await open('/recipes/pancakes', { with: [aCart(added)] });
    await press('Add ingredients to cart');
    expect(await screen.findByRole('checkbox', { name: /^Milk/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Flour/ })).not.toBeChecked();
    expect(screen.getByText('The only pack that fits. 500 ml left over.')).toBeVisible();
    expect(screen.getAllByText('We don’t have a matching product.')).toHaveLength(2);
    await press(/1 product to cart/);
    expect(added).toEqual([{ sku: '1', quantity: 1 }]);
  });

  it('REC-02 are on their way while the answer takes its time, and are not sent twice', async () => {
    const added: CartItemInput[] = [];
    let answerNow = () => undefined as void;
    const slow = new Promise<void>((resolve) => (answerNow = resolve));
    await open('/recipes/pancakes', { with: [aCart(added, 'added', slow)] });
    await press('Add ingredients to cart');
    await press(/1 product to cart/);
    const button = screen.getByRole('button', { name: 'Add ingredients to cart' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await press('Add ingredients to cart');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => answerNow());
    expect(button).not.toHaveAttribute('aria-busy');
    expect(added).toHaveLength(1);
  });

  it('REC-02 follow ticks, portions and allergens left out', async () => {
    const added: CartItemInput[] = [];
    await open('/recipes/pancakes?servings=12', { with: [aCart(added)] });
    await press('Add ingredients to cart');
    await press(/^Flour/, 'checkbox');
    await press('milk', 'checkbox');
    expect(screen.getByText('There is no product without the excluded allergens.')).toBeVisible();
    await press(/1 product to cart/);
    expect(added).toEqual([{ sku: 'flour', quantity: 1 }]);
  });

  it('REC-02 leave out from the start what a signed-in shopper does not eat', async () => {
    const added: CartItemInput[] = [];
    await open('/recipes/pancakes', {
      with: [aCart(added), anAccount(mira).feature],
      handlers: { 'GET /api/customers/diet': noMilk },
    });
    await press('Add ingredients to cart');
    expect(
      await screen.findByText('There is no product without the excluded allergens.'),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'milk' })).toBeChecked();
    await press('milk', 'checkbox');
    expect(screen.getByRole('checkbox', { name: /^Milk/ })).toBeChecked();
  });

  it('REC-02 apply when the account is known later, and keep what was ticked in between', async () => {
    const account = anAccount();
    await open('/recipes/pancakes', {
      with: [aCart([]), account.feature],
      handlers: { 'GET /api/customers/diet': noMilk },
    });
    await press('Add ingredients to cart');
    await press(/^Flour/, 'checkbox');
    await press('gluten', 'checkbox');
    act(() => account.signIn(mira));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'milk' })).toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'gluten' })).toBeChecked();
    expect(screen.getAllByText('There is no product without the excluded allergens.')).toHaveLength(
      2,
    );
  });

  it('REC-02 keep manual changes, and exclusions after the goods were added', async () => {
    const added: CartItemInput[] = [];
    const { calls } = await open('/recipes/pancakes', {
      with: [aCart(added), anAccount(mira).feature],
      handlers: { 'GET /api/customers/diet': noMilk },
    });
    await press('Add ingredients to cart');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'milk' })).toBeChecked());
    await press('milk', 'checkbox');
    await press('gluten', 'checkbox');
    await press(/1 product to cart/);
    expect(added).toEqual([{ sku: '1', quantity: 1 }]);
    await press('Add ingredients to cart');
    expect(await screen.findByRole('checkbox', { name: 'gluten' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'milk' })).not.toBeChecked();
    expect(calls.filter(({ path }) => path === '/api/customers/diet')).toHaveLength(1);
  });

  it('REC-02 are chosen by price or by remainder, with the reason', async () => {
    const added: CartItemInput[] = [];
    const half = aProduct({
      sku: 'half',
      content: { amount: 500, unit: 'ml' },
      price: { regular: { value: 249 } },
    });
    const recipe = aRecipe();
    const [milk] = recipe.ingredients;
    if (!milk) throw new Error('The recipe has no milk');
    await open('/recipes/pancakes', {
      with: [aCart(added)],
      handlers: {
        'GET /api/recipes/:slug': () => ({
          ...recipe,
          ingredients: [{ ...milk, skus: ['1', 'half'] }],
        }),
        'GET /api/recipes/:slug/products': () => [forRecipe(aProduct()), forRecipe(half)],
      },
    });
    await press('Add ingredients to cart');
    expect(await screen.findByText(/^The cheapest of 2 packs\. 500 ml left over\./)).toBeVisible();
    await press('the least left over', 'radio');
    expect(
      screen.getByText(/^Of 2 packs, the one with the least left over\. Nothing left over\./),
    ).toBeVisible();
    await press(/1 product to cart/);
    expect(added).toEqual([{ sku: 'half', quantity: 1 }]);
  });

  it('REC-02 repeat no word of a brand', async () => {
    const brand = { name: 'Alma Farm', slug: 'alma', prefix: 'Alma' };
    const milk = aProduct({ name: 'Farm-Milk', brand });
    await open('/recipes/pancakes', {
      with: [aCart([])],
      handlers: { 'GET /api/recipes/:slug/products': () => [forRecipe(milk)] },
    });
    await press('Add ingredients to cart');
    expect(await screen.findByText(/^Alma Farm-Milk, /)).toBeVisible();
  });

  it('shows when the products are unavailable', async () => {
    await open('/recipes/pancakes', {
      with: [aCart([])],
      handlers: { 'GET /api/recipes/:slug/products': () => answer(503) },
    });
    await press('Add ingredients to cart');
    expect(await screen.findByText(/couldn’t load/)).toBeVisible();
  });
});
