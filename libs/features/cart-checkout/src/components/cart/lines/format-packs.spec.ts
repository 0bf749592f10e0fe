import type { Product } from '@larder/contracts/catalogue';
import type { Texts } from '@larder/platform';
import { aProduct, tomatoes } from '../../../testing/fixtures.js';
import { formatPacks } from './format-quantity.js';

const texts = { number: (value: number) => String(value) } as Texts;
const text = ((_key: string, { amount }: { amount: string }) => `${amount} pcs`) as never;

const lemon = aProduct({ packSize: '1 piece', content: { amount: 1, unit: 'piece' } });

describe('what is added at once', () => {
  it.each<[string, Product, number, string]>([
    ['packs', aProduct({ packSize: '4 pieces' }), 6, '6 × 4 pieces'],
    ['one pack', aProduct({ packSize: '4 pieces' }), 1, '4 pieces'],
    ['packs of packs', aProduct({ packSize: '6 x 1.5 l' }), 2, '2 × 6 × 1.5 l'],
    ['one pack of packs', aProduct({ packSize: '6\u00a0x\u00a01.5 l' }), 1, '6 × 1.5 l'],
    ['bundles', aProduct({ packSize: '6 x 1.5 l', bundleSize: 6 }), 12, '2 × 6 × 1.5 l'],
    ['single pieces', lemon, 10, '10 pcs'],
    ['a pack without a number', aProduct({ packSize: 'Bunch' }), 2, '2 pcs'],
    ['loose goods', tomatoes, 2000, '2 kg'],
  ])('CAT-13 is named in the shop’s units: %s', (_, product, quantity, shown) => {
    expect(formatPacks(text, texts, product, quantity).replaceAll('\u00a0', ' ')).toBe(shown);
  });
});
