import { lineDeposit, lineSavings, lineTotal, perPiecePrice, shownPrice } from './product-price.js';
import { aProduct, melon, tomatoes, water } from '../testing/products.js';

describe('shown price', () => {
  it.each([
    [1000, 250, 250],
    [299, 250, 75], // 74.75
    [298, 250, 75], // 74.5 goes up
    [297, 250, 74], // 74.25
    [149, 1800, 268], // 268.2
    [1, 1, 0],
  ])(
    'CAT-11 CAT-12 is price per 1000 g times the step: %i c, %i g → %i c',
    (value, step, shown) => {
      const product = aProduct({
        weightArticle: true,
        quantityStepSize: step,
        price: { regular: { value } },
      });
      expect(shownPrice(product)).toBe(shown);
    },
  );

  it('CAT-11 treats a member price like the regular one', () => {
    expect(shownPrice(tomatoes, 199)).toBe(50);
  });

  it('CAT-10 is the bare price of a piece and of a whole bundle', () => {
    expect(shownPrice(aProduct())).toBe(199);
    expect(shownPrice(water)).toBe(294);
  });
});

describe('line', () => {
  it('CART-08 costs the grams ordered, rounding once', () => {
    expect(lineTotal(tomatoes, 250)).toBe(75);
    expect(lineTotal(tomatoes, 1000)).toBe(299);
    expect(lineTotal(melon, 3600)).toBe(536); // 536.4
  });

  it('CAT-13 costs bundles, not pieces', () => {
    expect(lineTotal(water, 12)).toBe(588);
    expect(lineDeposit(water, 12)).toBe(300);
  });

  it('CART-08 shows the price of one piece or one step', () => {
    expect(perPiecePrice(aProduct())).toBe(199);
    expect(perPiecePrice(water)).toBe(49);
    expect(perPiecePrice(tomatoes)).toBe(75);
    expect(perPiecePrice(melon)).toBe(268);
  });

  it('CART-06 saves the difference to the lowest price of the 30 days before', () => {
    const price = { regular: { value: 1799 }, former: { value: 2099 } };
    const announced = aProduct({ price: { ...price, lowestPrior30: { value: 1899 } } });
    expect(lineSavings(announced, 2)).toBe(200);
    const later = aProduct({ price: { ...price, lowestPrior30: { value: 1699 } } });
    expect(lineSavings(later, 2)).toBe(0);
    const alone = { regular: { value: 1799 }, lowestPrior30: { value: 1899 } };
    expect(lineSavings(aProduct({ price: alone }), 2)).toBe(0);
  });

  it('CART-06 saves the difference to a higher former price only', () => {
    const reduced = aProduct({ price: { regular: { value: 199 }, former: { value: 249 } } });
    expect(lineSavings(reduced, 3)).toBe(150);
    expect(lineSavings(aProduct(), 3)).toBe(0);
    expect(
      lineSavings(aProduct({ price: { regular: { value: 199 }, former: { value: 99 } } }), 1),
    ).toBe(0);
  });
});
