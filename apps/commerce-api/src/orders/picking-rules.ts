import type { ProductLineItem } from '@larder/contracts/cart';
import { lineDeposit, lineTotal } from '@larder/pricing';
import type { AgreedLine, PickedLine } from './tables.js';

/** Of a weighed line so much more may be charged than was expected, in percent. */
const weighingMarginPercent = 10;

/**
 * The most that a line may come to, in cents without deposit. Rounded down line by line: all lines
 * together stay within the margin of the order, which is rounded once.
 */
export function highestOf({ product, lineTotal: expected }: ProductLineItem): number {
  return (
    expected + (product.weightArticle ? Math.floor((expected * weighingMarginPercent) / 100) : 0)
  );
}

export interface PickedMoney {
  readonly total: number;
  readonly deposit: number;
}

/** What a line is charged at its agreed unit price: what it weighs and counts, but never more than was promised for it. */
export function chargeOf(
  line: ProductLineItem,
  picked: PickedLine,
  { unitPrice }: Pick<AgreedLine, 'unitPrice'>,
): PickedMoney {
  if (picked.outcome === 'MISSING' || picked.quantity <= 0) return { total: 0, deposit: 0 };
  const highest = highestOf(line);
  if (picked.substitute) {
    const { total, deposit } = picked.substitute;
    // What came instead is never dearer than what was ordered, its deposit included.
    return {
      total: Math.min(total, line.lineTotal),
      deposit: Math.min(deposit, line.lineDeposit),
    };
  }
  const total = Math.min(lineTotal(line.product, picked.quantity, unitPrice), highest);
  const deposit = Math.min(lineDeposit(line.product, picked.quantity), line.lineDeposit);
  return { total, deposit };
}
