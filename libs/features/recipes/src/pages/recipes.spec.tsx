import { aRecipePage, aTile } from '../testing/recipes.js';
import { open } from '../testing/open.js';
import { fireEvent, screen } from '@testing-library/react';

const link = (name: string | RegExp) => screen.getByRole('link', { name });

describe('the overview of recipes', () => {
  it('NAV-16 REC-02 PLAT-16 shows every recipe as a link with time, difficulty and diet', async () => {
    const { head, status } = await open('/recipes');
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
    expect(link('Pancakes')).toHaveAttribute('href', '/recipes/pancakes');
    expect(screen.getAllByText('30 min')).toHaveLength(2);
    expect(screen.getAllByText('Easy')).toHaveLength(2);
    expect(head).toMatchObject({ title: 'Recipes | Test shop', canonical: '/recipes' });
  });

  it('PLAT-16 REC-01 has no page while featureRecipes is off', async () => {
    const { status } = await open('/recipes', { tenant: { featureRecipes: false } });
    expect(screen.queryByRole('heading', { name: 'Recipes' })).toBeNull();
    // The address is left to the editors' pages.
    expect(status).toBe(200);
  });

  it('REC-02 filters by links that keep what else is chosen', async () => {
    const { calls } = await open('/recipes?diet=vegan&term=oat');
    expect(calls[0]?.query).toMatchObject({ mark: 'vegan', term: 'oat', offset: '0' });
    expect(link(/Up to 30 minutes/)).toHaveAttribute(
      'href',
      '/recipes?term=oat&time=30&diet=vegan',
    );
    expect(link(/Reset all/)).toHaveAttribute('href', '/recipes');
    expect(link(/^Vegan.*remove/)).toHaveAttribute('href', '/recipes?term=oat');
  });

  it('REC-02 ignores invalid values in the URL', async () => {
    const { calls, head } = await open('/recipes?diet=tasty&time=soon&page=1e9&season=');
    expect(calls[0]?.query).toEqual({ offset: '0', pageSize: '24' });
    expect(head?.robots).toBeUndefined();
  });

  it('REC-06 searches by a form, and keeps the filters', async () => {
    const { opened } = await open('/recipes?diet=vegan');
    const field = screen.getByRole('textbox', { name: 'Search recipes' });
    fireEvent.change(field, { target: { value: ' oat  flakes ' } });
    fireEvent.submit(field);
    expect(opened).toEqual(['/recipes?term=oat++flakes&diet=vegan']);
  });

  it('shows the price of a portion where it is known', async () => {
    const page = aRecipePage([aTile({ portionPrice: 140 }), aTile({ slug: 'b', name: 'B' })]);
    await open('/recipes', { handlers: { 'GET /api/recipes': () => page } });
    expect(screen.getAllByText(/\/ portion/).map(({ textContent }) => textContent)).toEqual([
      'about €1.40 / portion',
    ]);
  });

  it('sorts by the address and keeps the filters, also those of the search', async () => {
    const { calls, head, opened } = await open('/recipes?diet=vegan&sort=cheap');
    expect(calls[0]?.query).toMatchObject({ mark: 'vegan', sort: 'cheap' });
    expect(head).toMatchObject({ robots: 'noindex, follow', canonical: '/recipes' });
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveValue('cheap');
    fireEvent.change(order, { target: { value: 'quick' } });
    expect(opened).toEqual(['/recipes?diet=vegan&sort=quick']);
  });

  it('keeps filtered views out of search engines and pages in', async () => {
    const filtered = await open('/recipes?diet=vegan&time=30&term=oat');
    expect(filtered.head).toMatchObject({
      title: 'Recipes: “oat”, Up to 30 minutes, Vegan | Test shop',
      robots: 'noindex, follow',
      canonical: '/recipes',
    });
    const { head } = await open('/recipes?page=2');
    expect(head).toMatchObject({
      canonical: '/recipes?page=2',
      title: 'Recipes, page 2 | Test shop',
    });
  });

  it('shows links when nothing is left', async () => {
    await open('/recipes?term=xyz', { handlers: { 'GET /api/recipes': () => aRecipePage([]) } });
    expect(screen.getByText('We don’t have a recipe for that')).toBeVisible();
    expect(link('All recipes')).toHaveAttribute('href', '/recipes');
  });

  it('responds to a page after the last one with 404', async () => {
    const nothing = { 'GET /api/recipes': () => aRecipePage([]) };
    expect((await open('/recipes?page=9', { handlers: nothing })).status).toBe(404);
    expect((await open('/recipes?term=xyz', { handlers: nothing })).status).toBe(200);
  });

  it('has pages when there are more recipes than one holds', async () => {
    const many = aRecipePage([aTile()], { total: 60 });
    await open('/recipes?season=summer', { handlers: { 'GET /api/recipes': () => many } });
    expect(link('Page 3')).toHaveAttribute('href', '/recipes?season=summer&page=3');
  });
});
