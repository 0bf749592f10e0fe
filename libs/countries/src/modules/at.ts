import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { notPromoted } from '../rules/class-rules.js';
import { germanTaxNote } from '../rules/price-law.js';
import { euroNotes } from '../rules/notes.js';
import {
  ascension,
  corpusChristi,
  easterMonday,
  lowestOf30Days,
  on,
  unionClasses,
  unionPages,
  unionReceipt,
  whitMonday,
  withdrawal14Days,
} from '../rules/union.js';

/** Austria. */
export const AT: Country = {
  code: 'AT',
  currency: 'EUR',
  prices: {
    // 100 g for five groups of goods: https://www.ris.bka.gv.at/eli/bgbl/1992/146 § 10a
    unitPrice: {
      base: 'listed',
      source: 'PrAG § 10a (3), Grundpreisauszeichnungsverordnung § 3',
    },
    // https://www.ris.bka.gv.at/eli/bgbl/1992/146 § 9a
    lowestPrice: lowestOf30Days('PrAG § 9a'),
    taxNote: germanTaxNote,
  },
  // 4.9 for staple food since 1 July 2026: https://www.ris.bka.gv.at/eli/bgbl/1994/663 § 10
  taxes: {
    name: { en: 'VAT', de: 'MwSt.' },
    isIncluded: true,
    rates: { standard: 20, reduced: [13, 10, 4.9] },
    food: 10,
    source: 'UStG 1994 § 10',
  },
  // https://www.ris.bka.gv.at/eli/bgbl/1994/663 Art. 28
  taxId: { name: 'UID', pattern: /^ATU\d{8}$/, example: 'ATU12345678' },
  /*
   * Returnable packaging shares the tax of its content, and its return lowers the price (UStR 2000 Rz
   * 348, 2393). The single-use deposit since 1 January 2025 is collected in the name and on the account
   * of the central body: a transitory item that is not taxed (UStG 1994 § 4 (3); EinwegpfandVO, BGBl. II
   * 283/2023, § 4; answer of the Ministry of Finance to the WKO of 2024).
   */
  deposits: {
    singleUse: 'outside',
    returnable: 'asGoods',
    crates: 'asGoods',
    source: 'UStG 1994 § 4 (3), UStR 2000 Rz 348',
  },
  classes: {
    ...unionClasses('UStG 1994 § 1 (1) Z 1'),
    tobacco: notPromoted('TabMG 1996 § 9'),
    fixedPriceBook: notPromoted('BPrBG 2023 § 4'),
    medicine: notPromoted('Österreichische Arzneitaxe (Preisgesetz 1992)'),
  },
  // Laws of the nine states, the same since 2019: https://www.oesterreich.gv.at (Jugendschutz)
  ages: { beerAndWine: 16, spirits: 18, tobacco: 18, source: 'Jugendschutzgesetze der Länder' },
  sales: {
    // https://www.ris.bka.gv.at/eli/bgbl/2014/33 § 11, exceptions § 18
    withdrawal: withdrawal14Days('FAGG § 11'),
    legalPages: unionPages,
    ...unionReceipt('UStG 1994 § 11'),
  },
  address: addressRules('AT'),
  calendar: {
    weekStart: 1,
    clock: 24,
    // https://www.ris.bka.gv.at/eli/bgbl/1983/144 § 7
    holidays: [
      ...on('1/1', '1/6', '5/1', '8/15', '10/26', '11/1', '12/8', '12/25', '12/26'),
      easterMonday,
      ascension,
      whitMonday,
      corpusChristi,
    ],
    source: 'Arbeitsruhegesetz § 7',
  },
  notes: euroNotes,
};
