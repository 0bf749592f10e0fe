import { itemViewed } from '@larder/contracts/tracking';
import { defineFeature, on } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../feature.js';
import { aProduct } from '../testing/products.js';
import { milk, missing, handlersFor, open } from '../testing/product-page.js';

const viewed: unknown[] = [];
const listener = defineFeature({
  id: 'listener',
  enabled: () => true,
  listens: [on(itemViewed, (item) => void viewed.push(item))],
});

describe('the product page', () => {
  it('TRK-15 emits which product is viewed, once', async () => {
    await renderInHost({
      features: [catalogue, listener],
      handlers: handlersFor(milk),
      url: '/product/milk-1',
    });
    expect(viewed).toEqual([{ sku: milk.sku, quantity: 1, price: milk.price.regular.value }]);
  });

  it('NAV-19, CAT-16 resolves the product by the slug', async () => {
    const { calls } = await open('/product/milk-1');
    expect(screen.getByRole('heading', { level: 1, name: 'Milk' })).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain('/api/products/milk-1');
  });

  it('CAT-15 shows its pictures in a row, the selected one in view, and links to them without scripts', async () => {
    const pictures = ['/a.svg', '/b.svg'].map((url) => ({ url, alt: 'Milk', width: 9, height: 9 }));
    await open('/product/milk-1', { ...milk, pictures });
    const gallery = within(screen.getByRole('region', { name: 'Pictures of Milk' }));
    const second = gallery.getByRole('link', { name: 'Picture 2' });
    expect(second).toHaveAttribute('href', '/b.svg');
    expect(gallery.getByRole('link', { name: 'Enlarge picture 2' })).toHaveAttribute(
      'href',
      '/b.svg',
    );
    expect(gallery.getByRole('link', { current: true })).toHaveAccessibleName('Picture 1');
    const row = gallery.getAllByRole('list')[0] as HTMLElement;
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    await userEvent.click(second);
    expect(row.scrollLeft).toBe(300);
    fireEvent.scroll(row);
    expect(gallery.getByRole('link', { current: true })).toHaveAccessibleName('Picture 2');
    const first = gallery.getByRole('link', { name: 'Picture 1' });
    // The browser opens it elsewhere; here nothing changes.
    first.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(first, { ctrlKey: true });
    expect(row.scrollLeft).toBe(300);
  });

  it('NAV-19, CAT-15 lets the sku select the variant, under the address of the product', async () => {
    const { calls, head } = await open('/product/milk-1/1');
    expect(calls.map(({ path }) => path)).toContain('/api/products/1');
    expect(head).toMatchObject({ canonical: '/product/milk-1' });
    const sizes = screen.getByRole('navigation', { name: 'Sizes' });
    expect(within(sizes).getByRole('link', { name: '1 l' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(sizes).getByRole('link', { name: '0.5 l' })).toHaveAttribute(
      'href',
      '/product/milk-2',
    );
  });

  it('CAT-06 shows alternatives of an unavailable product before its other data', async () => {
    const availability = 'unavailable';
    const substitutes = [aProduct({ sku: '8', name: 'Soy drink' })];
    await open('/product/milk-1', { ...milk, availability, substitutes });
    const instead = screen.getByRole('region', { name: 'Alternatives' });
    expect(within(instead).getByRole('link', { name: /Soy drink/ })).toBeVisible();
  });

  it('CAT-02 shows a multi-buy offer with its unit price beside the price', async () => {
    const price = { regular: { value: 199 }, multiBuy: { quantity: 3, pay: 2, value: 398 } };
    await open('/product/milk-1', { ...milk, price });
    expect(screen.getByText('3 for 2')).toBeVisible();
    expect(screen.getByText(/^3 for .*3\.98 \(.*1\.33.*\/.*l\)$/)).toBeVisible();
  });

  it('CAT-17 shows similar products, and works without them', async () => {
    await open('/product/milk-1');
    const similar = screen.getByRole('region', { name: 'Similar products' });
    expect(within(similar).getByRole('link', { name: 'Oat drink' })).toBeVisible();
    const handlers = { ...handlersFor(milk), 'GET /api/products/:slug/similar': missing };
    const alone = await renderInHost({ features: [catalogue], handlers, url: '/product/milk-1' });
    expect(alone.status).toBe(200);
  });
});
