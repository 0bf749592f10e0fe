import type { Order, Receipt, ReceiptLine } from '@larder/contracts/checkout';
import type { ProductLineItem } from '@larder/contracts/cart';
import { countedAmount, discounted, vatParts } from '@larder/pricing';
import { passPriceOf } from './order-tables.js';
import { isPaidAhead } from './paid-ahead.js';
import { chargeOf, highestOf } from './picking-rules.js';
import { cratesOf } from './reprice.js';
import type { Basis, Picked, PickedLine } from './tables.js';

type Document = Omit<Order, 'status'>;

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function receiptLine(line: ProductLineItem, picked: PickedLine, rate: number): ReceiptLine {
  const { total, deposit } = chargeOf(line, picked);
  const { substitute, outcome } = picked;
  return {
    lineItemId: line.lineItemId,
    name: line.product.name,
    outcome,
    weighed: line.product.weightArticle,
    ordered: countedAmount(line.product, line.quantity),
    picked: outcome === 'MISSING' ? 0 : countedAmount(line.product, picked.quantity),
    ...(substitute && { substitute: substitute.name }),
    expected: line.lineTotal,
    highest: highestOf(line),
    total,
    deposit,
    vatRate: substitute?.vatRate ?? rate,
  };
}

/**
 * What an order came to. Fee, voucher and codes stay as agreed, whatever the shop could not bring: what is
 * missing makes the rest no dearer. So the total is at most the highest that was told before.
 */
export function receiptOf(document: Document, basis: Basis, picked: Picked): Receipt {
  const { priceInfo, productLineItems, discountCodes } = document;
  const { serviceFeesAfterDiscount: serviceFee, serviceFeeTaxRate } = priceInfo;
  const known = new Map(picked.lines.map((line) => [line.lineItemId, line]));
  const lines = productLineItems.map((line) => {
    const { lineItemId } = line;
    const found = known.get(lineItemId) ?? { lineItemId, outcome: 'MISSING', quantity: 0 };
    return receiptLine(line, found, basis.vatRates[lineItemId] ?? serviceFeeTaxRate);
  });
  const goods = sumOf(lines.map((line) => line.total));
  const discount = Math.min(priceInfo.discounts, goods);
  const deposits = sumOf(lines.map((line) => line.deposit)) + cratesOf(document);
  const deliveryPass = passPriceOf(document);
  const total = goods - discount + deposits + serviceFee + deliveryPass;
  // What was charged with the order is not charged again: what weighs more goes at our cost.
  const isAhead = isPaidAhead(document);
  return {
    ...{ orderNumber: document.orderNumber, issuedAt: picked.pickedAt, lines },
    ...(discountCodes && { discountCodes }),
    ...{ goods, discount, deposits, serviceFee, deliveryPass, total },
    promised: {
      expected: priceInfo.total,
      highest: priceInfo.total + priceInfo.overAuthorizationAmount,
    },
    depositReturned: picked.depositReturned,
    toPay: (isAhead ? Math.min(total, priceInfo.total) : total) - picked.depositReturned,
    payments: document.payments,
    vat: taxOf(lines, discount, { rate: serviceFeeTaxRate, gross: serviceFee + deliveryPass }),
  };
}

/** The tax by rate; the discount lowers each rate by its share, and deposits carry none. */
function taxOf(
  lines: readonly ReceiptLine[],
  discount: number,
  service: { readonly rate: number; readonly gross: number },
): Receipt['vat'] {
  const goods = discounted(
    lines.map(({ vatRate, total }) => ({ rate: vatRate, gross: total })),
    discount,
  );
  const taxed = [...goods, service].filter(({ gross }) => gross > 0);
  return vatParts(taxed).map(({ rate, gross, net, vat }) => ({ rate, gross, net, vat }));
}
