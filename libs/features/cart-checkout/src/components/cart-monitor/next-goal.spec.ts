import * as fc from 'fast-check';
import { aCart, aLine, apples, orderConfig } from '../../testing/fixtures.js';
import { limitsFor } from '@larder/pricing';
import { nextGoal } from './next-goal.js';

const limits = limitsFor(orderConfig, 'DELIVERY');
const goal = (quantity: number, parts: Parameters<typeof aCart>[1] = {}) =>
  nextGoal(aCart([aLine(apples, quantity)], parts), limits);

describe('the next goal of an order', () => {
  it('CART-63 is its minimum first, then free service, then nothing', () => {
    const parts = { freeOfChargeThreshold: 1000 };
    expect(goal(2, parts)).toMatchObject({ kind: 'minimum', missing: 102 });
    expect(goal(4, parts)).toMatchObject({ kind: 'free', missing: 204 });
    expect(goal(6, parts)).toBeUndefined();
  });

  it('CART-57 an addition has no minimum', () => {
    expect(goal(2, { mode: 'ADDON' })).toBeUndefined();
  });

  it('CART-60 is the heaviest order once that is near', () => {
    expect(goal(6, { weight: 23_999 })?.kind).not.toBe('heavy');
    expect(goal(6, { weight: 24_000 })).toMatchObject({ kind: 'heavy', share: 0.8 });
  });

  it('is a fraction between 0 and 1, for any cart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat({ max: 90_000 }), (quantity, weight) => {
        const { share = 0 } = goal(quantity, { weight, freeOfChargeThreshold: 5000 }) ?? {};
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }),
    );
  });
});
