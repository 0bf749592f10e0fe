import * as fc from 'fast-check';
import { boughtTogether, type Basket } from './bought-together.js';

const basket = (buyer: string, ...skus: string[]): Basket => ({ buyer, skus });
const of = (baskets: readonly Basket[], ...chosen: string[]) =>
  boughtTogether(baskets, new Set(chosen));

describe('what is bought together', () => {
  const pasta = ['a', 'b', 'c'].map((buyer) => basket(buyer, 'pasta', 'sauce', 'milk'));
  const others = ['d', 'e', 'f', 'g'].map((buyer) => basket(buyer, 'bread', 'milk'));

  it('has first what goes with the chosen goods, not what goes with everything', () => {
    expect(of([...pasta, ...others], 'pasta')).toEqual(['sauce', 'milk']);
  });

  it('has nothing of fewer than three people, however often they buy it', () => {
    const often = [1, 2, 3, 4].map(() => basket('a', 'pasta', 'capers'));
    expect(of(often, 'pasta')).toEqual([]);
    expect(of([...often, basket('b', 'pasta', 'capers')], 'pasta')).toEqual([]);
    const third = [basket('b', 'pasta', 'capers'), basket('c', 'pasta', 'capers')];
    expect(of([...often, ...third], 'pasta')).toEqual(['capers']);
  });

  it('names each once, never what is chosen, and does not depend on the order of the baskets', () => {
    const sku = fc.constantFrom<string>('pasta', 'sauce', 'milk', 'bread', 'tea');
    const anyBasket = fc.record({
      buyer: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      skus: fc.uniqueArray(sku, { minLength: 1 }),
    });
    fc.assert(
      fc.property(fc.array(anyBasket), fc.uniqueArray(sku), (baskets, chosen) => {
        const found = of(baskets, ...chosen);
        expect(new Set(found).size).toBe(found.length);
        expect(found.filter((one) => chosen.includes(one))).toEqual([]);
        expect(of(baskets.toReversed(), ...chosen)).toEqual(found);
      }),
    );
  });
});
