import type { ClassTreatment } from '@larder/countries';
import { sum } from '../prices/money.js';

/** How the sums of an order treat a line, by the rule of its class of goods. */
export type LineTreatment = ClassTreatment;

interface Treated {
  readonly lineTotal: number;
  readonly treatment?: LineTreatment | undefined;
}

const isGiftCard = ({ treatment }: Treated) => treatment === 'meansOfPayment';
const totalOf = (lines: readonly Treated[]) => sum(lines.map(({ lineTotal }) => lineTotal));

/** Cents of gift cards and multi-purpose vouchers. */
export function giftCardValue(lines: readonly Treated[]): number {
  return totalOf(lines.filter(isGiftCard));
}

/** Cents of goods: what the minimum order and free delivery are measured by, before discounts. */
export function goodsValue(lines: readonly Treated[]): number {
  return totalOf(lines.filter((line) => !isGiftCard(line)));
}

/** Cents of the lines that codes and vouchers may lower. */
export function discountableValue(lines: readonly Treated[]): number {
  return totalOf(lines.filter(({ treatment }) => treatment === undefined));
}

/** What of each line codes and vouchers may lower, in cents; discounts are shared in proportion to it. */
export function discountableAmounts(lines: readonly Treated[]): number[] {
  return lines.map(({ lineTotal, treatment }) => (treatment === undefined ? lineTotal : 0));
}
