import type { Order } from '@larder/contracts/checkout';
import type { PriceInfo } from '@larder/contracts/cart';
import { deducted, lineSavings, passInTotal, priceInfo } from '@larder/pricing';
import { agreedFor } from '../pricing/agreed-line.js';
import { roundedTotal } from '../receipt/cash-rounding.js';
import type { PricingSnapshot } from '../tables.js';

type Document = Omit<Order, 'status'>;

/** Deposit in cents on the crates of an order. */
export function crateDepositOf({ priceInfo: { depositFees }, productLineItems }: Document): number {
  return depositFees - productLineItems.reduce((sum, line) => sum + line.lineDeposit, 0);
}

interface RemainingOrder {
  /** The order before the change. */
  readonly document: Document;
  readonly basis: PricingSnapshot;
  /** Those of its lines that stay. */
  readonly lines: Document['productLineItems'];
  /** Fee of its time slot in cents. */
  readonly serviceFee: number;
}

type Sums = Pick<Document, 'discountCodes' | 'totalAtHandover'> & {
  readonly priceInfo: PriceInfo;
};

/**
 * The sums of an order with only these lines and this fee, at the prices agreed at placing, and what its
 * codes take off then. A code that no longer holds takes nothing off and stays with the order.
 */
export function repriceOrder({ document, basis, lines, serviceFee }: RemainingOrder): Sums {
  const terms = {
    crateDeposit: crateDepositOf(document),
    crateTaxRate: basis.crateTaxRate,
    serviceFeeTaxRate: document.priceInfo.serviceFeeTaxRate,
    isTaxAdded: basis.isTaxAdded,
    freeOfChargeThreshold: basis.freeOfChargeThreshold,
  };
  const { codes = [], benefit } = basis;
  const benefits = [...(benefit ? [{ code: undefined, benefit }] : []), ...codes];
  const { money, parts } = deducted(
    {
      lines: lines.map((line) => {
        const { unitPrice, treatment, depositVatRate } = agreedFor(basis, line);
        return {
          lineTotal: line.lineTotal,
          lineDeposit: line.lineDeposit,
          lineSavings: lineSavings(line.product, line.quantity, unitPrice),
          weighted: line.product.weightArticle,
          vatRate: basis.vatRates[line.lineItemId] ?? terms.serviceFeeTaxRate,
          depositVatRate,
          treatment,
        };
      }),
      serviceFee,
      crateDepositDesired: true,
      passPrice: passInTotal(document.priceInfo),
      hasPass: basis.hasPass,
      tip: document.priceInfo.tip ?? 0,
      payments: [],
    },
    terms,
    benefits.map((one) => one.benefit),
  );
  const { total } = priceInfo(money, terms);
  const savings = new Map(benefits.map(({ code }, at) => [code, parts[at] ?? 0]));
  const discountCodes = document.discountCodes?.map((one) => ({
    ...one,
    savings: savings.get(one.code) ?? 0,
  }));
  const repriced = priceInfo({ ...money, payments: [total] }, terms);
  return {
    priceInfo: repriced,
    totalAtHandover: roundedTotal(
      { payments: document.payments, priceInfo: repriced },
      basis.cashStep,
    ),
    ...(discountCodes && { discountCodes }),
  };
}
