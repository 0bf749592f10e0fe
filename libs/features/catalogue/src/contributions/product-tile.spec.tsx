import {
  productTile,
  tileActions,
  tileBadges,
  tileCorner,
  tilePrice,
  type Product,
} from '@larder/contracts/catalogue';
import { membership } from '@larder/contracts/loyalty';
import { defineFeature, eager, contribute, ExtensionSlot, provide } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { catalogue } from '../feature.js';
import { aProduct } from '../testing/products.js';

const guest = (word: string) => eager({ default: () => <button>{word}</button> });
const guests = defineFeature({
  id: 'guests',
  enabled: () => true,
  contributions: [
    contribute(tileActions, guest('add')),
    contribute(tileCorner, guest('heart')),
    contribute(tileBadges, guest('badge')),
    contribute(tilePrice, guest('saving')),
  ],
});

const tile = (product: Product, features = [catalogue]) =>
  renderInHost({ features, element: <ExtensionSlot slot={productTile} props={{ product }} /> });

describe('the product tile', () => {
  it('is one link with one name; contributions are beside the link', async () => {
    const product = aProduct({ brand: { name: 'Alma', slug: 'alma' } });
    await tile(product, [catalogue, guests]);
    const link = screen.getByRole('link', { name: 'Alma Milk' });
    expect(link).toHaveAttribute('href', '/product/milk-1');
    expect(within(link).queryByRole('button')).toBeNull();
    for (const name of ['add', 'heart', 'badge', 'saving'])
      expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByText('€1.99')).toBeVisible();
    expect(screen.getByText(/€1\.99\s\/\sl/)).toBeVisible();
  });

  it.each([
    [{ name: 'Alma Farm', slug: 'alma', prefix: 'Alma' }, 'Alma Farm-Milk'],
    [{ name: 'Farm', slug: 'farm', prefix: '' }, 'Farm-Milk'],
  ])('repeats no word of its brand (%#)', async (brand, name) => {
    const { container } = await tile(aProduct({ name: 'Farm-Milk', brand }));
    expect(screen.getByRole('link', { name })).toHaveTextContent(name);
    expect(container.querySelectorAll('a span')).toHaveLength(brand.prefix === '' ? 0 : 1);
  });

  it('leaves out the organic badge where every product is organic', async () => {
    const product = aProduct({ marks: ['new', 'organic'] });
    const element = <ExtensionSlot slot={productTile} props={{ product }} />;
    const settings = { catalogue: { organicBadge: false } };
    const { unmount } = await renderInHost({ features: [catalogue], element });
    expect(screen.getByText('Organic')).toBeVisible();
    unmount();
    await renderInHost({ features: [catalogue], element, settings });
    expect(screen.getByText('New')).toBeVisible();
    expect(screen.queryByText('Organic')).toBeNull();
  });

  it('PLAT-26 links to the external shop where the tenant forwards', async () => {
    await renderInHost({
      features: [catalogue],
      tenant: {
        shopForward: { enabled: true, hosts: { dev: 'shop.test', stage: '', production: '' } },
      },
      element: <ExtensionSlot slot={productTile} props={{ product: aProduct() }} />,
    });
    expect(screen.getByRole('link', { name: 'Milk' })).toHaveAttribute(
      'href',
      'https://shop.test/produkte/milk-1',
    );
  });

  it('CAT-06 shows when a product is available again, without an add button', async () => {
    const product = aProduct({
      availability: 'temporarilyUnavailable',
      availableAgainAt: '2026-11-26T23:30:00Z',
    });
    await tile(product, [catalogue, guests]);
    // Half past eleven in the evening is the next day in Vienna.
    expect(screen.getByText('Back on Friday, November 27')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'add' })).toBeNull();
  });

  it('CAT-08 has no add button for what cannot be ordered, and labels made-to-order products', async () => {
    await tile(aProduct({ orderability: 'CanNotBeOrdered' }), [catalogue, guests]);
    expect(screen.queryByRole('button', { name: 'add' })).toBeNull();
    await tile(aProduct({ orderability: 'IsOrdered' }), [catalogue, guests]);
    expect(screen.getByText('Already in your order')).toBeVisible();
  });

  it('CAT-07 labels age-restricted goods, which stay orderable', async () => {
    await tile(aProduct({ availability: 'ageRestricted', ageLimit: 18 }), [catalogue, guests]);
    expect(screen.getByText('18+')).toBeVisible();
    expect(screen.getByRole('button', { name: 'add' })).toBeVisible();
  });

  it('CAT-09 emphasises the member price while the visitor is a member', async () => {
    let isMember = false;
    const listeners: (() => void)[] = [];
    const loyalty = defineFeature({
      id: 'loyalty',
      enabled: () => true,
      provides: [
        provide(membership, () => ({
          isMember: () => isMember,
          settled: () => true,
          subscribe: (listener) => {
            listeners.push(listener);
            return () => undefined;
          },
        })),
      ],
    });
    const product = aProduct({ price: { regular: { value: 200 }, loyalty: { value: 150 } } });
    await tile(product, [catalogue, loyalty]);
    const line = screen.getByText(/Members €1\.50/);
    expect(line.closest('.forMember')).toBeNull();
    const become = (next: boolean) =>
      act(() => {
        isMember = next;
        listeners.forEach((listener) => listener());
      });
    become(true);
    expect(line.closest('.forMember')).not.toBeNull();
    become(false);
    expect(line.closest('.forMember')).toBeNull();
  });

  it('CAT-10 shows the deposit apart from the price', async () => {
    await tile(aProduct({ price: { regular: { value: 100 }, depositPrice: 25 } }));
    expect(screen.getByText('€1.00')).toBeVisible();
    expect(screen.getByText('plus €0.25 deposit')).toBeVisible();
  });

  it('has a picture of fixed dimensions, or the first letter of the name', async () => {
    const picture = { url: '/m.svg', alt: 'A carton', width: 480, height: 480 };
    const { container } = await tile(aProduct({ picture }));
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('width', '480');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('loading', 'lazy');
    const missing = await tile(aProduct({ name: 'äpfel' }));
    expect(missing.container.querySelector('.letter')).toHaveTextContent('Ä');
  });
});
