import * as fc from 'fast-check';
import { createReceipt } from '../receipt/receipt.js';
import { anyOrder, anyPicking, pickedOf } from '../testing/any-order.js';
import { deliveredLines, lineCredit } from './claim-amounts.js';
import { reasonToReview } from './claim-rule.js';

const anyDelivery = fc
  .record({ order: anyOrder, drawn: anyPicking, empties: fc.nat({ max: 2_000 }) })
  .map(({ order: { document, basis }, drawn, empties }) => {
    const picked = pickedOf(document, drawn, empties);
    const receipt = createReceipt(document, basis, picked);
    return { receipt, lines: deliveredLines({ document, basis, picked: picked.lines, receipt }) };
  });

describe('what delivered goods are worth in a claim', () => {
  it('is never more than was paid for goods and deposits', () => {
    fc.assert(
      fc.property(anyDelivery, ({ receipt, lines }) => {
        const worth = lines.reduce((sum, { paid }) => sum + paid, 0);
        const { goods, discount, deposits, addedTax = 0 } = receipt;
        const { total, depositReturned, toPay } = receipt;
        const waived = Math.max(0, total - depositReturned - toPay);
        expect(worth).toBeLessThanOrEqual(
          Math.max(0, goods - discount + deposits + addedTax - waived) + waived,
        );
        expect(worth).toBeLessThanOrEqual(goods - discount + deposits + addedTax);
        for (const { paid, delivered } of lines) {
          expect(paid).toBeGreaterThan(0);
          expect(delivered).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is the same in one claim and in many: the parts of a line add up to its price', () => {
    const line = fc.record({
      delivered: fc.integer({ min: 1, max: 20_000 }),
      paid: fc.integer({ min: 1, max: 90_000 }),
      cuts: fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(line, ({ delivered, paid, cuts }) => {
        let before = 0;
        let sum = 0;
        for (const cut of [...cuts, delivered]) {
          const quantity = Math.min(cut, delivered - before);
          const credit = lineCredit({ delivered, paid }, before, quantity);
          expect(credit).toBeGreaterThanOrEqual(0);
          before += quantity;
          sum += credit;
          expect(sum).toBeLessThanOrEqual(paid);
        }
        expect([before, sum]).toEqual([delivered, paid]);
      }),
    );
  });
});

describe('the rule of a shop', () => {
  const terms = { days: 3, automaticPerOrder: 1500, automaticPerCustomer: 2500, photoFrom: 800 };
  const facts = {
    reason: 'MISSING' as const,
    amount: 500,
    hasPhoto: false,
    ofOrder: 0,
    ofCustomer: 0,
    refundable: 4000,
    wasOnTime: true,
  };
  it.each([
    ['credits what is within all limits', {}, undefined],
    ['credits exactly the limit of an order', { ofOrder: 1000 }, undefined],
    ['asks a person beyond the limit of an order', { ofOrder: 1001 }, 'ORDER_LIMIT'],
    ['asks a person beyond the limit of a customer', { ofCustomer: 2001 }, 'CUSTOMER_LIMIT'],
    ['asks for a photo of damaged goods', { reason: 'DAMAGED', amount: 800 }, 'NO_PHOTO'],
    ['takes a photo', { reason: 'DAMAGED', amount: 800, hasPhoto: true }, undefined],
    ['needs no photo of cheap goods', { reason: 'DAMAGED', amount: 799 }, undefined],
    ['does not refund more than was prepaid', { refundable: 499 }, 'NOT_PREPAID'],
    ['does not credit nothing', { amount: 0 }, 'NOT_PREPAID'],
    ['does not credit a delivery that was on time', { reason: 'LATE' }, 'ON_TIME'],
  ] as const)('%s', (_name, change, expected) => {
    expect(reasonToReview(terms, { ...facts, ...change })).toBe(expected);
  });

  it('leaves everything to a person without a limit', () => {
    expect(reasonToReview({ days: 3, automaticPerCustomer: 0 }, facts)).toBe('NO_RULE');
  });
});
