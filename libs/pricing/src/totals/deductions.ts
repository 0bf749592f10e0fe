import { benefitOf, type Benefit } from './benefit.js';
import { scaled } from '../prices/money.js';
import { discountableValue } from './treatment.js';
import type { CartMoney, PricingTerms } from './totals.js';
import { dueFee } from './totals.js';

/** What a discount code takes off: of the goods, or of the service fee; all in cents. */
export type CodeBenefit =
  | {
      readonly kind: 'percent';
      readonly percent: number;
      readonly from?: number | undefined;
      /** The most that it takes off. */
      readonly most?: number | undefined;
    }
  | Extract<Benefit, { kind: 'amount' }>
  | {
      readonly kind: 'service';
      readonly from?: number | undefined;
      readonly most?: number | undefined;
    };

/** Cents of goods that are missing until a benefit holds; 0 when it does. */
export function missingFor({ from = 0 }: CodeBenefit, goodsValue: number): number {
  return Math.max(0, from - goodsValue);
}

interface Deducted {
  /** The same sums after deductions. */
  readonly money: CartMoney;
  /** Cents that each benefit takes off, in the order in which they were given. */
  readonly parts: readonly number[];
}

/**
 * Applies a voucher and discount codes, sorted by kind: first each percentage of what the previous ones
 * have left of the goods, then each amount while goods are left, last discounts on the service fee.
 * Within a kind the given order is kept. Whether a benefit applies is measured by the goods that may be
 * discounted, at line prices, before all deductions and without deposit; free service by value is
 * measured after them. Deposits and a delivery pass are never discounted.
 */
export function deducted(
  plain: Omit<CartMoney, 'discount' | 'feeOff'>,
  terms: PricingTerms,
  benefits: readonly CodeBenefit[],
): Deducted {
  const goods = discountableValue(plain.lines);
  const parts = benefits.map(() => 0);
  let left = goods;
  for (const kind of ['percent', 'amount'] as const)
    benefits.forEach((benefit, at) => {
      if (benefit.kind !== kind || missingFor(benefit, goods) > 0) return;
      const cents = offGoods(benefit, left);
      parts[at] = cents;
      left -= cents;
    });
  const discount = goods - left;
  const fee = dueFee({ ...plain, discount }, terms);
  let feeLeft = fee;
  benefits.forEach((benefit, at) => {
    if (benefit.kind !== 'service' || missingFor(benefit, goods) > 0) return;
    const cents = Math.min(benefit.most ?? feeLeft, feeLeft);
    parts[at] = cents;
    feeLeft -= cents;
  });
  return { money: { ...plain, discount, feeOff: fee - feeLeft }, parts };
}

function offGoods(benefit: Exclude<CodeBenefit, { kind: 'service' }>, left: number): number {
  if (benefit.kind === 'amount') return benefitOf({ ...benefit, from: 0 }, left);
  const share = scaled(left, benefit.percent, 100);
  return Math.min(share, benefit.most ?? share, left);
}
