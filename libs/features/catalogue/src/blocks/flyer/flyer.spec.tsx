import type { Block, Flyer } from '@larder/contracts/content';
import { indexRoute } from '@larder/contracts/content';
import { tileActions, type Product } from '@larder/contracts/catalogue';
import { Blocks, contribute, defineFeature, eager, route } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { catalogue } from '../../feature.js';
import { aProduct } from '../../testing/products.js';

const fields = {
  name: 'week',
  title: 'Offers of the week',
  weeklyFrom: 'thursday',
  pages: [{ heading: 'Fresh', skus: ['1'] }],
};
let prepared: Block[] = [];
const editors = defineFeature({
  id: 'editors',
  enabled: () => true,
  routes: [
    route(
      indexRoute,
      eager({
        preload: async (context) => {
          prepared = await context.prepareBlocks([{ id: 'b', type: 'flyer', fields }]);
        },
        default: () => <Blocks blocks={prepared} />,
      }),
    ),
  ],
  contributions: [
    contribute(
      tileActions,
      eager({
        default: ({ product }: { readonly product: Product }) => (
          <button>Add {product.name}</button>
        ),
      }),
    ),
  ],
});

const goods = ['Apples', 'Pears', 'Bread', 'Milk'].map((name) =>
  aProduct({ sku: name, slug: name.toLowerCase(), name }),
);
const flyer: Flyer = {
  name: 'week',
  title: 'Offers of the week',
  state: 'current',
  validFrom: '2026-11-26',
  validTo: '2026-12-02',
  pages: [
    { heading: 'Fresh', text: 'Crisp', layout: 'lead', products: goods.slice(0, 2) },
    { heading: 'Cupboard', layout: 'grid', products: goods.slice(2) },
  ],
};
const open = (parts: Partial<Flyer> = {}) =>
  renderInHost({
    features: [catalogue, editors],
    handlers: { 'GET /api/flyers/week': () => ({ ...flyer, ...parts }) },
    url: '/',
  });

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

/** jsdom has no layout: pages of 400 pixels. */
function layOut(list: HTMLElement, left: number) {
  const scrollTo = jest.fn();
  const sizes = { clientWidth: 400, scrollWidth: 800, scrollLeft: left, scrollTo };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(list, name, { value, configurable: true });
  fireEvent.scroll(list);
  return scrollTo;
}

describe('a flyer', () => {
  it('is a list of pages, each a list of products with a price, a link and the add control', async () => {
    await open();
    const pages = within(screen.getByRole('list', { name: 'Pages of the leaflet' }));
    expect(pages.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      'Fresh',
      'Cupboard',
    ]);
    const fresh = within(pages.getByRole('list', { name: 'Fresh' }));
    expect(fresh.getAllByRole('listitem')).toHaveLength(2);
    expect(fresh.getByRole('link', { name: /Apples/ })).toHaveAttribute('href', '/product/apples');
    expect(fresh.getByRole('button', { name: 'Add Apples' })).toBeVisible();
    expect(fresh.getAllByText('€1.99')[0]).toBeVisible();
  });

  it('says when it is valid, and is there as PDF in the language of the page', async () => {
    await open();
    expect(screen.getByText(/^Valid from Thu.* 26.* to Wed.* 2/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'As PDF' })).toHaveAttribute(
      'href',
      '/api/flyers/week/pdf?locale=en',
    );
  });

  it('turns its pages by buttons and by keyboard', async () => {
    await open();
    const list = screen.getByRole('list', { name: 'Pages of the leaflet' });
    const scrollTo = layOut(list, 0);
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    fireEvent.keyDown(list, { key: 'ArrowRight' });
    fireEvent.keyDown(list, { key: 'End' });
    expect(scrollTo.mock.calls.map(([to]) => (to as { left: number }).left)).toEqual([
      400, 400, 400,
    ]);
    layOut(list, 400);
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('leaves arrow keys to the controls of its products', async () => {
    await open();
    const scrollTo = layOut(screen.getByRole('list', { name: 'Pages of the leaflet' }), 0);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Add Apples' }), { key: 'ArrowRight' });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it.each([
    ['upcoming', /^Starts on Thu/],
    ['ended', /^This leaflet ended on Wed/],
    ['current', 'Everything in this leaflet has sold out'],
  ] as const)('leads to the offers while it has nothing to show: %s', async (state, title) => {
    await open({ state, pages: [] });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the offers' })).toHaveAttribute('href', '/offers');
  });
});
