import { renderInHost, type Handlers } from '@larder/platform/testing';
import { screen } from '@testing-library/react';
import { catalogue } from '../feature.js';
import { aPage, aProduct } from '../testing/products.js';

const brand = { name: 'Alma', slug: 'alma' };
/** A facet holds what was asked for even when nothing has it. */
const askedFor = (value: string) => ({
  id: 'brand',
  values: [{ value, label: value, count: 0, selected: true }],
});
const handlers: Handlers = {
  'GET /api/brands': () => [
    { ...brand, productCount: 3 },
    { name: 'Zeta', slug: 'zeta', productCount: 1 },
  ],
  'GET /api/products': ({ query }) =>
    query['brand'] === 'alma' && query['diet'] === undefined
      ? aPage([aProduct({ brand })])
      : { ...aPage([]), facets: [askedFor(String(query['brand']))] },
};
const open = (url: string) => renderInHost({ features: [catalogue], handlers, url });

describe('brands', () => {
  it('NAV-21, CAT-19 lists all brands by letter', async () => {
    await open('/brands');
    expect(screen.getByRole('heading', { level: 2, name: 'A' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alma 3' })).toHaveAttribute('href', '/brands/alma');
  });

  it('NAV-22, CAT-19 CAT-20 lists the products of a brand by the filtered product call', async () => {
    const { calls, head } = await open('/brands/alma?brand=zeta');
    expect(screen.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Alma Milk' })).toBeVisible();
    expect(calls[0]).toMatchObject({ path: '/api/products', query: { brand: 'alma' } });
    expect(head).toMatchObject({ title: 'Alma | Test shop', canonical: '/brands/alma' });
  });

  it('still knows its name when the filters leave nothing', async () => {
    const { status } = await open('/brands/alma?diet=vegan');
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { level: 1, name: 'Alma' })).toBeVisible();
  });

  it('answers a brand without any product with 404', async () => {
    expect((await open('/brands/unknown')).status).toBe(404);
  });
});
