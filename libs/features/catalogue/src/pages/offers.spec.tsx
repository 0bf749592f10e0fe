import type { Offers } from '@larder/contracts/catalogue';
import { contentBlocks, contentRoute, type Block, type Page } from '@larder/contracts/content';
import { currentCustomer, loginRoute } from '@larder/contracts/customer';
import { Blocks, contribute, defineFeature, eager, provide, route } from '@larder/platform';
import { answer, renderInHost } from '@larder/platform/testing';
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
const bread = ['Bread', 'Rolls', 'Buns', 'Cake'].map((name) => offer(name, 'Bakery'));
const few = [...bread, offer('Soap', 'Household'), offer('Bleach', 'Household')];

const flyer = {
  name: 'week',
  title: 'Offers of the week',
  slug: 'leaflet',
  validFrom: '2026-11-26',
  validTo: '2026-12-02',
};

const content = defineFeature({
  id: 'content',
  enabled: () => true,
  routes: [route(contentRoute, eager({ default: () => null }))],
  contributions: [
    contribute(
      contentBlocks,
      eager({
        default: ({ blocks }: { readonly blocks: readonly Block[] }) => <Blocks blocks={blocks} />,
      }),
    ),
  ],
});

/** A signed-in customer, or a guest, in a shop with accounts. */
const account = (id: string | undefined) =>
  defineFeature({
    id: 'account',
    enabled: () => true,
    routes: [route(loginRoute, eager({ default: () => null }))],
    provides: [
      provide(currentCustomer, () => ({
        get: () => (id === undefined ? undefined : ({ id } as never)),
        settled: () => true,
        subscribe: () => () => undefined,
      })),
    ],
  });

interface Shop {
  readonly endings?: Offers['endings'];
  readonly accounts?: ReturnType<typeof account>;
  readonly page?: Page;
}

const open = (
  products = [...fruit, ...dairy, ...few],
  { endings = [], accounts, page }: Shop = {},
) =>
  renderInHost({
    features: [catalogue, content, ...(accounts ? [accounts] : [])],
    handlers: {
      'GET /api/category-trees': () =>
        ['Dairy', 'Fruit', 'Bakery', 'Household'].map((n) => aNode(n)),
      'GET /api/offers': () => ({ results: products, endings }),
      'GET /api/products': () => aPage([offer('Member honey', 'Pantry')]),
      'GET /api/content/pages/offers': () =>
        page ?? answer(404, { errorCode: 'NOT_FOUND', message: '' }),
      'GET /api/flyers': () => [flyer],
      'GET /api/customers/purchases': () =>
        ['Soap', 'Sold out', 'Apple 2'].map((sku) => ({
          sku,
          times: 1,
          lastAt: '2026-11-01T10:00:00Z',
        })),
    },
    url: '/offers',
  });
const tilesIn = (name: string) =>
  within(screen.getByRole('region', { name })).getAllByRole('listitem');

describe('the offers page', () => {
  it('CAT-20 shows all offers by one call, and has its own address', async () => {
    const { calls, head } = await open();
    expect(calls.filter(({ path }) => path === '/api/offers')).toHaveLength(1);
    expect(head).toMatchObject({ title: 'Offers | Test shop', canonical: '/offers' });
  });

  it('names what ends soon, the first ones first, with each last day once', async () => {
    const endings = fruit.map(({ sku }, i) => ({ sku, until: `2026-11-${i < 3 ? 29 : 28}` }));
    await open(undefined, { endings });
    const days = tilesIn('Ending soon').map((tile) => /until \w+/.exec(tile.textContent)?.[0]);
    expect(days).toEqual(['until Sat', ...Array(3), 'until Sun', ...Array(2)]);
  });

  it('has no row of what ends soon that would be half empty', async () => {
    await open(undefined, { endings: [{ sku: 'Apple 1', until: '2026-11-28' }] });
    expect(screen.queryByRole('region', { name: 'Ending soon' })).toBeNull();
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

  it('puts departments with few offers in one list that names each once', async () => {
    await open();
    expect(tilesIn('More offers')).toHaveLength(6);
    const region = within(screen.getByRole('region', { name: 'More offers' }));
    for (const name of ['Bakery', 'Household']) expect(region.getAllByText(name)).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Bakery' })).toBeNull();
  });

  it('fills that list with the smallest department, so that no row is half empty', async () => {
    await open([...fruit, ...dairy, ...few.slice(0, 2)]);
    expect(tilesIn('More offers')).toHaveLength(8);
    expect(screen.queryByRole('heading', { name: 'Dairy' })).toBeNull();
  });

  it('tells a guest that it knows more after the login', async () => {
    await open(undefined, { accounts: account(undefined) });
    const link = await screen.findByRole('link', { name: /^Sign in to see offers/ });
    expect(link).toHaveAttribute('href', '/login');
  });

  it('leads a customer to what they have bought before, the latest first, below the rest', async () => {
    await open(undefined, { accounts: account('mira') });
    const link = await screen.findByRole('link', { name: '2 products you buy are on offer' });
    const own = await screen.findByRole('region', { name: 'Bought before, now on offer' });
    expect(document.querySelector(link.getAttribute('href') ?? 'none')).toContainElement(own);
    const names = within(own)
      .getAllByRole('link')
      .map((one) => one.textContent);
    expect(names).toEqual(['Soap', 'Apple 2']);
    const last = screen.getAllByRole('region').at(-1);
    expect(last).toBe(own);
  });

  it('shows what editors add, such as a row for members', async () => {
    const fields = { title: 'For members', offer: 'loyalty', limit: 12 };
    const page = {
      slug: 'offers',
      name: 'Offers',
      noFollow: false,
      noIndex: true,
      blocks: [{ id: 'm', type: 'product-group', fields }],
    };
    const { calls } = await open(undefined, { page });
    expect(tilesIn('For members')).toHaveLength(1);
    expect(calls.find(({ path }) => path === '/api/products')?.query).toEqual({
      pageSize: '12',
      offer: 'loyalty',
    });
  });

  it('says nothing of accounts in a shop without', async () => {
    await open();
    expect(screen.queryByRole('link', { name: /Sign in/ })).toBeNull();
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
    const link = screen.getByRole('link', { name: /^Browse the leaflet.*valid until Wed/ });
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
