import type { CategoryNode, Facet } from '@larder/contracts/catalogue';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../feature.js';
import { aNode, aPage, aProduct } from '../testing/products.js';

const facet: Facet = {
  id: 'diet',
  values: [
    { value: 'vegan', label: 'vegan', count: 4, selected: false },
    { value: 'organic', label: 'organic', count: 2, selected: true },
  ],
};
const category = {
  slug: 'milk',
  name: 'Milk',
  metaDescription: 'Milk of all kinds.',
  productCount: 120,
  parentCategories: [{ slug: 'dairy', name: 'Dairy' }],
  children: [{ slug: 'oat', name: 'Oat drink', productCount: 2 }],
};
const trees: CategoryNode[] = [aNode('Dairy', [aNode('Milk')]), aNode('Fruit')];

const handlers: Handlers = {
  'GET /api/category-trees': () => trees,
  'GET /api/categories/:slug': (_call, { slug }) =>
    slug === 'milk' ? category : answer(404, { errorCode: 'NOT_FOUND', message: 'no category' }),
  'GET /api/categories/:slug/products': (call, { slug }) =>
    slug === 'milk'
      ? aPage([aProduct()], {
          total: 120,
          offset: Number(call.query['offset']),
          facets: [facet],
        })
      : answer(404, { errorCode: 'NOT_FOUND', message: 'no category' }),
};
const open = (url: string, { hasPrevious = false } = {}) =>
  renderInHost({ features: [catalogue], handlers, url, hasPrevious });

describe('the listing', () => {
  it.each(['/products/milk', '/category/milk'])(
    'NAV-20 NAV-44 NAV-45, CAT-18 shows the products of a category at %s',
    async (url) => {
      const { head, status } = await open(url);
      expect(status).toBe(200);
      expect(screen.getByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Milk' })).toHaveAttribute('href', '/product/milk-1');
      expect(screen.getByRole('link', { name: 'Oat drink' })).toHaveAttribute(
        'href',
        '/category/oat',
      );
      expect(screen.getByText('120 products')).toBeVisible();
      expect(head).toMatchObject({ canonical: '/category/milk' });
    },
  );

  it('CAT-18 shows the category tree without a slug', async () => {
    await open('/products');
    expect(screen.getByRole('link', { name: 'Dairy' })).toHaveAttribute('href', '/category/dairy');
    expect(screen.getByRole('link', { name: 'Milk' })).toHaveAttribute('href', '/category/milk');
  });

  it('CAT-21 responds to an unknown category with 404', async () => {
    const { status } = await open('/category/unknown');
    expect(status).toBe(404);
    expect(screen.getByRole('alert')).toHaveTextContent('404');
  });

  it('CAT-25 carries title, description and trail of its category', async () => {
    const { head } = await open('/category/milk');
    expect(head).toMatchObject({
      title: 'Milk | Test shop',
      description: 'Milk of all kinds.',
      robots: undefined,
      jsonLd: [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ name: 'Dairy', item: '/category/dairy' }, { name: 'Milk' }],
        },
      ],
    });
  });

  it('keeps filtered views from search engines, under the address of the whole list', async () => {
    const { head } = await open('/category/milk?diet=organic&page=2');
    expect(head).toMatchObject({
      robots: 'noindex, follow',
      canonical: '/category/milk?page=2',
      title: 'Milk, page 2 | Test shop',
    });
  });

  it('requests the page, order and filters of the URL', async () => {
    const { calls } = await open('/category/milk?diet=organic&sort=unitprice&page=2');
    expect(calls.find(({ path }) => path.endsWith('/products'))?.query).toEqual({
      offset: '48',
      pageSize: '48',
      sort: 'unitprice',
      diet: 'organic',
    });
  });

  it('pages and filters by plain links, which need no script', async () => {
    await open('/category/milk?diet=organic');
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/category/milk?diet=organic&page=2',
    );
    expect(screen.getByRole('link', { name: /^Vegan/ })).toHaveAttribute(
      'href',
      '/category/milk?diet=organic,vegan',
    );
    const chosen = screen.getByRole('list', { name: 'Chosen filters' });
    expect(within(chosen).getByRole('link', { name: /^Organic.*remove/ })).toHaveAttribute(
      'href',
      '/category/milk',
    );
  });

  it('sorts at once with a script, keeping the filters and starting at the first page', async () => {
    const { opened } = await open('/category/milk?diet=organic&page=2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Unit price');
    expect(opened).toEqual(['/category/milk?diet=organic&sort=unitprice']);
  });

  it('responds to a page after the last one with 404', async () => {
    const empty = { ...handlers, 'GET /api/categories/:slug/products': () => aPage([]) };
    const features = [catalogue];
    const behind = await renderInHost({ features, handlers: empty, url: '/category/milk?page=9' });
    expect(behind.status).toBe(404);
    const first = await renderInHost({
      features,
      handlers: empty,
      url: '/category/milk?diet=vegan',
    });
    expect(first.status).toBe(200);
    expect(screen.getByText('No products match these filters')).toBeVisible();
  });

  it.each(['/products', '/products/milk', '/category/milk'])(
    'NAV-20 is not there without product discovery: %s',
    async (url) => {
      const tenant = { featureProductDiscovery: false };
      const { status } = await renderInHost({ features: [catalogue], handlers, tenant, url });
      expect(status).toBe(404);
    },
  );

  it('NAV-73 stays where the shop itself led to such an address', async () => {
    const { status } = await open('/products?slug=milk', { hasPrevious: true });
    expect(status).toBe(200);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('NAV-73 NAV-74 redirects a legacy URL to the category', async () => {
    await expect(open('/products?slug=obst%20%26%20mehr')).rejects.toThrow(
      '"to":"/category/obst%20%26%20mehr","status":301',
    );
  });
});
