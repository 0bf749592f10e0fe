import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { notPromoted } from '../rules/class-rules.js';
import { untaxedDeposits } from '../rules/deposit-rules.js';
import { imperial } from '../rules/measures.js';
import { englishTaxNote } from '../rules/price-law.js';
import { euroNotes } from '../rules/notes.js';
import {
  easterMonday,
  lowestOf30Days,
  on,
  unionClasses,
  unionPages,
  unionReceipt,
  withdrawal14Days,
} from '../rules/union.js';

/** Ireland. */
export const IE: Country = {
  code: 'IE',
  currency: 'EUR',
  prices: {
    // https://www.irishstatutebook.ie/eli/2002/si/639
    unitPrice: { base: 'loose', source: 'S.I. 639/2002 reg. 4' },
    lowestPrice: lowestOf30Days('S.I. 597/2022'),
    taxNote: englishTaxNote,
    // https://www.centralbank.ie/consumer-hub/notes-and-coins/rounding: voluntary, in cash alone
    cashRounding: { step: 5, source: 'national rounding of 28 October 2015' },
  },
  // https://www.irishstatutebook.ie/eli/2010/act/31 s. 46
  taxes: {
    name: { en: 'VAT', ga: 'CBL' },
    isIncluded: true,
    rates: { standard: 23, reduced: [13.5, 9, 4.8, 0] },
    food: 0,
    source: 'VATCA 2010 s. 46, schedule 2',
  },
  taxId: {
    name: 'VAT number',
    pattern: /^IE\d[\dA-Z+*]\d{5}[A-W][A-I]?$/,
    example: 'IE1234567FA',
  },
  deposits: untaxedDeposits('VATCA 2010 s. 92A'),
  classes: { ...unionClasses('VATCA 2010 s. 43'), tobacco: notPromoted('S.I. 513/2009') },
  // 21 for tobacco from 1 February 2028: https://www.irishstatutebook.ie/eli/2024/act/48
  ages: {
    beerAndWine: 18,
    spirits: 18,
    tobacco: 18,
    source: 'Intoxicating Liquor Act 1988 s. 31, Public Health (Tobacco) Act 2002 s. 45',
  },
  sales: {
    // https://www.irishstatutebook.ie/eli/2022/act/37 part 5
    withdrawal: withdrawal14Days('Consumer Rights Act 2022 s. 105'),
    legalPages: unionPages,
    ...unionReceipt('S.I. 639/2010 reg. 20'),
  },
  address: addressRules('IE'),
  calendar: {
    weekStart: 1,
    clock: 24,
    // St Brigid's Day, which is the first Monday of February but in years when the 1st is a Friday,
    // is left to the shop. https://www.irishstatutebook.ie/eli/1997/act/20 schedule 2
    holidays: [
      ...on('1/1', '3/17', '12/25', '12/26'),
      easterMonday,
      ...[5, 6, 8].map((month) => ({ month, weekday: 1, nth: 1 })),
      { month: 10, weekday: 1, nth: -1 },
    ],
    source: 'Organisation of Working Time Act 1997 schedule 2',
  },
  notes: euroNotes,
  measures: imperial,
};
