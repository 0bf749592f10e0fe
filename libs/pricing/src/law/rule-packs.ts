import { depositKindKnown, promotionFree } from './class-rules.js';
import {
  depositApart,
  lowestBesideReduction,
  lowestPriceCorrect,
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
  /** Required text of each page with prices: that tax is included. */
  readonly taxNote: RegExp;
}

export interface Breach {
  readonly rule: string;
  readonly source: string;
  readonly what: string;
}

const everywhere = [unitPriceShown, unitPriceCorrect, reductionIsOne, depositApart];
const inUnion = [...everywhere, lowestBesideReduction, lowestPriceCorrect, percentFromLowest];
const forClasses = (country: string) => [promotionFree(country), depositKindKnown(country)];

/**
 * Checks of a country, without those that allow a unit price per 100 g. They cover what a page can
 * show, and are not legal advice.
 */
export const rulePacks: Readonly<Record<string, RulePack>> = {
  AT: {
    country: 'AT',
    rules: [
      ...inUnion,
      ...forClasses('AT'),
      unitOfMeasure('listed', 'PrAG § 10a (3), Grundpreisauszeichnungsverordnung § 3'),
    ],
    taxNote:
      /(inkl|einschl|including|incl)[^<]{0,30}(umsatzsteuer|ust|mwst|mehrwertsteuer|vat|tax)/i,
  },
  DE: {
    country: 'DE',
    rules: [...inUnion, ...forClasses('DE'), unitOfMeasure('loose', 'PAngV § 5')],
    taxNote:
      /(inkl|einschl|including|incl)[^<]{0,30}(umsatzsteuer|ust|mwst|mehrwertsteuer|vat|tax)/i,
  },
  GB: {
    country: 'GB',
    rules: [
      ...everywhere,
      ...forClasses('GB'),
      unitOfMeasure('listed', 'Price Marking Order 2004, schedule 1'),
    ],
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
