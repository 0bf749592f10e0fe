import type { Order, Receipt } from '@larder/contracts/checkout';
import { shared } from '@larder/pricing';
import { agreedFor } from '../pricing/agreed-line.js';
import type { PickedLine, PricingSnapshot } from '../tables.js';

/** A delivered line with what was really paid for it. */
export interface DeliveredLine {
  readonly lineItemId: string;
  readonly name: string;
  readonly sku: string;
  readonly weighed: boolean;
  /** Grams or pieces. */
  readonly delivered: number;
  /** Cents after discounts, with deposit. */
  readonly paid: number;
}

interface Delivery {
  readonly document: Omit<Order, 'status'>;
  readonly basis: PricingSnapshot;
  readonly picked: readonly PickedLine[];
  readonly receipt: Receipt;
}

/**
 * The lines of a delivered order that can be claimed. Each bears its share of the discounts, and of
 * what the shop waived because it was not paid ahead, so no line gives back more than it cost. Gift
 * cards are no goods, and what was missing cost nothing.
 */
export function deliveredLines({ document, basis, picked, receipt }: Delivery): DeliveredLine[] {
  const quantities = new Map(picked.map((line) => [line.lineItemId, line.quantity]));
  const lines = document.productLineItems.map((line, at) => {
    const { treatment } = agreedFor(basis, line);
    const { total = 0, deposit = 0, name = '', substitute } = receipt.lines[at] ?? {};
    return { line, total, deposit, name: substitute ?? name, treatment };
  });
  const discounts = shared(
    receipt.discount,
    lines.map(({ total, treatment }) => (treatment === undefined ? total : 0)),
  );
  const goods = lines.map(({ total, treatment }, at) =>
    treatment === 'meansOfPayment' ? 0 : total - (discounts[at] ?? 0),
  );
  const { total: charged, depositReturned, rounding = 0, toPay } = receipt;
  const waived = shared(Math.max(0, charged + rounding - depositReturned - toPay), goods);
  return lines.flatMap(({ line, deposit, name, treatment }, at) => {
    const { lineItemId, product } = line;
    const delivered = quantities.get(lineItemId) ?? 0;
    const paid = Math.max(0, (goods[at] ?? 0) - (waived[at] ?? 0)) + deposit;
    if (treatment === 'meansOfPayment' || delivered <= 0 || paid <= 0) return [];
    const { sku, weightArticle: weighed } = product;
    return [{ lineItemId, name, sku, weighed, delivered, paid }];
  });
}

/**
 * Cents for `quantity` of a line of which `before` was claimed. Rounded so that all parts of a line
 * add up to exactly what was paid for it, in any order and of any size.
 */
export function lineCredit(
  { delivered, paid }: Pick<DeliveredLine, 'delivered' | 'paid'>,
  before: number,
  quantity: number,
): number {
  const upTo = (amount: number) => Math.floor((paid * amount) / delivered);
  return upTo(Math.min(delivered, before + quantity)) - upTo(Math.min(delivered, before));
}
