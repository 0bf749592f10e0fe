export { benefitOf, bestBenefit, shared } from './benefit.js';
export type { Benefit } from './benefit.js';
export { deducted, missingFor } from './deductions.js';
export type { CodeBenefit } from './deductions.js';
export { discounted } from './discounted.js';
export {
  countedAmount,
  isOnStep,
  largestQuantity,
  lineWeight,
  nextQuantity,
  previousQuantity,
  quantityAfterAdding,
  shownQuantity,
} from './quantity.js';
export type { Countable, ShownQuantity } from './quantity.js';
export {
  lineDeposit,
  lineSavings,
  lineTotal,
  perPiecePrice,
  priceFor,
  shownPrice,
} from './product-price.js';
export type { Priced } from './product-price.js';
export { highestLineTotal, totalRange } from './price-range.js';
export type { TotalRange } from './price-range.js';
export { unitPrice } from './unit-price.js';
export type { Measured, UnitPrice } from './unit-price.js';
export { discountableAmounts, discountableValue, giftCardValue, goodsValue } from './treatment.js';
export type { LineTreatment } from './treatment.js';
export { taxedAt, vatParts } from './vat.js';
export type { Taxed, VatPart } from './vat.js';
export { discountedLines, isServiceFree, priceInfo, taxedAmounts } from './totals.js';
export type { CartMoney, PricedLine, PricingTerms } from './totals.js';
export { hasSurcharge, reservedAmount, withSurcharge } from './surcharge.js';
export { inKilograms, limitFindings, limitsFor } from './limits.js';
export type { LimitFinding, OrderLimits } from './limits.js';
export { depositRate, depositRules } from './law/deposit-rules.js';
export type { DepositRules, DepositTax } from './law/deposit-rules.js';
export { classRule, neverPromoted, withoutPromotions } from './law/price-classes.js';
export type { ClassRule } from './law/price-classes.js';
export { breachesOf, rulePacks } from './law/rule-packs.js';
export type { Breach, RulePack } from './law/rule-packs.js';
export type { KnownGoods, ShownPrice, ShownUnitPrice } from './law/shown-price.js';
