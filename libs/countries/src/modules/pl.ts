import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { notPromoted } from '../rules/class-rules.js';
import { untaxedDeposits } from '../rules/deposit-rules.js';
import {
  corpusChristi,
  easterMonday,
  lowestOf30Days,
  on,
  unionClasses,
  unionPages,
  unionReceipt,
  withdrawal14Days,
} from '../rules/union.js';

/** Poland. */
export const PL: Country = {
  code: 'PL',
  currency: 'PLN',
  prices: {
    // https://isap.sejm.gov.pl, Dz.U. 2014 poz. 915
    unitPrice: { base: 'listed', source: 'ustawa o informowaniu o cenach art. 4 (1)' },
    lowestPrice: lowestOf30Days('ustawa o informowaniu o cenach art. 4 (2)'),
    taxNote: /(zawiera|z |incl|includ)[^<]{0,30}(vat|ptu|podat|tax)|brutto/i,
  },
  // https://isap.sejm.gov.pl, Dz.U. 2004 nr 54 poz. 535
  taxes: {
    name: { en: 'VAT', pl: 'VAT' },
    isIncluded: true,
    rates: { standard: 23, reduced: [8, 5, 0] },
    food: 5,
    source: 'ustawa o VAT art. 41, 146ef',
  },
  taxId: { name: 'NIP', pattern: /^(PL)?\d{10}$/, example: 'PL5260250274' },
  // The deposit of the return scheme is no part of the taxable amount.
  deposits: untaxedDeposits('ustawa o VAT art. 29a (11), (12)'),
  classes: {
    ...unionClasses('ustawa o VAT art. 8b'),
    tobacco: notPromoted('ustawa o ochronie zdrowia (tytoń) art. 8'),
    medicine: notPromoted('Prawo farmaceutyczne art. 94a'),
  },
  ages: {
    beerAndWine: 18,
    spirits: 18,
    tobacco: 18,
    source: 'ustawa o wychowaniu w trzeźwości art. 15, ustawa o ochronie zdrowia (tytoń) art. 6',
  },
  sales: {
    withdrawal: withdrawal14Days('ustawa o prawach konsumenta art. 27'),
    legalPages: unionPages,
    ...unionReceipt('ustawa o VAT art. 106e'),
  },
  address: addressRules('PL'),
  calendar: {
    weekStart: 1,
    clock: 24,
    // Christmas Eve since 2025: Dz.U. 2024 poz. 1965. Sundays of Easter and Pentecost are left out.
    holidays: [
      ...on('1/1', '1/6', '5/1', '5/3', '8/15', '11/1', '11/11', '12/24', '12/25', '12/26'),
      easterMonday,
      corpusChristi,
    ],
    source: 'ustawa o dniach wolnych od pracy art. 1',
  },
  // https://isap.sejm.gov.pl, Dz.U. 1997 nr 140 poz. 938; that of 500 zł since 2017: https://nbp.pl
  notes: {
    cents: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
    source: 'ustawa o NBP art. 33',
  },
};
