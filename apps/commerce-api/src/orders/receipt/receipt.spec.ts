import * as fc from 'fast-check';
import { readNumber } from '../../checkout/testing/rival-shoppers.js';
import { simulatedFulfilment } from '../fulfilment/simulated-fulfilment.js';
import { createReceipt } from './receipt.js';
import { anyOrder, anyPicking, pickedOf } from '../testing/any-order.js';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('a receipt', () => {
  it('F8 is the sum of its parts and never exceeds the promised maximum, for any picking', () => {
    fc.assert(
      fc.property(anyOrder, anyPicking, ({ document, basis }, drawn) => {
        const receipt = createReceipt(document, basis, pickedOf(document, drawn));
        const { goods, discount, deposits, serviceFee, deliveryPass, total, promised } = receipt;
        const { tip = 0, addedTax = 0, toPay } = receipt;
        expect(tip).toBe(document.priceInfo.tip ?? 0);
        expect(goods).toBe(sumOf(receipt.lines.map((line) => line.total)));
        expect(total).toBe(
          goods - discount + deposits + serviceFee + deliveryPass + tip + addedTax,
        );
        expect(toPay).toBeLessThanOrEqual(promised.highest);
        if (basis.isTaxAdded && toPay === total)
          expect(sumOf(receipt.vat.map(({ vat }) => vat))).toBe(addedTax);
        // Where tax is added, a substitute may be taxed more: that is waived.
        if (!basis.isTaxAdded) expect(total).toBeLessThanOrEqual(promised.highest);
        expect(total).toBeGreaterThanOrEqual(0);
        for (const line of receipt.lines) {
          expect(line.total).toBeLessThanOrEqual(line.highest);
          if (line.outcome === 'MISSING') expect([line.total, line.deposit]).toEqual([0, 0]);
        }
      }),
      { numRuns: readNumber(3000, 500) },
    );
  });

  it('F8 is the order’s own total if everything was delivered as ordered', () => {
    fc.assert(
      fc.property(anyOrder, ({ document, basis }) => {
        const lines = document.productLineItems.map(({ lineItemId, quantity }) => ({
          lineItemId,
          outcome: 'PICKED' as const,
          quantity,
        }));
        const picked = { pickedAt: '2026-11-25T08:00:00.000Z', lines, depositReturned: 0 };
        const receipt = createReceipt(document, basis, picked);
        expect(receipt.total).toBe(document.priceInfo.total);
        expect(sumOf(receipt.vat.map(({ vat }) => vat))).toBe(document.priceInfo.totalVat);
      }),
      { numRuns: readNumber(2000, 400) },
    );
  });

  it('F8 of simulated orders is inside what was promised: by weight alone it differs', async () => {
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.nat(), async ({ document, basis }, number) => {
        const start = new Date('2026-11-25T09:00:00Z');
        const news = await simulatedFulfilment.fetchUpdate({
          orderNumber: `${number}`,
          status: 'PICKING',
          isPickup: false,
          cutOff: start,
          start,
          end: new Date('2026-11-25T11:00:00Z'),
          now: new Date('2026-11-25T10:00:00Z'),
          lines: document.productLineItems,
          findSubstitute: ({ lineTotal: total, lineDeposit: deposit }) =>
            Promise.resolve({ sku: 'x', name: 'x', total, deposit, vatRate: 10 }),
        });
        if (!news.picked) throw new Error('Nothing was picked');
        const { lines, total, promised } = createReceipt(document, basis, news.picked);
        expect(total).toBeLessThanOrEqual(promised.highest);
        for (const { outcome, weighed, ordered, picked, total: paid, expected } of lines) {
          if (outcome === 'MISSING') continue;
          if (!weighed) expect([picked, paid]).toEqual([ordered, expected]);
          // Nine in a hundred at most, in whole grams.
          else expect(Math.abs(picked - ordered) * 100).toBeLessThanOrEqual(ordered * 9 + 50);
        }
        expect(lines.some(({ outcome }) => outcome === 'PICKED')).toBe(true);
      }),
      { numRuns: readNumber(3000, 500) },
    );
  });
});
