import type { Order, Receipt } from '@larder/contracts/checkout';
import { isInPounds, shared } from '@larder/pricing';
import { agreedFor } from '../pricing/agreed-line.js';
import type { PickedLine, PricingSnapshot } from '../tables.js';

/** A delivered line with what was really paid for it. */
export interface DeliveredLine {
  readonly lineItemId: string;
  readonly name: string;
  readonly sku: string;
  readonly weighed: boolean;
  readonly isInPounds?: true;
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
  const paidGoods = basis.isTaxAdded
    ? withTheirTax(receipt, goods, (rate) => othersAt(rate, { document, basis, receipt }))
    : withoutWaived(receipt, goods);
  return lines.flatMap(({ line, deposit, name, treatment }, at) => {
    const { lineItemId, product } = line;
    const delivered = quantities.get(lineItemId) ?? 0;
    const paid = (paidGoods[at] ?? 0) + deposit;
    if (treatment === 'meansOfPayment' || delivered <= 0 || paid <= 0) return [];
    const { sku, weightArticle: weighed } = product;
    const unit = isInPounds(product) ? ({ isInPounds: true } as const) : {};
    return [{ lineItemId, name, sku, weighed, ...unit, delivered, paid }];
  });
}

function withoutWaived(receipt: Receipt, goods: readonly number[]): number[] {
  const { total, depositReturned, rounding = 0, toPay } = receipt;
  const waived = shared(Math.max(0, total + rounding - depositReturned - toPay), goods);
  return goods.map((cents, at) => Math.max(0, cents - (waived[at] ?? 0)));
}

/** Cents beside the goods that are taxed at a rate: fee, pass and deposits. */
function othersAt(
  rate: number,
  { document, basis, receipt }: Pick<Delivery, 'document' | 'basis' | 'receipt'>,
): number {
  const { lines, serviceFee, deliveryPass, depositReturned } = receipt;
  const deposits = document.productLineItems.map((line, at) => {
    const { deposit = 0, vatRate } = lines[at] ?? {};
    const isTaxed = agreedFor(basis, line).depositVatRate !== undefined && vatRate === rate;
    return isTaxed ? deposit : 0;
  });
  const ofLines = lines.reduce((sum, { deposit }) => sum + deposit, 0);
  const fees = document.priceInfo.serviceFeeTaxRate === rate ? serviceFee + deliveryPass : 0;
  const crates = basis.crateTaxRate === rate ? receipt.deposits - ofLines - depositReturned : 0;
  return Math.max(
    0,
    deposits.reduce((sum, cents) => sum + cents, fees + crates),
  );
}

/** What was paid for lines to which the tax was added: each one's share of what the receipt has at its rate. */
function withTheirTax(
  { lines, vat }: Receipt,
  goods: readonly number[],
  others: (rate: number) => number,
): number[] {
  const paid = goods.map(() => 0);
  for (const { rate, gross, isOutsideScope } of vat) {
    if (isOutsideScope) continue;
    const own = goods.map((cents, at) => (lines[at]?.vatRate === rate ? cents : 0));
    const parts = shared(gross, [...own, others(rate)]);
    own.forEach((cents, at) => {
      if (cents > 0) paid[at] = parts[at] ?? 0;
    });
  }
  return paid;
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
