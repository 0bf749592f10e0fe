import { renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import { catalogue } from '../feature.js';
import { aPage, aProduct } from '../testing/products.js';

const brand = { name: 'Alma', slug: 'alma' };
/** A facet contains the selected value even without hits. */
const askedFor = (value: string) => ({
  id: 'brand',
  values: [{ value, label: value, count: 0, selected: true }],
});
const handlers: Handlers = {
  'GET /api/brands': () => [
    { ...brand, productCount: 3 },
    { name: 'Zeta', slug: 'zeta', productCount: 1 },
    { name: 'Almhof', slug: 'almhof', productCount: 2 },
  ],
  'GET /api/products': ({ query }) =>
    query['brand'] === 'alma' && query['diet'] === undefined
      ? {
          ...aPage([aProduct({ brand }), aProduct({ sku: '2', name: 'Butter', brand })]),
          facets: [
            askedFor('alma'),
            { id: 'grade', values: [{ value: 'A', label: 'A', count: 1, selected: false }] },
          ],
        }
      : { ...aPage([]), facets: [askedFor(String(query['brand']))] },
};
const open = (url: string, more: Handlers = {}) =>
  renderInHost({ features: [catalogue], handlers: { ...handlers, ...more }, url });
/** Enough brands for letters. */
const many = [
  { ...brand, productCount: 3 },
  { name: 'Almhof', slug: 'almhof', productCount: 2 },
  ...Array.from({ length: 12 }, (_, at) => ({
    name: `Zeta ${at}`,
    slug: `zeta-${at}`,
    productCount: at + 1,
  })),
];

describe('brands', () => {
  it('NAV-21, CAT-19 lists all brands by letter', async () => {
    await open('/brands', { 'GET /api/brands': () => many });
    expect(screen.getByRole('heading', { level: 2, name: 'A' })).toBeVisible();
    const all = screen.getAllByRole('heading', { level: 2 });
    expect(all.map(({ textContent }) => textContent)).toEqual(['A', 'Z']);
    const links = all.flatMap((heading) =>
      within(heading.closest('section') ?? heading).getAllByRole('link'),
    );
    expect(links.slice(0, 3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Alma 3', '/brands/alma'],
      ['Almhof 2', '/brands/almhof'],
      ['Zeta 0 1', '/brands/zeta-0'],
    ]);
  });

  it('NAV-21, CAT-19 shows few brands as cards, in the order of their names', async () => {
    await open('/brands');
    const cards = screen.getAllByRole('heading', { level: 2 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Alma', 'Almhof', 'Zeta']);
    expect(screen.getByRole('link', { name: 'Almhof' })).toHaveAttribute('href', '/brands/almhof');
    expect(screen.getByText('3 products')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'First letters' })).not.toBeInTheDocument();
  });

  it('NAV-22, CAT-19 CAT-20 lists the products of a brand by the filtered product call', async () => {
    const { calls, head } = await open('/brands/alma?brand=zeta');
    expect(screen.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
    const tiles = screen.getAllByRole('link', { name: /^Alma (Milk|Butter)$/ });
    expect(tiles).toHaveLength(2);
    // The page represents its brand, and shows the other filters.
    expect(screen.queryByRole('heading', { name: 'Brand' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Nutrition grade' })).toBeInTheDocument();
    expect(calls[0]).toMatchObject({ path: '/api/products', query: { brand: 'alma' } });
    expect(head).toMatchObject({ title: 'Alma | Test shop', canonical: '/brands/alma' });
  });

  it('still knows its name when the filters leave nothing', async () => {
    const { status } = await open('/brands/alma?diet=vegan');
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
  });

  it('responds to a brand without any product with 404', async () => {
    expect((await open('/brands/unknown')).status).toBe(404);
  });
});
