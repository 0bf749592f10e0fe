import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { notPromoted } from '../rules/class-rules.js';
import { germanTaxNote } from '../rules/price-law.js';
import { euroNotes } from '../rules/notes.js';
import {
  ascension,
  easterMonday,
  goodFriday,
  lowestOf30Days,
  on,
  unionClasses,
  unionPages,
  unionReceipt,
  whitMonday,
  withdrawal14Days,
} from '../rules/union.js';

/** Germany. */
export const DE: Country = {
  code: 'DE',
  currency: 'EUR',
  prices: {
    // https://www.gesetze-im-internet.de/pangv_2022/__5.html
    unitPrice: { base: 'loose', source: 'PAngV § 5' },
    // https://www.gesetze-im-internet.de/pangv_2022/__11.html
    lowestPrice: lowestOf30Days('PAngV § 11'),
    taxNote: germanTaxNote,
  },
  // https://www.gesetze-im-internet.de/ustg_1980/__12.html
  taxes: {
    name: { en: 'VAT', de: 'MwSt.' },
    isIncluded: true,
    rates: { standard: 19, reduced: [7] },
    food: 7,
    source: 'UStG § 12',
  },
  // https://www.gesetze-im-internet.de/ustg_1980/__27a.html
  taxId: { name: 'USt-IdNr.', pattern: /^DE\d{9}$/, example: 'DE123456789' },
  // Both kinds are part of the price of the drink, crates as transport aids have the standard rate.
  // https://www.gesetze-im-internet.de/ustg_1980/__10.html
  deposits: {
    singleUse: 'asGoods',
    returnable: 'asGoods',
    crates: 'asGoods',
    source: 'UStG § 10 (1), UStAE 10.1',
  },
  classes: {
    ...unionClasses('UStG § 3 (15)'),
    tobacco: notPromoted('TabStG § 28'),
    // https://www.gesetze-im-internet.de/buchprg/__3.html
    fixedPriceBook: notPromoted('BuchPrG § 3'),
    medicine: notPromoted('AMPreisV § 3, HWG § 7'),
  },
  // https://www.gesetze-im-internet.de/juschg/__9.html and __10.html
  ages: { beerAndWine: 16, spirits: 18, tobacco: 18, source: 'JuSchG §§ 9, 10' },
  sales: {
    // https://www.gesetze-im-internet.de/bgb/__312g.html
    withdrawal: withdrawal14Days('BGB §§ 312g, 355'),
    legalPages: unionPages,
    // https://www.gesetze-im-internet.de/ustg_1980/__14.html
    ...unionReceipt('UStG § 14'),
  },
  address: addressRules('DE'),
  calendar: {
    weekStart: 1,
    clock: 24,
    // Days that all sixteen states have; each state has more.
    holidays: [
      ...on('1/1', '5/1', '10/3', '12/25', '12/26'),
      goodFriday,
      easterMonday,
      ascension,
      whitMonday,
    ],
    source: 'Feiertagsgesetze der Länder, Einigungsvertrag art. 2',
  },
  notes: euroNotes,
};
