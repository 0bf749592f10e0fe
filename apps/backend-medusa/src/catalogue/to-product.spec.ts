import { ProductDetail } from '@larder/contracts/catalogue/schemas';
import * as z from 'zod/mini';
import type { StoreProduct } from '../medusa/store-schemas.js';
import { categories, gala, roll } from '../medusa/testing/recorded.js';
import { readCategories } from './categories.js';
import { toProduct } from './to-product.js';

const { paths } = readCategories(categories, 'de');
const galaWith = (variant: Partial<StoreProduct['variants'][number]>): StoreProduct => ({
  ...gala,
  variants: gala.variants.map((one) => ({ ...one, ...variant })),
});

it('CAT-11 CAT-16 API-100 makes the contract’s product of Medusa’s fields and metadata', () => {
  const product = toProduct(gala, 'de', paths);
  expect(z.safeParse(ProductDetail, product).success).toBe(true);
  expect(product).toMatchObject({
    sku: '100101',
    slug: 'apfel-gala',
    gtin: '2300001001012',
    name: 'Apfel Gala',
    category: { slug: 'aepfel-birnen', name: 'Äpfel & Birnen' },
    parentCategories: [{ slug: 'obst-gemuese', name: 'Obst & Gemüse' }],
    price: { regular: { value: 299 }, former: { value: 349 }, lowestPrior30: { value: 349 } },
  });
});

it('names a product in the reader’s language', () => {
  const english = readCategories(categories, 'en');
  expect(toProduct(gala, 'en', english.paths)).toMatchObject({
    name: 'Gala apples',
    packSize: 'loose, by weight',
    origin: 'Styria, Austria',
    category: { name: 'Apples & pears' },
  });
});

it('CAT-02 a price that was raised in Medusa is no reduction any more', () => {
  const raised = galaWith({ calculated_price: { calculated_amount: 0.00349 } });
  expect(toProduct(raised, 'de', paths)?.price).toEqual({ regular: { value: 349 } });
});

it.each([
  [10, 'CanBeOrdered'],
  [0, 'CanNotBeOrdered'],
  [null, 'CanBeOrdered'],
])('CAT-03 with a stock of %s the product is %s', (stock, orderability) => {
  const product = toProduct(galaWith({ inventory_quantity: stock }), 'de', paths);
  expect(product?.orderability).toBe(orderability);
});

it.each<[string, StoreProduct]>([
  ['price in the region', galaWith({ calculated_price: null })],
  ['category', { ...gala, categories: [] }],
  ['metadata', { ...gala, metadata: null }],
  ['variant', { ...gala, variants: [] }],
  ['text in the language', { ...roll, metadata: { larder: { rank: 0, languages: {} } } }],
])('leaves a product without a %s out', (_, product) => {
  expect(toProduct(product, 'de', paths)).toBeUndefined();
});
