import fc from 'fast-check';
import { planPayments } from './plan.js';

describe('how an order is paid', () => {
  const methods = ['credit-cards', 'payment-at-the-door'] as const;
  it('PAY-12 PAY-13 CHK-09 wallet and rest are the total, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(...methods, undefined),
        (total, balance, more, method) => {
          const prices = { total, overAuthorizationPercentage: (more * 100) / total };
          const wallet = { id: 'w', methodKey: 'k', brandName: 'GIFTCARD', amountPlanned: balance };
          const plan = planPayments(balance > 0 ? [wallet] : [], prices, method);
          const covered = Math.min(balance, total);
          if (method === undefined && covered < total) return expect(plan).toBeUndefined();
          expect((plan?.wallet?.amount ?? 0) + (plan?.rest?.amount ?? 0)).toBe(total);
          expect(plan?.rest === undefined).toBe(covered === total);
          const surcharge = method === 'credit-cards' ? more : 0;
          if (plan?.rest) expect(plan.rest.reserved).toBe(plan.rest.amount + surcharge);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
