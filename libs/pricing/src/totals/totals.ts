import type { PriceInfo } from '@larder/contracts/cart';
import { discounted } from '../prices/discounted.js';
import { scaled, sum } from '../prices/money.js';
import { weighingMarginPercent } from '../prices/price-range.js';
import { withSurcharge } from './surcharge.js';
import { giftCardValue, goodsValue, type LineTreatment } from './treatment.js';
import type { Taxed } from './vat.js';
import { taxedAt, vatParts, withTaxAdded } from './vat.js';

/** One line with its money worked out; cents. */
export interface PricedLine {
  readonly lineTotal: number;
  readonly lineDeposit: number;
  readonly lineSavings: number;
  /** Weighted goods, whose price is only expected until they are weighed. */
  readonly weighted: boolean;
  /** Percent of tax contained in the price, or added to it (`PricingTerms.isTaxAdded`). */
  readonly vatRate: number;
  /** Rate at which the deposit is taxed; undefined when it is outside the scope of the tax. */
  readonly depositVatRate?: number | undefined;
  /** Absent for ordinary goods. */
  readonly treatment?: LineTreatment | undefined;
}

/** What a shop charges beside the goods; cents and percent. */
export interface PricingTerms {
  /** Deposit on the crates of an order, if wanted. */
  readonly crateDeposit: number;
  /** Rate at which that is taxed; undefined when it is outside the scope of the tax. */
  readonly crateTaxRate?: number | undefined;
  readonly serviceFeeTaxRate: number;
  /** Prices are without tax, which comes on top of the total. */
  readonly isTaxAdded?: boolean | undefined;
  /** Goods value from which no service fee is due. */
  readonly freeOfChargeThreshold?: number | undefined;
}

export interface CartMoney {
  readonly lines: readonly PricedLine[];
  /** Fee of the chosen time slot in cents; 0 without one. */
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
  /** For the driver: in the total, and measured by nothing else. */
  readonly tip?: number;
  /** Planned payments in cents. */
  readonly payments: readonly number[];
}

/** True from the threshold on, the threshold included (CART-63). */
export function isServiceFree(orderValue: number, threshold: number | undefined): boolean {
  return threshold !== undefined && orderValue >= threshold;
}

/** Everything that is paid with its rate: goods, gift cards, deposits, fee, pass and tip. */
export function taxedAmounts(money: CartMoney, terms: PricingTerms): Taxed[] {
  const amounts = pricedAmounts(money, terms);
  return terms.isTaxAdded ? withTaxAdded(amounts) : amounts;
}

function pricedAmounts(money: CartMoney, terms: PricingTerms): Taxed[] {
  const { lines } = money;
  const goods = discountedLines(lines, money.discount ?? 0);
  // A pass is service that is paid in advance.
  const service = feeAfterDiscount(money, terms) + (money.passPrice ?? 0);
  const all = [
    ...goods,
    taxedAt(undefined, giftCardValue(lines)),
    ...lines.map(({ depositVatRate, lineDeposit }) => taxedAt(depositVatRate, lineDeposit)),
    taxedAt(terms.crateTaxRate, cratesOf(money, terms)),
    taxedAt(terms.serviceFeeTaxRate, service),
    // It is the driver's: the shop passes it on.
    taxedAt(undefined, money.tip ?? 0),
  ];
  return all.filter(({ gross }) => gross !== 0);
}

/** Goods with their rates once a discount is off those that may be discounted. */
export function discountedLines(
  lines: readonly Pick<PricedLine, 'lineTotal' | 'vatRate' | 'treatment'>[],
  discount: number,
): Taxed[] {
  const of = (treatment: LineTreatment | undefined) =>
    lines
      .filter((line) => line.treatment === treatment)
      .map(({ vatRate, lineTotal }) => ({ rate: vatRate, gross: lineTotal }));
  return [...discounted(of(undefined), discount), ...of('notPromoted')];
}

function cratesOf({ crateDepositDesired }: CartMoney, { crateDeposit }: PricingTerms): number {
  return crateDepositDesired ? crateDeposit : 0;
}

/** The service fee in cents that is due before any code is off it: none with a pass or by value. */
export function dueFee(money: CartMoney, terms: PricingTerms): number {
  const value = goodsValue(money.lines) - (money.discount ?? 0);
  const isFree = money.hasPass === true || isServiceFree(value, terms.freeOfChargeThreshold);
  return isFree ? 0 : money.serviceFee;
}

function feeAfterDiscount(money: CartMoney, terms: PricingTerms): number {
  return dueFee(money, terms) - (money.feeOff ?? 0);
}

/** Cents that weighted goods may cost more, with the tax that is added to them. */
function marginOf(money: CartMoney, terms: PricingTerms, total: number): number {
  const weighted = money.lines.filter((line) => line.weighted);
  const margin = (lines: readonly PricedLine[]) =>
    scaled(sum(lines.map(({ lineTotal }) => lineTotal)), weighingMarginPercent, 100);
  if (!terms.isTaxAdded) return margin(weighted);
  const extra = [...new Set(weighted.map(({ vatRate }) => vatRate))].map((rate) =>
    taxedAt(rate, margin(weighted.filter(({ vatRate }) => vatRate === rate))),
  );
  const highest = withTaxAdded([...pricedAmounts(money, terms), ...extra]);
  return sum(highest.map(({ gross }) => gross)) - total;
}

/**
 * Every sum of a cart in cents (CART-06). `overAuthorizationAmount` is 10 % of the weighted goods,
 * and `overAuthorizationPercentage` is what that makes of the total, so that CHK-09 gives
 * `totalWithSurcharge` back to the cent and a cart without weighted goods has no surcharge.
 */
export function priceInfo(money: CartMoney, terms: PricingTerms): PriceInfo {
  const { lines, serviceFee, discount = 0, passPrice = 0, tip = 0 } = money;
  const giftCards = giftCardValue(lines);
  const goods = goodsValue(lines);
  const orderValue = goods - discount;
  const depositFees = sum(lines.map((line) => line.lineDeposit)) + cratesOf(money, terms);
  const serviceFeesAfterDiscount = feeAfterDiscount(money, terms);
  const amounts = taxedAmounts(money, terms);
  const total = sum(amounts.map(({ gross }) => gross));
  const prices = orderValue + giftCards + depositFees + serviceFeesAfterDiscount + passPrice + tip;
  const addedTax = total - prices;
  const savings = sum(lines.map((line) => line.lineSavings));
  const coveredAmount = sum(money.payments);
  const overAuthorizationAmount = marginOf(money, terms, total);
  const overAuthorizationPercentage = total === 0 ? 0 : (overAuthorizationAmount * 100) / total;
  return {
    depositFees,
    discounts: discount,
    coveredAmount,
    orderValue,
    ...(giftCards > 0 && { giftCardValue: giftCards }),
    ...(tip > 0 && { tip }),
    ...(terms.isTaxAdded && { addedTax }),
    overAuthorizationAmount,
    overAuthorizationPercentage,
    serviceFees: serviceFee,
    serviceFeesAfterDiscount,
    serviceFeeTaxRate: terms.serviceFeeTaxRate,
    total,
    totalArticlePrice: goods + giftCards,
    totalSavings: savings + discount + serviceFee - serviceFeesAfterDiscount,
    savings,
    totalVat: sum(vatParts(amounts).map((part) => part.vat)),
    totalWithSurcharge: withSurcharge(total, overAuthorizationPercentage),
    uncoveredAmountWithOverAuthorization: total + overAuthorizationAmount - coveredAmount,
    uncoveredAmountWithoutOverAuthorization: total - coveredAmount,
  };
}
