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
export { unitPrice } from './unit-price.js';
export type { Measured, UnitPrice } from './unit-price.js';
export { vatParts } from './vat.js';
export type { Taxed, VatPart } from './vat.js';
export { isServiceFree, priceInfo, taxedAmounts } from './totals.js';
export type { CartMoney, PricedLine, PricingTerms } from './totals.js';
export { hasSurcharge, reservedAmount, withSurcharge } from './surcharge.js';
export { inKilograms, limitFindings, limitsFor } from './limits.js';
export type { LimitFinding, OrderLimits } from './limits.js';
export { breachesOf, rulePacks } from './law/rule-packs.js';
export type { Breach, RulePack } from './law/rule-packs.js';
export type { KnownGoods, ShownPrice, ShownUnitPrice } from './law/shown-price.js';
