import { contentRoute } from '@larder/contracts/content';
import { defineFeature, eager, route } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import { catalogue } from '../feature.js';
import { aNode, aPage, aProduct } from '../testing/products.js';

const offer = (name: string, department: string) =>
  aProduct({
    sku: name,
    slug: name.toLowerCase(),
    name,
    parentCategories: [{ slug: department.toLowerCase(), name: department }],
    price: { regular: { value: 199 }, former: { value: 249 } },
  });
const dairy = Array.from({ length: 6 }, (_, i) => offer(`Milk ${i}`, 'Dairy'));
const fruit = Array.from({ length: 7 }, (_, i) => offer(`Apple ${i}`, 'Fruit'));
const few = [offer('Bread', 'Bakery'), offer('Soap', 'Household')];

const flyer = {
  ...{ name: 'week', title: 'Offers of the week', slug: 'leaflet' },
  ...{ validFrom: '2026-11-26', validTo: '2026-12-02' },
};

const content = defineFeature({
  id: 'content',
  enabled: () => true,
  routes: [route(contentRoute, eager({ default: () => null }))],
});

const open = (products = [...fruit, ...dairy, ...few]) =>
  renderInHost({
    features: [catalogue, content],
    handlers: {
      'GET /api/category-trees': () =>
        ['Dairy', 'Fruit', 'Bakery', 'Household'].map((n) => aNode(n)),
      'GET /api/products': () => aPage(products),
      'GET /api/flyers': () => [flyer],
    },
    url: '/offers',
  });
const tilesIn = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem');

describe('the offers page', () => {
  it('CAT-20 asks for reduced products and has its own address', async () => {
    const { calls, head } = await open();
    expect(calls.find(({ path }) => path === '/api/products')?.query).toEqual({
      pageSize: '96',
      offer: 'reduced',
    });
    expect(head).toMatchObject({ title: 'Offers | Test shop', canonical: '/offers' });
  });

  it('has a row for each department in the order of the menu', async () => {
    await open();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(titles).toEqual(['Dairy', 'Fruit', 'More offers']);
    expect(tilesIn('Dairy')).toHaveLength(6);
    expect(screen.getByRole('link', { name: /^All offers ?: Fruit$/ })).toHaveAttribute(
      'href',
      '/category/fruit?offer=reduced',
    );
  });

  it('puts departments with few offers in one list, so that no row is half empty', async () => {
    await open();
    expect(tilesIn('More offers')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'Bakery' })).toBeNull();
  });

  it('jumps to a department', async () => {
    await open();
    const chips = within(screen.getByRole('navigation', { name: 'Departments' }));
    const link = chips.getByRole('link', { name: 'Fruit' });
    const target = document.querySelector(link.getAttribute('href') ?? 'none');
    expect(target).toContainElement(screen.getByRole('heading', { name: 'Fruit' }));
  });

  it('leads to the flyers of today', async () => {
    await open();
    const link = screen.getByRole('link', { name: /^Leaf through our leaflet.*valid until Wed/ });
    expect(link).toHaveAttribute('href', '/leaflet');
  });

  it('leads to all products while nothing is reduced', async () => {
    const { status } = await open([]);
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { name: 'No offers right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/products',
    );
  });
});
