import type { Order, Receipt, ReceiptLine } from '@larder/contracts/checkout';
import type { ProductLineItem } from '@larder/contracts/cart';
import {
  countedAmount,
  discountableValue,
  discountedLines,
  giftCardValue,
  isInPounds,
  passInTotal,
  taxedAt,
  vatParts,
} from '@larder/pricing';
import { agreedFor } from '../pricing/agreed-line.js';
import { isPrepaid } from '../is-prepaid.js';
import { chargedTotal, maxLineTotal } from '../picking-rules.js';
import { crateDepositOf } from '../changes/reprice.js';
import { cashRounding, isPaidAtHandover } from './cash-rounding.js';
import { amountsAfterWaiver, chargedAmounts, grossOf, type Charges } from './charged-amounts.js';
import type { AgreedLine, PricingSnapshot, Picked, PickedLine } from '../tables.js';

type Document = Omit<Order, 'status'>;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function receiptLine(
  line: ProductLineItem,
  picked: PickedLine,
  { agreed, rate }: { readonly agreed: AgreedLine; readonly rate: number },
): ReceiptLine {
  const { total, deposit } = chargedTotal(line, picked, agreed);
  const { substitute, outcome } = picked;
  const { goodsCode } = substitute ?? line.product;
  return {
    lineItemId: line.lineItemId,
    name: line.product.name,
    outcome,
    weighed: line.product.weightArticle,
    ...(isInPounds(line.product) && { isInPounds: true }),
    ordered: countedAmount(line.product, line.quantity),
    picked: outcome === 'MISSING' ? 0 : countedAmount(line.product, picked.quantity),
    ...(substitute && { substitute: substitute.name }),
    expected: line.lineTotal,
    highest: maxLineTotal(line),
    total,
    deposit,
    vatRate: substitute?.vatRate ?? rate,
    ...(goodsCode && { goodsCode }),
  };
}

/** A line of the receipt with the values that determine its row in the tax table. */
interface Charged {
  readonly line: ReceiptLine;
  readonly agreed: AgreedLine;
}

/**
 * Final amounts of an order. Fee, tip, voucher and codes stay as agreed even if goods are missing: missing
 * goods never make the others more expensive. So what is to pay is at most the maximum that was shown
 * before.
 */
export function createReceipt(document: Document, basis: PricingSnapshot, picked: Picked): Receipt {
  const { priceInfo, discountCodes } = document;
  const { serviceFeesAfterDiscount: serviceFee, tip = 0 } = priceInfo;
  const charged = chargedLines(document, basis, picked);
  const lines = charged.map(({ line }) => line);
  const goods = sumOf(lines.map((line) => line.total));
  // Nothing is taken off gift cards and off goods that the law keeps out of promotions.
  const discount = Math.min(priceInfo.discounts, discountableValue(charged.map(toTreated)));
  const crates = crateDepositOf(document);
  const deposits = sumOf(lines.map((line) => line.deposit)) + crates;
  const deliveryPass = passInTotal(priceInfo);
  const charges: Charges = {
    goods: discountedLines(charged.map(toTreated), discount),
    others: [
      ...taxedDeposits(charged),
      taxedAt(priceInfo.serviceFeeTaxRate, serviceFee + deliveryPass),
      taxedAt(basis.crateTaxRate, crates),
      taxedAt(undefined, giftCardValue(charged.map(toTreated)) + tip),
    ],
    isTaxAdded: basis.isTaxAdded ?? false,
  };
  const total = grossOf(chargedAmounts(charges));
  const addedTax = total - (goods - discount + deposits + serviceFee + deliveryPass + tip);
  // Never more than was prepaid or reserved: the excess weight is free for the shopper.
  const highest = priceInfo.total + priceInfo.overAuthorizationAmount;
  // Goods in place of others may be taxed at a higher rate, where the tax comes on top.
  const most = basis.isTaxAdded ? highest : total;
  const due = Math.min(total, isPrepaid(document) ? (picked.mostCharged ?? priceInfo.total) : most);
  const { depositReturned } = picked;
  const step = isPaidAtHandover(document) ? (basis.cashStep ?? 1) : 1;
  const rounding = cashRounding(due - depositReturned, step);
  return {
    orderNumber: document.orderNumber,
    issuedAt: picked.pickedAt,
    lines,
    ...(discountCodes && { discountCodes }),
    goods,
    discount,
    deposits,
    serviceFee,
    deliveryPass,
    total,
    ...(tip > 0 && { tip }),
    ...(basis.isTaxAdded && { addedTax }),
    ...(rounding !== 0 && { rounding }),
    promised: { expected: priceInfo.total, highest },
    depositReturned,
    toPay: due - depositReturned + rounding,
    payments: document.payments,
    ...(document.paysWith !== undefined && { paysWith: document.paysWith }),
    vat: vatParts([
      ...amountsAfterWaiver(charges, total - due),
      // Empties are taken back as the packaging of the delivery, which the crates are too.
      taxedAt(basis.crateTaxRate, -depositReturned),
      taxedAt(undefined, rounding),
    ]).filter(({ gross }) => gross !== 0),
  };
}

function chargedLines(document: Document, basis: PricingSnapshot, picked: Picked): Charged[] {
  const known = new Map(picked.lines.map((line) => [line.lineItemId, line]));
  return document.productLineItems.map((line) => {
    const { lineItemId } = line;
    const found = known.get(lineItemId) ?? { lineItemId, outcome: 'MISSING', quantity: 0 };
    const rate = basis.vatRates[lineItemId] ?? document.priceInfo.serviceFeeTaxRate;
    const agreed = agreedFor(basis, line);
    return { line: receiptLine(line, found, { agreed, rate }), agreed };
  });
}

const toTreated = ({ line: { total, vatRate }, agreed: { treatment } }: Charged) => ({
  lineTotal: total,
  vatRate,
  treatment,
});

function taxedDeposits(charged: readonly Charged[]) {
  return charged.map(({ line, agreed: { depositVatRate } }) =>
    // The deposit of a substitute is taxed like the substitute.
    taxedAt(depositVatRate === undefined ? undefined : line.vatRate, line.deposit),
  );
}
