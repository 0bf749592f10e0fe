import { cartChanged, type CartItemInput } from '@larder/contracts/cart';
import type { MealPlan } from '@larder/contracts/recipes';
import { defineFeature, on } from '@larder/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readDevicePlan, writeDevicePlan } from '../state/plan/device-plan.js';
import { dayIn, weekFrom } from '../state/plan/week.js';
import { aCart, anAccount, open } from '../testing/open.js';
import { aProduct, aTile } from '../testing/recipes.js';

const days = weekFrom(dayIn('Europe/Vienna', new Date()));
const today = days[0] ?? '';
const basket = () => ({
  lines: [
    {
      name: 'Milk',
      pantry: false,
      recipes: ['pancakes', 'waffles'],
      need: { amount: 700, unit: 'ml' },
      packs: [{ product: aProduct(), quantity: 1 }],
      price: 199,
      separatePrice: 218,
      left: 300,
    },
    {
      name: 'Oil',
      pantry: true,
      recipes: ['pancakes'],
      need: { amount: 20, unit: 'ml' },
      packs: [{ product: aProduct({ sku: 'oil', name: 'Oil' }), quantity: 1 }],
      price: 500,
      separatePrice: 500,
      left: 480,
    },
  ],
  ideas: [{ recipe: aTile({ slug: 'pudding', name: 'Pudding' }), uses: ['Milk'] }],
});
const handlers = {
  'POST /api/meal-plan/basket': basket,
  'POST /api/meal-plan/suggestion': () => ({
    recipes: [aTile(), aTile({ slug: 'waffles', name: 'Waffles' })],
    isForDiet: false,
  }),
};
const press = async (name: string | RegExp, role = 'button') => {
  const control = await screen.findByRole(role, { name });
  await act(async () => {
    fireEvent.click(control);
  });
};
const planned = () => readDevicePlan().meals.map(({ day, slug }) => [days.indexOf(day), slug]);

jest.setTimeout(15_000);
beforeEach(() => writeDevicePlan(undefined));

describe('the week planner of a guest', () => {
  it('suggests a week while there is none, and works out one basket for it', async () => {
    await open('/meal-plan', { handlers, with: [aCart([])] });
    expect(await screen.findByText('Nothing planned yet')).toBeVisible();
    await press('Suggest a week');
    expect(planned()).toEqual([
      [0, 'pancakes'],
      [1, 'waffles'],
    ]);
    expect(await screen.findByText('for Pancakes, Waffles · 300 ml left over')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Milk/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Oil/ })).not.toBeChecked();
    expect(screen.getByText(/0.50.* per serving · Bought together, you save .*0.19/)).toBeVisible();
  });

  it('moves, swaps, removes and portions a meal by buttons', async () => {
    writeDevicePlan({ meals: [{ day: today, slug: 'pancakes', servings: 2 }] });
    await open('/meal-plan', { handlers });
    await press('Pancakes one day later');
    expect(planned()).toEqual([[1, 'pancakes']]);
    await press('More servings: Pancakes');
    expect(readDevicePlan().meals[0]?.servings).toBe(3);
    await press('Swap Pancakes');
    await press('Plan Waffles');
    expect(planned()).toEqual([[1, 'waffles']]);
    await press('Remove Waffles');
    expect(planned()).toEqual([]);
  });

  it('finds a recipe for a day, and proposes what uses the rest', async () => {
    await open('/meal-plan', { handlers });
    const [, second] = await screen.findAllByRole('button', { name: /^Add a recipe for/ });
    await act(async () => fireEvent.click(second ?? document.body));
    const sheet = await screen.findByRole('dialog');
    fireEvent.change(within(sheet).getByLabelText(/Search recipes/), { target: { value: 'milk' } });
    await press('Search');
    await press('Plan Pancakes');
    expect(planned()).toEqual([[1, 'pancakes']]);
    expect(await screen.findByText('300 ml Milk left over: enough for Pudding.')).toBeVisible();
    await press(/^Plan for /);
    expect(planned()).toContainEqual([0, 'pudding']);
  });

  it('puts the week into the cart in one tap, and takes it out again', async () => {
    writeDevicePlan({ meals: [{ day: today, slug: 'pancakes', servings: 2 }] });
    const added: CartItemInput[] = [];
    const carts: unknown[] = [];
    const removed: unknown[] = [];
    const line = { lineItemId: 'l1', quantity: 1, product: { sku: '1' } };
    const states = [{ productLineItems: [] }, { productLineItems: [line] }];
    const follower = defineFeature({
      id: 'follower',
      enabled: () => true,
      listens: [on(cartChanged, ({ cart }) => void carts.push(cart))],
    });
    await open('/meal-plan', {
      with: [aCart(added), follower],
      handlers: {
        ...handlers,
        'GET /api/carts': () => states.shift(),
        'DELETE /api/carts/items/multiple': ({ query }) => {
          removed.push(query['lineItemIds']);
          return { productLineItems: [] };
        },
      },
    });
    await press('Add 1 product to cart');
    expect(added).toEqual([{ sku: '1', quantity: 1 }]);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toContainElement(undo);
    expect(document.body).not.toHaveFocus();
    await press('Undo');
    await waitFor(() => expect(removed).toEqual(['l1']));
    await waitFor(() => expect(carts).toEqual([{ productLineItems: [] }]));
    expect(await screen.findByRole('button', { name: 'Add 1 product to cart' })).toBeVisible();
  });
});

describe('the week planner of a customer', () => {
  it('takes over the plan of the device, and applies a change again after a conflict', async () => {
    writeDevicePlan({ servings: 4, meals: [{ day: today, slug: 'pancakes', servings: 4 }] });
    let stored: MealPlan = {
      version: 3,
      meals: [{ day: days[2] ?? '', slug: 'waffles', servings: 2 }],
    };
    await open('/meal-plan', {
      with: [anAccount({ id: 'mira' }).feature],
      handlers: {
        ...handlers,
        'GET /api/customers/meal-plan': () => stored,
        'PUT /api/customers/meal-plan': ({ body }) => {
          const plan = body as MealPlan;
          stored = { ...plan, version: plan.version + 1 };
          return stored;
        },
      },
    });
    await waitFor(() => expect(stored.meals).toHaveLength(2));
    expect(stored).toMatchObject({ version: 4, servings: 4 });
    expect(readDevicePlan().meals).toEqual([]);
    await press('Remove Waffles');
    await waitFor(() => expect(stored.meals.map(({ slug }) => slug)).toEqual(['pancakes']));
  });
});

describe('a recipe', () => {
  it('is put on a day of the week planner', async () => {
    await open('/recipes/pancakes', { handlers });
    await press('Add to week planner');
    await press(/^Tomorrow/);
    expect(planned()).toEqual([[1, 'pancakes']]);
  });
});
