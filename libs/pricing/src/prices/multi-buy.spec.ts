import * as fc from 'fast-check';
import type { Product } from '@larder/contracts/catalogue';
import { lineSavings, lineTotal, perPiecePrice } from './product-price.js';
import { aProduct, tomatoes, water } from '../testing/products.js';

const threeForTwo = aProduct({
  price: { regular: { value: 199 }, multiBuy: { quantity: 3, pay: 2, value: 398 } },
});
const twoForFive = aProduct({
  price: { regular: { value: 299 }, multiBuy: { quantity: 2, value: 500 } },
});

describe('an offer for several', () => {
  it.each([
    ['3 for 2', threeForTwo, [199, 398, 398, 597, 796, 796, 995]],
    ['2 for 5.00', twoForFive, [299, 500, 799, 1000]],
  ])('CART-06 charges %s as often as it fits, and the rest by itself', (_what, product, totals) => {
    expect(totals.map((_, at) => lineTotal(product, at + 1))).toEqual(totals);
  });

  it('CART-06 counts bundles, not the pieces in them', () => {
    const crates = { ...water, price: { ...water.price, multiBuy: { quantity: 2, value: 500 } } };
    expect(lineTotal(crates, 6)).toBe(294);
    expect(lineTotal(crates, 12)).toBe(500);
    expect(lineTotal(crates, 18)).toBe(794);
  });

  it('CART-06 never makes fewer items more expensive than more', () => {
    const product = aProduct({
      price: { regular: { value: 200 }, multiBuy: { quantity: 3, value: 350 } },
    });
    expect([1, 2, 3].map((quantity) => lineTotal(product, quantity))).toEqual([200, 350, 350]);
  });

  it('CART-06 shows the savings compared with the single price, and keeps that price', () => {
    expect(lineSavings(threeForTwo, 3)).toBe(199);
    expect(lineSavings(threeForTwo, 2)).toBe(0);
    expect(perPiecePrice(threeForTwo)).toBe(199);
  });

  it('gives a member what is cheaper, the price for members or the offer', () => {
    expect(lineTotal(threeForTwo, 3, 150)).toBe(398);
    expect(lineTotal(threeForTwo, 3, 120)).toBe(360);
  });

  it('leaves goods by weight alone', () => {
    const price = { ...tomatoes.price, multiBuy: { quantity: 2, value: 1 } };
    expect(lineTotal({ ...tomatoes, price }, 1000)).toBe(299);
  });
});

const anyOffer: fc.Arbitrary<Product> = fc
  .record({
    regular: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 2, max: 12 }),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    bundleSize: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ regular, quantity, share, bundleSize }) =>
    aProduct({
      bundleSize,
      quantityStepSize: bundleSize,
      price: {
        regular: { value: regular },
        multiBuy: { quantity, value: Math.floor(regular * quantity * share) },
      },
    }),
  );

it('CART-06 any offer: whole cents, never above the regular price, monotonic, linear in whole sets', () => {
  fc.assert(
    fc.property(anyOffer, fc.nat({ max: 60 }), fc.nat({ max: 5_000 }), (product, count, member) => {
      const { multiBuy, ...price } = product.price;
      const at = (bundles: number) => lineTotal(product, bundles * product.bundleSize);
      expect(Number.isInteger(at(count))).toBe(true);
      expect(at(count)).toBeLessThanOrEqual(
        lineTotal({ ...product, price }, count * product.bundleSize),
      );
      expect(at(count + 1)).toBeGreaterThanOrEqual(at(count));
      expect(at(count * (multiBuy?.quantity ?? 0))).toBe(count * (multiBuy?.value ?? NaN));
      const quantity = count * product.bundleSize;
      expect(lineTotal(product, quantity, member)).toBeLessThanOrEqual(
        lineTotal({ ...product, price }, quantity, member),
      );
      expect(lineTotal(product, quantity + product.bundleSize, member)).toBeGreaterThanOrEqual(
        lineTotal(product, quantity, member),
      );
      expect(lineSavings(product, quantity)).toBe(
        lineTotal({ ...product, price }, quantity) - at(count),
      );
    }),
  );
});
