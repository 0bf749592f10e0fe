import * as fc from 'fast-check';
import { aProduct } from '../../testing/products.js';
import { planReorder } from './plan-reorder.js';

const line = { sku: '1', name: 'Milk', quantity: 2, price: 199 };
const planOf = (parts: Parameters<typeof aProduct>[0], own = line) =>
  planReorder([own], [aProduct(parts)])[0];

describe('planAgain', () => {
  it('shows nothing if nothing has changed', () => {
    expect(planOf({})).toMatchObject({ quantity: 2, differences: [] });
  });

  it('shows discontinued and unavailable products, and adds none of them', () => {
    expect(planReorder([line], [])[0]).toMatchObject({
      quantity: 0,
      differences: [{ kind: 'gone' }],
    });
    expect(planOf({ orderability: 'CanNotBeOrdered' })).toMatchObject({
      quantity: 0,
      differences: [{ kind: 'unavailable' }],
    });
  });

  it('shows a different price, in both directions', () => {
    expect(planOf({ price: { regular: { value: 249 } } })?.differences).toEqual([
      { kind: 'dearer', before: 199, now: 249 },
    ]);
    expect(planOf({ price: { regular: { value: 99 } } })?.differences).toEqual([
      { kind: 'cheaper', before: 199, now: 99 },
    ]);
  });

  it('shows a different step and maximum', () => {
    expect(planOf({ quantityStepSize: 6, maxQuantity: 24 })).toMatchObject({
      quantity: 6,
      differences: [{ kind: 'quantity', before: 2, now: 6 }],
    });
    expect(planOf({ maxQuantity: 1 })?.quantity).toBe(1);
  });

  it('never wants what cannot be ordered: whole steps, one at least, not more than there may be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 90 }),
        (quantityStepSize, maxQuantity, quantity) => {
          const plan = planOf({ quantityStepSize, maxQuantity }, { ...line, quantity });
          const now = plan?.quantity ?? -1;
          expect(now % quantityStepSize).toBe(0);
          expect(now).toBeLessThanOrEqual(maxQuantity);
          expect(now > 0).toBe(maxQuantity >= quantityStepSize);
          const isListed = plan?.differences.some(
            ({ kind }) => kind !== 'dearer' && kind !== 'cheaper',
          );
          expect(isListed).toBe(now !== quantity);
        },
      ),
    );
  });
});
