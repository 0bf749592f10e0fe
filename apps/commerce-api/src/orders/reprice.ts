import type { Order } from '@larder/contracts/checkout';
import type { PriceInfo, ProductLineItem } from '@larder/contracts/cart';
import { benefitOf, lineSavings, lineTotal, priceInfo } from '@larder/pricing';
import { passPriceOf } from './order-tables.js';
import type { Basis } from './tables.js';

type Document = Omit<Order, 'status'>;

/** The price in cents at which a line was ordered: the regular one, or the member's. */
export function priceOf({ product, quantity, lineTotal: ordered }: ProductLineItem): number {
  const { regular, loyalty } = product.price;
  const isRegular = lineTotal(product, quantity, regular.value) === ordered;
  return isRegular || !loyalty ? regular.value : loyalty.value;
}

/** Deposit in cents on the crates of an order. */
export function cratesOf({ priceInfo: { depositFees }, productLineItems }: Document): number {
  return depositFees - productLineItems.reduce((sum, line) => sum + line.lineDeposit, 0);
}

interface Left {
  /** The order as it was. */
  readonly document: Document;
  readonly basis: Basis;
  /** Those of its lines that stay. */
  readonly lines: Document['productLineItems'];
  /** Fee of its window in cents. */
  readonly serviceFee: number;
}

/** The sums of an order as it would be with these lines and the fee of its window. */
export function repriced({ document, basis, lines, serviceFee }: Left): PriceInfo {
  const { priceInfo: before } = document;
  const goods = lines.reduce((sum, line) => sum + line.lineTotal, 0);
  const sumsFor = (payments: readonly number[]) =>
    priceInfo(
      {
        lines: lines.map((line) => ({
          lineTotal: line.lineTotal,
          lineDeposit: line.lineDeposit,
          lineSavings: lineSavings(line.product, line.quantity, priceOf(line)),
          weighted: line.product.weightArticle,
          vatRate: basis.vatRates[line.lineItemId] ?? before.serviceFeeTaxRate,
        })),
        serviceFee,
        crateDepositDesired: true,
        discount: basis.benefit ? benefitOf(basis.benefit, goods) : 0,
        passPrice: passPriceOf(document),
        hasPass: basis.hasPass,
        payments,
      },
      {
        crateDeposit: cratesOf(document),
        serviceFeeTaxRate: before.serviceFeeTaxRate,
        freeOfChargeThreshold: basis.freeOfChargeThreshold,
      },
    );
  return sumsFor([sumsFor([]).total]);
}
