import { productActions, productDetails, type ProductDetail } from '@larder/contracts/catalogue';
import { notFoundExtra } from '@larder/contracts/content';
import { itemViewed } from '@larder/contracts/tracking';
import { defineFeature, eager, contribute, on, ExtensionSlot } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogue } from '../feature.js';
import { aDetail, aPage, aProduct } from '../testing/products.js';

const milk = aDetail({
  brand: { name: 'Alma', slug: 'alma' },
  description: 'From the **Alps**.',
  ingredients: '<b>Cow</b> **milk**, salt',
  allergens: ['milk'],
  traces: ['nuts'],
  grade: 'B',
  origin: 'Austria',
  variants: [
    { sku: '1', slug: 'milk-1', packSize: '1 l' },
    { sku: '2', slug: 'milk-2', packSize: '0.5 l' },
  ],
});
const missing = () => answer(404, { errorCode: 'NOT_FOUND', message: 'no product' });
const handlersFor = (product: ProductDetail): Handlers => ({
  'GET /api/products/:sku': (_call, { sku }) =>
    sku === product.slug || sku === product.sku ? product : missing(),
  'GET /api/products/:slug/similar': (_call, { slug }) =>
    slug === product.slug ? [aProduct({ sku: '7', name: 'Oat drink' })] : missing(),
});
const guests = defineFeature({
  id: 'guests',
  enabled: () => true,
  contributions: [
    contribute(productActions, eager({ default: () => <button>buy</button> })),
    contribute(productDetails, eager({ default: () => <p>residues</p> })),
  ],
});
const open = (url: string, product = milk) =>
  renderInHost({ features: [catalogue, guests], handlers: handlersFor(product), url });

const viewed: unknown[] = [];
const listener = defineFeature({
  id: 'listener',
  enabled: () => true,
  listens: [on(itemViewed, (item) => void viewed.push(item))],
});

describe('the product page', () => {
  it('TRK-15 tells others which product is viewed, once', async () => {
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

  it('CAT-15 shows each of its pictures large when it is chosen, and leads to it without scripts', async () => {
    const pictures = ['/a.svg', '/b.svg'].map((url) => ({ url, alt: 'Milk', width: 9, height: 9 }));
    await open('/product/milk-1', { ...milk, pictures });
    const gallery = within(screen.getByRole('region', { name: 'Pictures of Milk' }));
    const second = gallery.getByRole('link', { name: 'Picture 2' });
    expect(second).toHaveAttribute('href', '/b.svg');
    expect(gallery.getByRole('link', { current: true })).toHaveAccessibleName('Picture 1');
    await userEvent.click(second);
    expect(gallery.getByRole('img', { name: 'Milk' })).toHaveAttribute('src', '/b.svg');
    expect(gallery.getByRole('link', { current: true })).toHaveAccessibleName('Picture 2');
    const first = gallery.getByRole('link', { name: 'Picture 1' });
    // The browser opens it elsewhere; here nothing changes.
    first.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(first, { ctrlKey: true });
    expect(second).toHaveAttribute('aria-current', 'true');
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

  it('CAT-06 shows what can be had instead of a product that cannot, before anything else of it', async () => {
    const availability = 'unavailable';
    const substitutes = [aProduct({ sku: '8', name: 'Soy drink' })];
    await open('/product/milk-1', { ...milk, availability, substitutes });
    const instead = screen.getByRole('region', { name: 'Instead' });
    expect(within(instead).getByRole('link', { name: /Soy drink/ })).toBeVisible();
  });

  it('CAT-02 tells an offer for several with its unit price beside the price', async () => {
    const price = { regular: { value: 199 }, multiBuy: { quantity: 3, pay: 2, value: 398 } };
    await open('/product/milk-1', { ...milk, price });
    expect(screen.getByText('3 for 2')).toBeVisible();
    expect(screen.getByText(/^3 for .*3\.98 \(.*1\.33.*\/.*l\)$/)).toBeVisible();
  });

  it('CAT-17 shows similar products, and stands without them', async () => {
    await open('/product/milk-1');
    const similar = screen.getByRole('region', { name: 'Similar products' });
    expect(within(similar).getByRole('link', { name: 'Oat drink' })).toBeVisible();
    const handlers = { ...handlersFor(milk), 'GET /api/products/:slug/similar': missing };
    const alone = await renderInHost({ features: [catalogue], handlers, url: '/product/milk-1' });
    expect(alone.status).toBe(200);
  });

  it('A8 CAT-25 carries title, description and structured data of the product', async () => {
    const { head } = await open('/product/milk-1');
    expect(head).toMatchObject({
      title: 'Alma Milk, 1 l | Test shop',
      description: 'Alma Milk, 1 l: €1.99 at Test shop. Order online.',
      jsonLd: [
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'Product',
          offers: {
            price: '1.99',
            priceCurrency: 'EUR',
            url: '/product/milk-1',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: '1.99',
              referenceQuantity: { value: 1, unitCode: 'LTR' },
            },
          },
        },
      ],
    });
  });

  it.each([
    ['Alma Milk', ''],
    ['Alma Milk, 1 l', '1 l'],
  ])('CAT-25 ends no title with a comma: %s', async (title, packSize) => {
    const { head } = await open('/product/milk-1', { ...milk, packSize });
    expect(head).toMatchObject({
      title: `${title} | Test shop`,
      description: `${title}: €1.99 at Test shop. Order online.`,
    });
  });

  it('CAT-25 doubles no word of the brand in the title', async () => {
    const brand = { name: 'Alma Farm', slug: 'alma', prefix: 'Alma' };
    const { head } = await open('/product/milk-1', { ...milk, name: 'Farm-Milk', brand });
    expect(head?.title).toBe('Alma Farm-Milk, 1 l | Test shop');
    expect(head?.jsonLd?.[1]).toMatchObject({ name: 'Farm-Milk', brand: { name: 'Alma Farm' } });
  });

  it('prints allergens in bold and never reads texts as HTML', async () => {
    await open('/product/milk-1');
    const bold = screen.getByText('milk', { selector: 'strong' });
    expect(bold.parentElement).toHaveTextContent('<b>Cow</b> milk, salt');
    expect(screen.getByText('Contains: milk')).toBeVisible();
    expect(screen.getByText('May contain traces of: nuts')).toBeVisible();
    expect(screen.getByText('Nutrition grade B')).toBeVisible();
  });

  it('has the buying controls and the sections of other features', async () => {
    await open('/product/milk-1');
    expect(screen.getByRole('button', { name: 'buy' })).toBeVisible();
    expect(screen.getByText('residues')).toBeVisible();
  });

  it('CAT-06 says that it is missing, and has no buying controls', async () => {
    await open('/product/milk-1', { ...milk, availability: 'unavailable' });
    expect(screen.queryByRole('button', { name: 'buy' })).toBeNull();
    expect(screen.getByText('No longer available')).toBeVisible();
  });

  it('CAT-07 tells that the age is checked on handover; the product can be bought', async () => {
    await open('/product/milk-1', { ...milk, availability: 'ageRestricted', ageLimit: 16 });
    expect(screen.getByText(/checked when the goods are handed over/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'buy' })).toBeVisible();
  });

  it('CAT-14 answers an unknown product with 404', async () => {
    expect((await open('/product/unknown')).status).toBe(404);
  });
});

describe('the not-found page', () => {
  const at = (path: string) =>
    renderInHost({
      features: [catalogue],
      handlers: { 'GET /api/products': () => aPage([aProduct({ name: 'Best seller' })]) },
      element: <ExtensionSlot slot={notFoundExtra} props={{ path }} />,
    });

  it('CAT-14, NAV-37 suggests products where a product was looked for', async () => {
    await at('/product/unknown');
    expect(await screen.findByRole('link', { name: 'Best seller' })).toBeVisible();
  });

  it('NAV-37 suggests none elsewhere, and asks for none', async () => {
    const { calls } = await at('/recipes/unknown');
    expect(screen.queryByRole('link')).toBeNull();
    expect(calls).toEqual([]);
  });
});
