import { scaled } from '../prices/money.js';

/** What a voucher takes off the goods, from a value of goods on (cents). */
export type Benefit =
  | { readonly kind: 'amount'; readonly cents: number; readonly from?: number | undefined }
  | { readonly kind: 'percent'; readonly percent: number; readonly from?: number | undefined };

/** Cents that a voucher takes off goods of a value; never more than they cost. */
export function benefitOf(benefit: Benefit, goodsValue: number): number {
  if (goodsValue < (benefit.from ?? 0)) return 0;
  if (benefit.kind === 'amount') return Math.min(benefit.cents, goodsValue);
  return Math.min(scaled(goodsValue, benefit.percent, 100), goodsValue);
}

/**
 * Of several vouchers the one that takes off most, for one alone counts; of equals the first. Undefined
 * when none takes anything off.
 */
export function bestBenefit<T extends { readonly benefit: Benefit }>(
  candidates: readonly T[],
  goodsValue: number,
): { readonly best: T; readonly cents: number } | undefined {
  let found: { best: T; cents: number } | undefined;
  for (const best of candidates) {
    const cents = benefitOf(best.benefit, goodsValue);
    if (cents > (found?.cents ?? 0)) found = { best, cents };
  }
  return found;
}

/** Divides cents over amounts in their proportion; the parts add up to them, none above its amount. */
export function shared(cents: number, amounts: readonly number[]): number[] {
  const all = amounts.reduce((total, amount) => total + amount, 0);
  let before = 0;
  let given = 0;
  return amounts.map((amount) => {
    before += amount;
    const part = all === 0 ? 0 : Math.floor((cents * before) / all) - given;
    given += part;
    return part;
  });
}
