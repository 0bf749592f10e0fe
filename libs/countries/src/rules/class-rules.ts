import type { PriceClass } from '@larder/contracts/catalogue';

/**
 * How the sums of an order treat a class of goods. `meansOfPayment`: a gift card, which is no goods,
 * carries no tax and is never discounted. `notPromoted`: goods that no code or voucher may lower.
 */
export type ClassTreatment = 'meansOfPayment' | 'notPromoted';

export interface ClassRule {
  readonly treatment: ClassTreatment;
  /** Source of the rule. */
  readonly source: string;
}

/** A class without an entry may be promoted. */
export type ClassRules = Readonly<Partial<Record<PriceClass, ClassRule>>>;

/**
 * Gift cards and vouchers that can be redeemed for goods of several rates are means of payment:
 * 2006/112/EC art. 30a and 30b tax the redemption and not the sale, art. 73a values it by the price
 * paid for the voucher. A discount at the sale would be a discount on money.
 */
export const meansOfPayment = (source: string): ClassRules => ({
  giftCard: { treatment: 'meansOfPayment', source },
  multiPurposeVoucher: { treatment: 'meansOfPayment', source },
});

export const notPromoted = (source: string): ClassRule => ({ treatment: 'notPromoted', source });

/**
 * Infant formula: Regulation (EU) 2016/127 art. 10 (2) forbids at retail level "special displays,
 * discount coupons, premiums, special sales, loss-leaders and tie-in sales". Great Britain keeps the
 * regulation as assimilated law. Follow-on formula is not covered and stays an ordinary product.
 */
export const infantFormula = (source: string): ClassRules => ({
  infantFormula: notPromoted(source),
});
