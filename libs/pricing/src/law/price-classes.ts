import type { PriceClass, ProductPrice } from '@larder/contracts/catalogue';
import type { LineTreatment } from '../totals/treatment.js';

export interface ClassRule {
  readonly treatment: LineTreatment;
  /** Source of the rule. */
  readonly source: string;
}

type ClassRules = Readonly<Partial<Record<PriceClass, ClassRule>>>;

/**
 * Gift cards and vouchers that can be redeemed for goods of several rates are means of payment:
 * 2006/112/EC art. 30a and 30b tax the redemption and not the sale, art. 73a values it by the price
 * paid for the voucher. A discount at the sale would be a discount on money.
 */
const meansOfPayment = (source: string): ClassRules => ({
  giftCard: { treatment: 'meansOfPayment', source },
  multiPurposeVoucher: { treatment: 'meansOfPayment', source },
});

/**
 * Infant formula: Regulation (EU) 2016/127 art. 10 (2) forbids at retail level "special displays,
 * discount coupons, premiums, special sales, loss-leaders and tie-in sales". Great Britain keeps the
 * regulation as assimilated law. Follow-on formula is not covered and stays an ordinary product.
 */
const infantFormula = (source: string): ClassRules => ({
  infantFormula: { treatment: 'notPromoted', source },
});

const notPromoted = (source: string): ClassRule => ({ treatment: 'notPromoted', source });

/**
 * Rules of a class of goods in a country; a class without an entry may be promoted there. They are a
 * basis for a shop's rules, not legal advice.
 */
const byCountry: Readonly<Record<string, ClassRules>> = {
  AT: {
    ...meansOfPayment('2006/112/EC art. 30b, UStG 1994 § 1 (1) Z 1'),
    ...infantFormula('(EU) 2016/127 art. 10 (2)'),
    tobacco: notPromoted('TabMG 1996 § 9'),
    fixedPriceBook: notPromoted('BPrBG 2023 § 4'),
    medicine: notPromoted('Österreichische Arzneitaxe (Preisgesetz 1992)'),
  },
  DE: {
    ...meansOfPayment('2006/112/EC art. 30b, UStG § 3 (15)'),
    ...infantFormula('(EU) 2016/127 art. 10 (2)'),
    tobacco: notPromoted('TabStG § 28'),
    fixedPriceBook: notPromoted('BuchPrG § 3'),
    medicine: notPromoted('AMPreisV § 3, HWG § 7'),
  },
  // Books have had no fixed prices there since the Net Book Agreement ended in 1997.
  GB: {
    ...meansOfPayment('VATA 1994 schedule 10B'),
    ...infantFormula('assimilated (EU) 2016/127 art. 10 (2)'),
    tobacco: notPromoted('TAPA 2002 s. 9'),
  },
};

/** The rule of a country (ISO 3166) for a class; undefined for ordinary goods. */
export function classRule(
  country: string,
  priceClass: PriceClass | undefined,
): ClassRule | undefined {
  return priceClass && (byCountry[country] ?? everywhere)[priceClass];
}

/** Rules common to all known countries: the default for an unknown country. */
const everywhere: ClassRules = {
  ...meansOfPayment('2006/112/EC art. 30b'),
  ...infantFormula('(EU) 2016/127 art. 10 (2)'),
};

/** Names of the parts of a price that announce or grant a lower one. */
const promotions = ['loyalty', 'former', 'lowestPrior30', 'multiBuy'] as const;

/** The price without everything that promotes it; deposit and regular price stay. */
export function withoutPromotions(price: ProductPrice): ProductPrice {
  const bare = Object.entries(price).filter(
    ([name]) => !promotions.some((promotion) => promotion === name),
  );
  return { ...Object.fromEntries(bare), regular: price.regular };
}

/** Classes that are excluded from promotions everywhere. */
export const neverPromoted = Object.keys(everywhere) as readonly PriceClass[];
