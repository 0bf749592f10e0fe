import {
  depositApart,
  lowestBesideReduction,
  lowestRight,
  percentFromLowest,
  reductionIsOne,
  unitOfMeasure,
  unitPriceRight,
  unitPriceThere,
  type PriceRule,
} from './price-rules.js';
import type { KnownGoods, ShownPrice } from './shown-price.js';

export interface RulePack {
  /** ISO 3166. */
  readonly country: string;
  readonly rules: readonly PriceRule[];
  /** Words that each page with prices has: that tax is in them. */
  readonly taxNote: RegExp;
}

export interface Breach {
  readonly rule: string;
  readonly source: string;
  readonly what: string;
}

const everywhere = [unitPriceThere, unitPriceRight, reductionIsOne, depositApart];
const inUnion = [...everywhere, lowestBesideReduction, lowestRight, percentFromLowest];

/** What is checked in a country. It is what a page can show, and no advice of a lawyer. */
export const rulePacks: Readonly<Record<string, RulePack>> = {
  AT: {
    country: 'AT',
    rules: [...inUnion, unitOfMeasure(250, '98/6/EC art. 2 b, PrAG')],
    taxNote:
      /(inkl|einschl|including|incl)[^<]{0,30}(umsatzsteuer|ust|mwst|mehrwertsteuer|vat|tax)/i,
  },
  DE: {
    country: 'DE',
    rules: [...inUnion, unitOfMeasure(0, 'PAngV § 5')],
    taxNote:
      /(inkl|einschl|including|incl)[^<]{0,30}(umsatzsteuer|ust|mwst|mehrwertsteuer|vat|tax)/i,
  },
  GB: {
    country: 'GB',
    // Which goods are told by 100 g stands in a list of goods: those units are not checked.
    rules: [...everywhere, unitOfMeasure(Infinity, 'Price Marking Order 2004, schedule 1')],
    taxNote: /(includ|incl)[^<]{0,30}(vat|tax)/i,
  },
};

/** Everything that is wrong with a price where the pack holds. */
export function breachesOf(pack: RulePack, price: ShownPrice, goods: KnownGoods = {}): Breach[] {
  return pack.rules.flatMap(({ id, source, fault }) => {
    const what = fault(price, goods);
    return what === undefined ? [] : [{ rule: id, source, what }];
  });
}
