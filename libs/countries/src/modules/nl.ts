import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { notPromoted } from '../rules/class-rules.js';
import { untaxedDeposits } from '../rules/deposit-rules.js';
import { euroNotes } from '../rules/notes.js';
import {
  ascension,
  easterMonday,
  lowestOf30Days,
  on,
  unionClasses,
  unionPages,
  unionReceipt,
  whitMonday,
  withdrawal14Days,
} from '../rules/union.js';

/** The Netherlands. */
export const NL: Country = {
  code: 'NL',
  currency: 'EUR',
  prices: {
    // https://wetten.overheid.nl/BWBR0015030
    unitPrice: { base: 'loose', source: 'Besluit prijsaanduiding producten art. 4' },
    lowestPrice: lowestOf30Days('Besluit prijsaanduiding producten art. 5a'),
    taxNote: /(incl|inclusief|including)[^<]{0,30}(btw|vat|tax)/i,
    // Coins of 1 and 2 cent are out of use since 1 September 2004: https://www.dnb.nl
    cashRounding: { step: 5, source: 'rounding of cash agreed on 1 September 2004' },
  },
  // https://wetten.overheid.nl/BWBR0002629 art. 9
  taxes: {
    name: { en: 'VAT', nl: 'btw' },
    isIncluded: true,
    rates: { standard: 21, reduced: [9, 0] },
    food: 9,
    source: 'Wet op de omzetbelasting 1968 art. 9',
  },
  taxId: { name: 'btw-id', pattern: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  deposits: untaxedDeposits('2006/112/EC art. 92 (a)'),
  classes: {
    ...unionClasses(),
    tobacco: notPromoted('Tabaks- en rookwarenwet art. 5'),
    // https://wetten.overheid.nl/BWBR0017452
    fixedPriceBook: notPromoted('Wet op de vaste boekenprijs art. 6'),
  },
  // https://wetten.overheid.nl/BWBR0002458 art. 20; reductions of alcohol above 25 %: art. 2a
  ages: {
    beerAndWine: 18,
    spirits: 18,
    tobacco: 18,
    source: 'Alcoholwet art. 20, Tabaks- en rookwarenwet art. 8',
  },
  sales: {
    withdrawal: withdrawal14Days('BW 6:230o'),
    legalPages: unionPages,
    ...unionReceipt('Wet op de omzetbelasting 1968 art. 35a'),
  },
  address: addressRules('NL'),
  calendar: {
    weekStart: 1,
    clock: 24,
    // King's Day moves to the 26th when the 27th is a Sunday.
    holidays: [...on('1/1', '4/27', '5/5', '12/25', '12/26'), easterMonday, ascension, whitMonday],
    source: 'Algemene termijnenwet art. 3',
  },
  notes: euroNotes,
};
