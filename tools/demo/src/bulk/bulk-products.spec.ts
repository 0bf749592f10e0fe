import { ProductFeedRow } from '@larder/contracts/catalogue/feed';
import { bulkProducts, contentOf } from './bulk-products.js';
import { kinds, nameOf } from './kind.js';

describe('invented products', () => {
  it('are the same for the same seed, others for another', () => {
    const one = bulkProducts(50, 1);
    const same = bulkProducts(50, 1);
    const other = bulkProducts(50, 2);
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it('are rows of the plain feed, each with its own number', () => {
    const rows = bulkProducts(2000);
    for (const row of rows) expect(ProductFeedRow.safeParse(row).error?.issues).toBeUndefined();
    expect(new Set(rows.map(({ sku }) => sku)).size).toBe(2000);
    expect(new Set(rows.map(({ categoryPath }) => categoryPath)).size).toBe(kinds.length);
  });

  it('are no more than there can be different ones', () => {
    expect(() => bulkProducts(10_000_000)).toThrow('There are only');
  });

  it.each([
    ['6 x 1,5 l', 9000, 'ml'],
    ['250 g', 250, 'g'],
    ['10 Stück', 10, 'piece'],
    ['40 Waschgänge', 40, 'wash'],
  ])('hold %s as %d %s', (size, amount, unit) => {
    expect(contentOf(size)).toMatchObject({ contentAmount: amount, contentUnit: unit });
  });

  it('are called as one would call them', () => {
    expect(nameOf('Joghurt', 'Erdbeer-')).toBe('Erdbeerjoghurt');
    expect(nameOf('Joghurt', '+Vanille')).toBe('Joghurt Vanille');
    expect(nameOf('Joghurt', 'Griechisches')).toBe('Griechisches Joghurt');
  });
});
