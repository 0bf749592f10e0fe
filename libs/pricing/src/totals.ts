import type { PriceInfo } from '@larder/contracts/cart';
import { discounted } from './discounted.js';
import { scaled, sum } from './money.js';
import { weighingMarginPercent } from './price-range.js';
import { withSurcharge } from './surcharge.js';
import type { Taxed } from './vat.js';
import { vatParts } from './vat.js';

/** One line with its money worked out; cents. */
export interface PricedLine {
  readonly lineTotal: number;
  readonly lineDeposit: number;
  readonly lineSavings: number;
  /** Weighted goods, whose price is only expected until they are weighed. */
  readonly weighted: boolean;
  /** Percent of value added tax contained in the price. */
  readonly vatRate: number;
}

/** What a shop charges beside the goods; cents and percent. */
export interface PricingTerms {
  /** Deposit on the crates of an order, if wanted. */
  readonly crateDeposit: number;
  readonly serviceFeeTaxRate: number;
  /** Goods value from which no service fee is due. */
  readonly freeOfChargeThreshold?: number | undefined;
}

export interface CartMoney {
  readonly lines: readonly PricedLine[];
  /** Fee of the chosen window in cents; 0 without one. */
  readonly serviceFee: number;
  readonly crateDepositDesired: boolean;
  /** What vouchers and codes take off the goods; never more than they cost. */
  readonly discount?: number;
  /** What codes take off the service fee; never more than is due of it. */
  readonly feeOff?: number;
  /** A delivery pass that is bought along. */
  readonly passPrice?: number;
  /** A delivery pass holds: service costs nothing. */
  readonly hasPass?: boolean;
  /** Planned payments in cents. */
  readonly payments: readonly number[];
}

/** True from the threshold on, the threshold included (CART-63). */
export function isServiceFree(orderValue: number, threshold: number | undefined): boolean {
  return threshold !== undefined && orderValue >= threshold;
}

/** The goods and the fee with their rates; deposits are handed back and carry no tax. */
export function taxedAmounts(money: CartMoney, terms: PricingTerms): Taxed[] {
  const goods = discounted(
    money.lines.map(({ vatRate, lineTotal }) => ({ rate: vatRate, gross: lineTotal })),
    money.discount ?? 0,
  );
  // A pass is service that is paid in advance.
  const service = feeAfterDiscount(money, terms) + (money.passPrice ?? 0);
  return service > 0 ? [...goods, { rate: terms.serviceFeeTaxRate, gross: service }] : goods;
}

function goodsValue(money: CartMoney): number {
  return sum(money.lines.map((line) => line.lineTotal));
}

/** The service fee in cents that is due before any code is off it: none with a pass or by value. */
export function dueFee(money: CartMoney, terms: PricingTerms): number {
  const value = goodsValue(money) - (money.discount ?? 0);
  const isFree = money.hasPass === true || isServiceFree(value, terms.freeOfChargeThreshold);
  return isFree ? 0 : money.serviceFee;
}

function feeAfterDiscount(money: CartMoney, terms: PricingTerms): number {
  return dueFee(money, terms) - (money.feeOff ?? 0);
}

/**
 * Every sum of a cart in cents (CART-06). `overAuthorizationAmount` is 10 % of the weighted goods,
 * and `overAuthorizationPercentage` is what that makes of the total, so that CHK-09 gives
 * `totalWithSurcharge` back to the cent and a cart without weighted goods has no surcharge.
 */
export function priceInfo(money: CartMoney, terms: PricingTerms): PriceInfo {
  const { lines, serviceFee, discount = 0, passPrice = 0 } = money;
  const totalArticlePrice = goodsValue(money);
  const orderValue = totalArticlePrice - discount;
  const crates = money.crateDepositDesired ? terms.crateDeposit : 0;
  const depositFees = sum(lines.map((line) => line.lineDeposit)) + crates;
  const serviceFeesAfterDiscount = feeAfterDiscount(money, terms);
  const total = orderValue + depositFees + serviceFeesAfterDiscount + passPrice;
  const savings = sum(lines.map((line) => line.lineSavings));
  const coveredAmount = sum(money.payments);
  const weightedValue = sum(lines.filter((line) => line.weighted).map((line) => line.lineTotal));
  const overAuthorizationAmount = scaled(weightedValue, weighingMarginPercent, 100);
  const overAuthorizationPercentage = total === 0 ? 0 : (overAuthorizationAmount * 100) / total;
  return {
    depositFees,
    discounts: discount,
    coveredAmount,
    orderValue,
    overAuthorizationAmount,
    overAuthorizationPercentage,
    serviceFees: serviceFee,
    serviceFeesAfterDiscount,
    serviceFeeTaxRate: terms.serviceFeeTaxRate,
    total,
    totalArticlePrice,
    totalSavings: savings + discount + serviceFee - serviceFeesAfterDiscount,
    savings,
    totalVat: sum(vatParts(taxedAmounts(money, terms)).map((part) => part.vat)),
    totalWithSurcharge: withSurcharge(total, overAuthorizationPercentage),
    uncoveredAmountWithOverAuthorization: total + overAuthorizationAmount - coveredAmount,
    uncoveredAmountWithoutOverAuthorization: total - coveredAmount,
  };
}
