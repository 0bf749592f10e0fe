import { mainNavigation, bottomBar, sitemapSections } from '@larder/contracts/content';
import { Blocks, ExtensionSlot } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schema } from '../blocks/product-group.schema.js';
import { catalogue } from '../feature.js';
import { aNode, aPage, aProduct } from '../testing/products.js';

const trees = [aNode('Dairy', [aNode('Milk'), aNode('Cheese')]), aNode('Fruit')];
const products = [aProduct({ sku: '1', name: 'One' }), aProduct({ sku: '2', name: 'Two' })];
const handlers: Handlers = {
  'GET /api/category-trees': () => trees,
  'GET /api/products': () => aPage(products),
  'GET /api/categories/:slug/products': () => aPage(products),
};
const show = (element: React.ReactElement) =>
  renderInHost({ features: [catalogue], handlers, element });

describe('the category bar', () => {
  const open = async () => {
    await show(<ExtensionSlot slot={mainNavigation} props={{ variant: 'bar' }} />);
    return screen.findByRole('button', { name: 'Dairy: subcategories' });
  };

  it('links every category, so that it serves without a script', async () => {
    await open();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(hrefs)).toEqual(
      new Set([
        '/products',
        '/category/dairy',
        '/category/milk',
        '/category/cheese',
        '/category/fruit',
      ]),
    );
    expect(screen.queryByRole('button', { name: /Fruit/ })).toBeNull();
  });

  it('opens a menu by its button; Escape closes it and returns to the button', async () => {
    const user = userEvent.setup();
    const button = await open();
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Everything in Dairy' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  it('closes a menu when the focus moves elsewhere', async () => {
    const user = userEvent.setup();
    const button = await open();
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Fruit' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('other places of the frame', () => {
  it('folds the categories in the drawer', async () => {
    await show(<ExtensionSlot slot={mainNavigation} props={{ variant: 'drawer' }} />);
    const everything = await screen.findByText('Everything in Dairy');
    expect(everything.closest('details')).not.toHaveAttribute('open');
    expect(everything).toHaveAttribute('href', '/category/dairy');
  });

  it('has an entry in the bottom bar and a section in the sitemap', async () => {
    await show(<ExtensionSlot slot={bottomBar} props={{}} />);
    expect(screen.getByRole('link', { name: 'Browse' })).toHaveAttribute('href', '/products');
    await show(<ExtensionSlot slot={sitemapSections} props={{}} />);
    const section = await screen.findByRole('region', { name: 'All products' });
    expect(await within(section).findByRole('link', { name: 'Cheese' })).toBeVisible();
  });
});

describe('blocks of products', () => {
  const group = (fields: object) =>
    show(
      <Blocks
        blocks={[
          { id: 'g', type: 'product-group', fields: { title: 'Week', limit: 4, ...fields } },
        ]}
      />,
    );

  it('CONT-44 shows named products in the order of their names', async () => {
    const { calls } = await group({ skus: ['2', '1'], moreLink: '/products' });
    await screen.findByRole('link', { name: 'Two' });
    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['See all: Week', 'Two', 'One']);
    expect(calls.at(-1)?.query).toEqual({ pageSize: '4', skus: '2,1' });
  });

  it('shows products of a category, or the most bought ones', async () => {
    const { calls } = await group({ categorySlug: 'milk' });
    await screen.findByRole('link', { name: 'One' });
    expect(calls.at(-1)?.path).toBe('/api/categories/milk/products');
    const popular = await group({});
    expect(popular.calls.at(-1)).toMatchObject({ path: '/api/products', query: { pageSize: '4' } });
  });

  it('refuses a group without a title and fills in the limit', () => {
    expect(schema.safeParse({ skus: ['1'] }).success).toBe(false);
    expect(schema.parse({ title: 'Week' })).toEqual({ title: 'Week', limit: 12 });
  });

  it('CONT-45 promotes one product with its own text', async () => {
    const fields = { sku: '1', title: 'Our tip', text: 'Tasted.' };
    await show(<Blocks blocks={[{ id: 'p', type: 'product-promotion', fields }]} />);
    expect(await screen.findByRole('region', { name: 'Our tip' })).toHaveTextContent('Tasted.');
    expect(screen.getByRole('link', { name: 'One' })).toBeVisible();
  });
});
