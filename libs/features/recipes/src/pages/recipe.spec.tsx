import { answer } from '@larder/platform/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { open } from '../testing/open.js';
import { aRecipe } from '../testing/recipes.js';

const amounts = () =>
  within(screen.getByRole('region', { name: 'Ingredients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
const press = async (name: string | RegExp, role = 'button') => {
  await act(async () => {
    fireEvent.click(await screen.findByRole(role, { name }));
  });
};

describe('a recipe', () => {
  it('NAV-17 REC-02 shows ingredients, steps, allergens, nutrition and related recipes', async () => {
    const { head } = await open('/recipes/pancakes');
    expect(screen.getByRole('heading', { level: 1, name: 'Pancakes' })).toBeVisible();
    expect(amounts()).toEqual(['500 ml Milk', '250 g Flour', '3 × Eggs', '1 pinch Salt']);
    expect(screen.getByRole('link', { name: 'Milk' })).toHaveAttribute('href', '/product/milk-1');
    expect(screen.getByText('Bake in butter.')).toBeVisible();
    expect(screen.getByText('gluten, eggs, milk')).toBeVisible();
    expect(screen.getByRole('row', { name: /Energy.*475 kcal/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Waffles' })).toHaveAttribute(
      'href',
      '/recipes/waffles',
    );
    expect(head).toMatchObject({ canonical: '/recipes/pancakes' });
  });

  it('REC-03 that does not exist responds 404', async () => {
    const { status } = await open('/recipes/unknown', {
      handlers: { 'GET /api/recipes/:slug': () => answer(404, { errorCode: 'NOT_FOUND' }) },
    });
    expect(status).toBe(404);
  });

  it('A8 has structured data for search engines', async () => {
    const { head } = await open('/recipes/pancakes');
    expect(head?.jsonLd?.[1]).toMatchObject({
      '@type': 'Recipe',
      name: 'Pancakes',
      prepTime: 'PT20M',
      cookTime: 'PT10M',
      totalTime: 'PT30M',
      recipeYield: '4 portions',
      recipeIngredient: ['500 ml Milk', '250 g Flour', '3 × Eggs', '1 pinch Salt'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Whisk everything.' },
        { '@type': 'HowToStep' },
        { '@type': 'HowToStep' },
      ],
      suitableForDiet: ['https://schema.org/VegetarianDiet'],
      nutrition: { calories: '475 kcal' },
    });
  });

  it('REC-02 scales the amounts by its address, so that no script is needed', async () => {
    const { head } = await open('/recipes/pancakes?servings=6');
    expect(amounts()).toEqual(['750 ml Milk', '375 g Flour', '4 ½ × Eggs', '2 pinches Salt']);
    expect(screen.getByRole('link', { name: 'One portion more' })).toHaveAttribute(
      'href',
      '/recipes/pancakes?servings=7',
    );
    expect(head?.canonical).toBe('/recipes/pancakes');
  });

  it.each(['0', '-3', '1e3', 'many', '99'])('takes no %s portions', async (servings) => {
    await open(`/recipes/pancakes?servings=${servings}`);
    expect(screen.getByText('4 portions')).toBeVisible();
  });

  it('REC-02 scales on the spot where there is a script', async () => {
    const { opened } = await open('/recipes/pancakes');
    await press('One portion fewer', 'link');
    expect(screen.getByText('3 portions')).toBeVisible();
    expect(amounts()[0]).toBe('375 ml Milk');
    expect(opened).toEqual([]);
  });

  it('shows unknown allergens as unknown rather than none', async () => {
    const { allergens: _unknown, ...recipe } = aRecipe();
    await open('/recipes/pancakes', { handlers: { 'GET /api/recipes/:slug': () => recipe } });
    expect(screen.getByText(/of every ingredient/)).toBeVisible();
  });

  it('lists the ingredients with unknown allergens, and never says "none" beside them', async () => {
    const recipe = { ...aRecipe(), allergens: [], unknownAllergens: ['Flour', 'Salt'] };
    await open('/recipes/pancakes', { handlers: { 'GET /api/recipes/:slug': () => recipe } });
    expect(screen.getByText(/don’t know the allergens of: Flour, Salt\./)).toBeVisible();
    expect(screen.queryByText(/None of the 14/)).toBeNull();
  });

  it('REC-02 names what the suggested products may contain', async () => {
    const recipe = { ...aRecipe(), allergens: [], traces: ['milk', 'nuts'] };
    await open('/recipes/pancakes', { handlers: { 'GET /api/recipes/:slug': () => recipe } });
    expect(screen.getByText('May contain: milk, nuts')).toBeVisible();
  });

  it('REC-02 steps through the cook mode by keyboard, with the screen kept on', async () => {
    const release = jest.fn(() => Promise.resolve());
    const request = jest.fn(() => Promise.resolve({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await open('/recipes/pancakes');
    await press('Cook mode');
    const dialog = await screen.findByRole('dialog', { name: 'Pancakes' });
    expect(within(dialog).getByText('Is everything ready?')).toBeVisible();
    const key = (name: string) => fireEvent.keyDown(dialog, { key: name });
    key('ArrowRight');
    expect(within(dialog).getByText('Whisk everything.')).toBeVisible();
    key('End');
    expect(within(dialog).getByText('Step 3 of 3')).toBeVisible();
    key('ArrowRight');
    key('ArrowLeft');
    expect(within(dialog).getByText('Let it rest.')).toBeVisible();
    expect(request).toHaveBeenCalledWith('screen');
    // A hidden page loses the lock: it is requested again when the page is visible.
    fireEvent(document, new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    await press('Exit cook mode');
    expect(release).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'wakeLock');
  });
});

describe('the tools of a recipe', () => {
  it('names the price of a portion as about, and says what it is', async () => {
    const recipe = { ...aRecipe(), portionPrice: 140 };
    await open('/recipes/pancakes', { handlers: { 'GET /api/recipes/:slug': () => recipe } });
    expect(screen.getByText('about €1.40 per portion')).toBeVisible();
  });

  it('shares the page by the dialog of the device, and copies the link where there is none', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await open('/recipes/pancakes');
    await press('Share');
    expect(share).toHaveBeenCalledWith({ title: 'Pancakes', url: window.location.href });
    Reflect.deleteProperty(navigator, 'share');
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await press('Share');
    expect(writeText).toHaveBeenCalledWith(window.location.href);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('copies nothing when sharing was cancelled', async () => {
    const share = () => Promise.reject(new DOMException('', 'AbortError'));
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open('/recipes/pancakes');
    await press('Share');
    expect(writeText).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});
