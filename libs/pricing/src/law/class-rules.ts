import { depositRules } from './deposit-rules.js';
import { classRule } from './price-classes.js';
import type { PriceRule } from './price-rules.js';

/** Goods that a country excludes from price promotions are shown at their regular price only. */
export const promotionFree = (country: string): PriceRule => ({
  id: 'promoted-class',
  source: '(EU) 2016/127 art. 10, 2006/112/EC art. 30b and the country’s list',
  fault: ({ former, percent, member, multi }, { priceClass }) => {
    const rule = classRule(country, priceClass);
    const isPromoted = [former, percent, member, multi].some((part) => part !== undefined);
    return rule && isPromoted
      ? `${priceClass} is promoted, which ${rule.source} does not allow`
      : undefined;
  },
});

/** Where single-use and returnable packaging are taxed differently, a deposit states its packaging. */
export const depositKindKnown = (country: string): PriceRule => {
  const { singleUse, returnable, source } = depositRules(country);
  return {
    id: 'deposit-kind-missing',
    source,
    fault: (_price, { deposit, depositKind }) =>
      singleUse !== returnable && deposit !== undefined && depositKind === undefined
        ? `nothing says whether the deposit of ${deposit} cents is for single-use packaging`
        : undefined,
  };
};
