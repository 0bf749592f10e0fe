import type { CartSort } from '@larder/contracts/cart';
import { aLine, apples, aProduct, tomatoes, water } from '../../../testing/fixtures.js';
import { sortLines } from './sort-lines.js';

/** Unit prices: tomatoes 2.99 / kg, apples 3.98 / kg, water 0.33 / l, salt 2.00 / kg, saffron 9000 / kg, card none. */
const saffron = aProduct({
  sku: 'saffron',
  name: 'Ägyptischer Safran',
  category: { slug: 'spices', name: 'Spices' },
  content: { amount: 1, unit: 'g' },
  price: { regular: { value: 900 } },
});
const salt = aProduct({
  sku: 'salt',
  name: 'Salt',
  category: { slug: 'basics', name: 'Basics' },
  parentCategories: [{ slug: 'pantry', name: 'Pantry' }],
  content: { amount: 50, unit: 'g' },
  price: { regular: { value: 10 } },
});
const giftCard = aProduct({ sku: 'card', name: 'Gift card' });
delete giftCard.content;
const lines = [tomatoes, apples, giftCard, water, saffron, salt].map((product) =>
  aLine(product, 1),
);

describe('sortLines', () => {
  it.each<[string, CartSort, string[]]>([
    ['CART-13 CART-15', 'chronologically', ['tomato', 'apple', 'card', 'water', 'saffron', 'salt']],
    ['CART-11', 'alphabetically', ['saffron', 'apple', 'card', 'salt', 'tomato', 'water']],
    ['CART-12', 'category', ['water', 'apple', 'card', 'tomato', 'salt', 'saffron']],
    ['CART-14', 'unitprice', ['water', 'salt', 'tomato', 'apple', 'saffron', 'card']],
  ])('%s sorts %s', (_id, sort, skus) => {
    expect(sortLines(lines, sort, 'de-AT').map(({ product }) => product.sku)).toEqual(skus);
  });
});
