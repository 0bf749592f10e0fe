import fc from 'fast-check';
import type { StoreLine } from '../medusa/store-schemas.js';
import type { WantedLine } from './plan-lines.js';
import { planLines } from './plan-lines.js';

const wantedLines = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 4000 }))
  .map((lines) => Object.entries(lines).map(([variantId, quantity]) => ({ variantId, quantity })));

const stored = (lines: readonly WantedLine[]): StoreLine[] =>
  lines.map(({ variantId, quantity }) => ({
    id: `line-${variantId}`,
    variant_id: variantId,
    quantity,
    unit_price: 1,
  }));

/** Medusa's lines after the changes. */
function applied(lines: readonly StoreLine[], changes: ReturnType<typeof planLines>): WantedLine[] {
  const left = new Map(lines.map((line) => [line.variant_id, line.quantity]));
  for (const change of changes)
    if (change.kind === 'remove') left.delete(change.lineId.replace('line-', ''));
    else left.set(change.variantId, change.quantity);
  return [...left].map(([variantId, quantity]) => ({ variantId, quantity }));
}
const sorted = (lines: readonly WantedLine[]) =>
  lines.toSorted((a, b) => a.variantId.localeCompare(b.variantId));

it('CART-24 after the changes Medusa’s cart has exactly the lines of the shopper’s', () => {
  fc.assert(
    fc.property(wantedLines, wantedLines, (before, after) => {
      const lines = stored(before);
      expect(sorted(applied(lines, planLines(lines, after)))).toEqual(sorted(after));
    }),
  );
});

it('changes nothing in a cart that has the lines already', () => {
  fc.assert(
    fc.property(wantedLines, (lines) => {
      expect(planLines(stored(lines), lines)).toEqual([]);
    }),
  );
});
