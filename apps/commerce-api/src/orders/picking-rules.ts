import type { ProductLineItem } from '@larder/contracts/cart';
import { highestLineTotal, lineDeposit, lineTotal } from '@larder/pricing';
import type { AgreedLine, PickedLine } from './tables.js';

/** The most that a line may come to, in cents without deposit. */
export function maxLineTotal({ product, lineTotal: expected }: ProductLineItem): number {
  return highestLineTotal(product, expected);
}

export interface PickedTotal {
  readonly total: number;
  readonly deposit: number;
}

/**
 * Charge of a line at its agreed unit price: by actual weight and count, but never more than the
 * promised maximum.
 */
export function chargedTotal(
  line: ProductLineItem,
  picked: PickedLine,
  { unitPrice }: Pick<AgreedLine, 'unitPrice'>,
): PickedTotal {
  if (picked.outcome === 'MISSING' || picked.quantity <= 0) return { total: 0, deposit: 0 };
  const highest = maxLineTotal(line);
  if (picked.substitute) {
    const { total, deposit } = picked.substitute;
    // A substitute never costs more than the ordered product, its deposit included.
    return {
      total: Math.min(total, line.lineTotal),
      deposit: Math.min(deposit, line.lineDeposit),
    };
  }
  const total = Math.min(lineTotal(line.product, picked.quantity, unitPrice), highest);
  const deposit = Math.min(lineDeposit(line.product, picked.quantity), line.lineDeposit);
  return { total, deposit };
}
