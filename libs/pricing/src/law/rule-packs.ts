import { countries, type Country } from '@larder/countries';
import { depositKindKnown, promotionFree } from './class-rules.js';
import {
  depositApart,
  lowestBesideReduction,
  lowestPriceCorrect,
  maximumRetailPrice,
  noLowestPrice,
  percentFromLowest,
  reductionIsOne,
  unitOfMeasure,
  unitPriceCorrect,
  unitPriceShown,
  type PriceRule,
} from './price-rules.js';
import type { KnownGoods, ShownPrice } from './shown-price.js';

export interface RulePack {
  /** ISO 3166. */
  readonly country: string;
  readonly rules: readonly PriceRule[];
  /** Required text of each page with prices: that tax is included, or that it is added. */
  readonly taxNote: RegExp;
}

export interface Breach {
  readonly rule: string;
  readonly source: string;
  readonly what: string;
}

const forUnitPrices = ({ prices: { unitPrice } }: Country) =>
  unitPrice ? [unitPriceShown, unitPriceCorrect, unitOfMeasure(unitPrice)] : [];
const forReductions = ({ prices: { lowestPrice } }: Country) =>
  lowestPrice ? [lowestBesideReduction, lowestPriceCorrect, percentFromLowest] : [];

const forMaximum = ({ prices: { maximumRetailPrice: law } }: Country) =>
  law ? [maximumRetailPrice(law.source), noLowestPrice(law.source)] : [];

const packOf = (country: Country): RulePack => ({
  country: country.code,
  rules: [
    ...forUnitPrices(country),
    reductionIsOne,
    depositApart,
    ...forReductions(country),
    ...forMaximum(country),
    promotionFree(country.code),
    depositKindKnown(country.code),
  ],
  taxNote: country.prices.taxNote,
});

/** Checks of a country by its module. They cover what a page can show, and are not legal advice. */
export const rulePacks: Readonly<Record<string, RulePack>> = Object.fromEntries(
  Object.values(countries).map((country) => [country.code, packOf(country)]),
);

/** Everything that is wrong with a price where the pack holds. */
export function breachesOf(pack: RulePack, price: ShownPrice, goods: KnownGoods = {}): Breach[] {
  return pack.rules.flatMap(({ id, source, fault }) => {
    const what = fault(price, goods);
    return what === undefined ? [] : [{ rule: id, source, what }];
  });
}
