import type { Product } from '@larder/contracts/catalogue';
import type { Order } from '@larder/contracts/checkout';
import { priceInfo } from '@larder/pricing';
import * as fc from 'fast-check';
import { readNumber } from '../../checkout/testing/rival-shoppers.js';
import { createReceipt } from './receipt.js';
import type { PricingSnapshot, Picked } from '../tables.js';
import { anyOrder, anyPicking, pickedOf } from '../testing/any-order.js';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('the tax table and the cap of a receipt', () => {
  it('F8 has a tax table that sums to the amount to pay, for any picking, caps and returns', () => {
    fc.assert(
      fc.property(anyOrder, anyPicking, fc.nat({ max: 900 }), (order, drawn, empties) => {
        const { document, basis } = order;
        const receipt = createReceipt(document, basis, pickedOf(document, drawn, empties));
        const { vat, toPay } = receipt;
        expect(sumOf(vat.map((part) => part.net + part.vat))).toBe(toPay);
        for (const part of vat) expect(part.net + part.vat).toBe(part.gross);
        if (empties === 0) for (const { gross } of vat) expect(gross).toBeGreaterThan(0);
      }),
      { numRuns: readNumber(3000, 500) },
    );
  });

  it('F8 never exceeds a prepayment, and follows the actual weight on handover', () => {
    fc.assert(
      fc.property(anyOrder, anyPicking, fc.nat({ max: 900 }), (order, drawn, empties) => {
        const { document, basis } = order;
        const receipt = createReceipt(document, basis, pickedOf(document, drawn, empties));
        const isAhead = document.payments[0]?.methodKey === 'credit-cards';
        const most = isAhead ? document.priceInfo.total : receipt.promised.highest;
        const due = isAhead || basis.isTaxAdded ? Math.min(receipt.total, most) : receipt.total;
        expect(receipt.toPay).toBe(due - empties);
      }),
      { numRuns: readNumber(1000, 300) },
    );
  });

  const weighed = { weightArticle: true, quantityStepSize: 100, bundleSize: 1 };
  /** An order of 1 kg at 10.00 and 10 % tax, with 3.00 off, paid by that method. */
  const kilo = (methodKey: string) => {
    const product = { ...weighed, price: { regular: { value: 1000 } } } as Product;
    const line = { lineItemId: 'l0', quantity: 1000, product, lineTotal: 1000, lineDeposit: 0 };
    const money = { ...line, lineSavings: 0, weighted: true, vatRate: 10 };
    const priceInfoOf = priceInfo(
      { lines: [money], serviceFee: 0, crateDepositDesired: false, payments: [], discount: 300 },
      { crateDeposit: 0, serviceFeeTaxRate: 20 },
    );
    return {
      orderNumber: '1',
      productLineItems: [line],
      priceInfo: priceInfoOf,
      payments: [{ methodKey, amountPlanned: 700 }],
    } as unknown as Omit<Order, 'status'>;
  };
  const weighing = (quantity: number): Picked => ({
    pickedAt: '2026-11-25T08:00:00.000Z',
    depositReturned: 0,
    lines: [{ lineItemId: 'l0', outcome: quantity > 0 ? 'PICKED' : 'MISSING', quantity }],
  });
  const plainBasis: PricingSnapshot = { vatRates: { l0: 10 }, hasPass: false };

  it.each([
    ['credit-cards', 1000, 700, 700, [{ rate: 10, gross: 700, net: 636, vat: 64 }]],
    ['credit-cards', 1080, 780, 700, [{ rate: 10, gross: 700, net: 636, vat: 64 }]],
    ['payment-at-the-door', 1080, 780, 780, [{ rate: 10, gross: 780, net: 709, vat: 71 }]],
    ['payment-at-the-door', 5000, 800, 800, [{ rate: 10, gross: 800, net: 727, vat: 73 }]],
    ['credit-cards', 500, 200, 200, [{ rate: 10, gross: 200, net: 182, vat: 18 }]],
    ['credit-cards', 200, 0, 0, []],
    ['credit-cards', 0, 0, 0, []],
  ])('F8 by %s, of %i g picked, comes to %i and takes %i', (method, grams, total, toPay, vat) => {
    const receipt = createReceipt(kilo(method), plainBasis, weighing(grams));
    expect([receipt.total, receipt.toPay, receipt.vat]).toEqual([total, toPay, vat]);
  });
});
