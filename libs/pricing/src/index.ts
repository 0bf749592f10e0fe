export { benefitOf, bestBenefit, shared } from './totals/benefit.js';
export type { Benefit } from './totals/benefit.js';
export { cashAtDoor, leftAtDoor, usualAmounts } from './totals/cash-at-door.js';
export { deducted, missingFor } from './totals/deductions.js';
export type { CodeBenefit } from './totals/deductions.js';
export { discounted } from './prices/discounted.js';
export {
  countedAmount,
  isOnStep,
  largestQuantity,
  lineWeight,
  nextQuantity,
  previousQuantity,
  quantityAfterAdding,
  shownQuantity,
  isInPounds,
  shownWeight,
} from './prices/quantity.js';
export type { Countable, ShownQuantity, ShownWeight } from './prices/quantity.js';
export {
  lineDeposit,
  lineSavings,
  lineTotal,
  perPiecePrice,
  priceFor,
  shownPrice,
} from './prices/product-price.js';
export type { Priced } from './prices/product-price.js';
export { highestLineTotal, totalRange } from './prices/price-range.js';
export type { TotalRange } from './prices/price-range.js';
export { unitPrice } from './prices/unit-price.js';
export type { Measured, UnitPrice } from './prices/unit-price.js';
export {
  discountableAmounts,
  discountableValue,
  giftCardValue,
  goodsValue,
} from './totals/treatment.js';
export type { LineTreatment } from './totals/treatment.js';
export { namedParts, taxedAt, vatParts, withTaxAdded } from './totals/vat.js';
export type { Taxed, VatPart } from './totals/vat.js';
export { passInTotal } from './totals/pass-in-total.js';
export { discountedLines, isServiceFree, priceInfo, taxedAmounts } from './totals/totals.js';
export type { CartMoney, PricedLine, PricingTerms } from './totals/totals.js';
export { hasSurcharge, reservedAmount, withSurcharge } from './totals/surcharge.js';
export { inKilograms, limitFindings, limitsFor } from './totals/limits.js';
export type { LimitFinding, OrderLimits } from './totals/limits.js';
export { depositRate, depositRules } from './law/deposit-rules.js';
export { classRule, neverPromoted, withoutPromotions } from './law/price-classes.js';
export { breachesOf, rulePacks } from './law/rule-packs.js';
export type { Breach, RulePack } from './law/rule-packs.js';
export type { KnownGoods, ShownPrice, ShownUnitPrice } from './law/shown-price.js';
