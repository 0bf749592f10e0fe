import { renderInHost } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { search } from '../feature.js';
import { products } from '../testing/fixtures.js';
import { open, nothing } from '../testing/result-page.js';

describe('the result page', () => {
  it('NAV-33, SRCH-24 shows products by default and one tab for each type', async () => {
    const { head } = await open('/search/milk');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search for “milk”');
    expect(screen.getByRole('link', { name: '1 One' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Types of results' }));
    expect(tabs.getAllByRole('listitem').map((tab) => tab.textContent)).toEqual([
      'Products (60)',
      'Categories (1)',
      'Guides and pages (0)',
    ]);
    // A tab without results leads nowhere.
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Products (60)',
      'Categories (1)',
    ]);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
    expect(head).toMatchObject({ robots: 'noindex, follow', canonical: '/search/milk' });
  });

  it('NAV-34, SRCH-24 opens the tab that the address names', async () => {
    await open('/search/milk?tab=categories');
    expect(screen.getByRole('link', { name: 'Dairy' })).toHaveAttribute('href', '/category/dairy');
    expect(screen.queryByRole('link', { name: '1 One' })).toBeNull();
  });

  it('SRCH-24 links no tab without results, the open one included', async () => {
    await open('/search/milk', nothing);
    const tabs = within(screen.getByRole('navigation', { name: 'Types of results' }));
    expect(tabs.queryAllByRole('link')).toEqual([]);
    expect(tabs.getByText(/^Products/)).toHaveAttribute('aria-current', 'page');
  });

  it('NAV-33 is not there without search', async () => {
    const { status } = await renderInHost({
      features: [search],
      tenant: { featureSearch: false },
      url: '/search/milk',
    });
    expect(status).toBe(404);
  });

  it('SRCH-25 pages by offset, count and total', async () => {
    const { calls } = await open('/search/milk?offset=24');
    expect(calls.find(({ path }) => path.startsWith('/api/products'))?.query).toEqual({
      offset: '24',
      pageSize: '24',
    });
    expect(screen.getByText('25–26 of 60')).toBeVisible();
    expect(screen.getByRole('link', { name: '25 One' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/search/milk?offset=48',
    );
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/search/milk');
  });

  it('API-103 sorts at once and filters by links, each from the first result', async () => {
    const { opened } = await open('/search/milk?offset=24&brand=alma');
    expect(screen.getByRole('link', { name: 'Zeta (1)', hidden: true })).toHaveAttribute(
      'href',
      '/search/milk?brand=alma%2Czeta',
    );
    expect(screen.getByRole('link', { name: 'Alma (3)', hidden: true })).toHaveAttribute(
      'href',
      '/search/milk',
    );
    expect(screen.getByRole('link', { name: 'vegan (2)', hidden: true })).toHaveAttribute(
      'href',
      '/search/milk?brand=alma&diet=vegan',
    );
    expect(screen.queryByRole('link', { name: 'A (2)', hidden: true })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    expect(opened).toEqual(['/search/milk?brand=alma&sort=price']);
  });

  it('lets the only value of a filter be taken back, once it is chosen', async () => {
    const only = [{ id: 'grade', values: [{ value: 'A', label: 'A', count: 2, selected: true }] }];
    await open('/search/milk?grade=A', {
      'GET /api/products/search/:term': () => products(['One'], { facets: only }),
    });
    expect(screen.getByRole('link', { name: 'A (2)', hidden: true })).toHaveAttribute(
      'href',
      '/search/milk',
    );
  });

  it('API-103 asks for what any facet of the address says', async () => {
    const { calls } = await open('/search/milk?diet=vegan,organic&allergenFree=nuts&grade=&x=1');
    expect(calls.find(({ path }) => path.startsWith('/api/products'))?.query).toEqual({
      offset: '0',
      pageSize: '24',
      diet: 'vegan,organic',
      allergenFree: 'nuts',
    });
  });
});
