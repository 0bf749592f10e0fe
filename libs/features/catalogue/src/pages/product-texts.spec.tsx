import { notFoundExtra } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost } from '@larder/platform/testing';
import { screen } from '@testing-library/react';
import { catalogue } from '../feature.js';
import { aPage, aProduct } from '../testing/products.js';
import { milk, open } from '../testing/product-page.js';

describe('the texts of a product', () => {
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

  it('CAT-25 repeats no word of the brand in the title', async () => {
    const brand = { name: 'Alma Farm', slug: 'alma', prefix: 'Alma' };
    const { head } = await open('/product/milk-1', { ...milk, name: 'Farm-Milk', brand });
    expect(head?.title).toBe('Alma Farm-Milk, 1 l | Test shop');
    expect(head?.jsonLd?.[1]).toMatchObject({ name: 'Farm-Milk', brand: { name: 'Alma Farm' } });
  });

  it('lists the points of a description', async () => {
    const description = 'Inside:\n- 1 savoy\n- 500 g carrots\nEnjoy.\nIn peace.';
    await open('/product/milk-1', { ...milk, description });
    const points = screen.getByText('1 savoy').closest('ul');
    expect(points?.children).toHaveLength(2);
    expect(screen.getByText('Inside:')).toBeVisible();
    expect(screen.getByText(/^Enjoy/)).toHaveTextContent('Enjoy. In peace.');
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

  it('CAT-06 shows that it is unavailable, and has no buying controls', async () => {
    await open('/product/milk-1', { ...milk, availability: 'unavailable' });
    expect(screen.queryByRole('button', { name: 'buy' })).toBeNull();
    expect(screen.getByText('No longer available')).toBeVisible();
  });

  it('CAT-07 shows that the age is checked on handover; the product can be bought', async () => {
    await open('/product/milk-1', { ...milk, availability: 'ageRestricted', ageLimit: 16 });
    expect(screen.getByText(/check your age when we hand over/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'buy' })).toBeVisible();
  });

  it('CAT-14 responds to an unknown product with 404', async () => {
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

  it('CAT-14, NAV-37 suggests products below product URLs', async () => {
    await at('/product/unknown');
    expect(await screen.findByRole('link', { name: 'Best seller' })).toBeVisible();
  });

  it('shows what many buy elsewhere', async () => {
    await at('/recipes/unknown');
    expect(await screen.findByRole('heading', { name: 'Popular right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Best seller' })).toBeVisible();
  });

  it('ERR-31 shows nothing when the call fails', async () => {
    const { container } = await renderInHost({
      features: [catalogue],
      handlers: { 'GET /api/products': () => answer(503, {}) },
      element: <ExtensionSlot slot={notFoundExtra} props={{ path: '/unknown' }} />,
    });
    expect(container.querySelector('h2')).toBeNull();
  });
});
