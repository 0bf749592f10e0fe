import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDevicePlan, writeDevicePlan } from '../../../state/plan/device-plan.js';
import { writeDeviceRecipes } from '../../../state/saved/device-recipes.js';
import { open } from '../../../testing/open.js';
import { aRecipePage, aTile } from '../../../testing/recipes.js';

jest.setTimeout(15_000);
beforeEach(() => {
  window.localStorage.clear();
  writeDevicePlan(undefined);
});

const handlers = {
  'POST /api/meal-plan/basket': () => ({ lines: [], ideas: [] }),
  'POST /api/meal-plan/suggestion': () => ({ recipes: [aTile()], isForDiet: false }),
  'GET /api/recipes': ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
    const slugs = query['slugs']?.split(',') ?? ['soup', 'dish-2'];
    return aRecipePage(slugs.map((slug) => aTile({ slug, name: slug })));
  },
};

/** The sheet of today, opened and used by keyboard alone. */
async function openSheet(saved: readonly string[]) {
  writeDeviceRecipes(saved);
  await open('/meal-plan', { handlers });
  const [today] = await screen.findAllByRole('button', { name: /^Add a recipe for/ });
  today?.focus();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog'));
}
const names = (sheet: ReturnType<typeof within>) =>
  sheet
    .getAllByRole('button', { name: /^Plan / })
    .map((one: HTMLElement) => one.getAttribute('aria-label'));

describe('the recipes for a day', () => {
  it('begin with the saved ones, of which one is planned by keyboard', async () => {
    const sheet = await openSheet(['dish-1', 'pancakes']);
    const first = await sheet.findByRole('button', { name: 'Plan dish-1' });
    // What is saved is not suggested as well.
    expect(names(sheet)).toEqual(['Plan dish-1', 'Plan pancakes']);
    first.focus();
    await userEvent.keyboard('{Enter}');
    expect(readDevicePlan().meals.map(({ slug }) => slug)).toEqual(['dish-1']);
  });

  it('show the latest six saved ones, then all of them', async () => {
    const sheet = await openSheet(Array.from({ length: 30 }, (_, i) => `dish-${i}`));
    await sheet.findByRole('button', { name: 'Plan dish-5' });
    expect(sheet.queryByRole('button', { name: 'Plan dish-6' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: '24 more saved recipes' }));
    await userEvent.click(await sheet.findByRole('button', { name: '6 more saved recipes' }));
    expect(await sheet.findByRole('button', { name: 'Plan dish-29' })).toBeVisible();
  });

  it('have saved ones first among what is found, too', async () => {
    const sheet = await openSheet(['dish-2']);
    await userEvent.type(sheet.getByLabelText(/Search recipes/), 'dish{Enter}');
    await sheet.findByRole('button', { name: 'Plan soup' });
    expect(names(sheet)).toEqual(['Plan dish-2', 'Plan soup']);
  });
});
