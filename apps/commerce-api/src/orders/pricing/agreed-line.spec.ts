import type { ProductLineItem } from '@larder/contracts/cart';
import type { Product } from '@larder/contracts/catalogue';
import { lineTotal, perPiecePrice } from '@larder/pricing';
import * as fc from 'fast-check';
import { agreedAt, agreedFor, computedUnitPrice } from './agreed-line.js';
import { chargedTotal } from '../picking-rules.js';

/** Three for 2.50; one costs 1.00, a member pays 0.90. Three cost 2.50 at either price. */
const price: Product['price'] = {
  regular: { value: 100 },
  loyalty: { value: 90 },
  multiBuy: { quantity: 3, value: 250 },
};

function lineOf(unitPrice: number, quantity: number, parts: Partial<Product> = {}) {
  const product = {
    sku: 's',
    name: 'n',
    weightArticle: false,
    weightPieceArticle: false,
    quantityStepSize: 1,
    bundleSize: 1,
    maxQuantity: 99,
    price,
    ...parts,
  } as Product;
  return {
    lineItemId: 'l',
    quantity,
    product,
    lineDeposit: 0,
    perPiecePrice: perPiecePrice(product, unitPrice),
    lineTotal: lineTotal(product, quantity, unitPrice),
  } satisfies ProductLineItem;
}

const pick = (line: ProductLineItem, quantity: number, unitPrice: number) =>
  chargedTotal(line, { lineItemId: 'l', outcome: 'PICKED', quantity }, { unitPrice }).total;

describe('what was agreed for a line', () => {
  it('F8 keeps the member price of a line whose multi-buy total hides it', () => {
    const line = lineOf(90, 3);
    const agreed = agreedAt(line, 90, 12);
    expect(agreed).toEqual({
      unitPrice: 90,
      memberShare: 0,
      discount: 12,
      multiBuy: { groups: 1, quantity: 3, value: 250 },
    });
    expect(pick(line, 2, agreedFor({ lines: { l: agreed } }, line).unitPrice)).toBe(180);
  });

  it('F8 shows the savings of the member price and the number of groups bought', () => {
    expect(agreedAt(lineOf(90, 8), 90)).toEqual({
      unitPrice: 90,
      memberShare: 20,
      discount: 0,
      multiBuy: { groups: 2, quantity: 3, value: 250 },
    });
    expect(agreedAt(lineOf(100, 2), 100)).toEqual({ unitPrice: 100, memberShare: 0, discount: 0 });
  });

  it('F8 prefers the stored price to the one that the line suggests', () => {
    const line = lineOf(100, 3);
    const agreed = agreedAt(line, 100);
    expect(agreedFor({ lines: { l: agreed } }, line).unitPrice).toBe(100);
  });

  it('F8 reads the unit price of an order from before prices were stored off its single piece', () => {
    expect(computedUnitPrice(lineOf(90, 3))).toBe(90);
    expect(computedUnitPrice(lineOf(100, 3))).toBe(100);
    expect(agreedFor({}, lineOf(100, 3)).unitPrice).toBe(100);
  });

  it('F8 never charges more than agreed for a line from before prices were stored', () => {
    const anyPrice = fc.integer({ min: 1, max: 900 });
    fc.assert(
      fc.property(
        anyPrice,
        anyPrice,
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat({ max: 72 }),
        anyPrice,
        (regular, member, isMember, bundles, bundleSize, picked, offer) => {
          const of = {
            regular: { value: regular },
            loyalty: { value: Math.min(member, regular) },
            multiBuy: { quantity: 3, value: offer },
          };
          const agreed = isMember ? of.loyalty.value : regular;
          const quantity = bundles * bundleSize;
          const line = lineOf(agreed, quantity, { price: of, bundleSize });
          const found = computedUnitPrice(line);
          expect(found).toBeLessThanOrEqual(agreed);
          expect(lineTotal(line.product, quantity, found)).toBe(line.lineTotal);
          expect(pick(line, picked, found)).toBeLessThanOrEqual(pick(line, picked, agreed));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
