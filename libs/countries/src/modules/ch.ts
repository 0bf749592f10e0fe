import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { infantFormula, meansOfPayment, notPromoted } from '../rules/class-rules.js';
import { untaxedDeposits } from '../rules/deposit-rules.js';
import { ascension, on } from '../rules/union.js';

/** Switzerland. */
export const CH: Country = {
  code: 'CH',
  currency: 'CHF',
  prices: {
    // The base may be a decimal part: https://www.fedlex.admin.ch/eli/cc/1978/2081_2081_2081 art. 5
    unitPrice: { base: 'listed', source: 'PBV art. 5' },
    taxNote: /(inkl|einschl|incl|y compris)[^<]{0,30}(mwst|mehrwertsteuer|vat|tax|tva|taxes|iva)/i,
    // There is no coin below 5 Rappen: https://www.fedlex.admin.ch/eli/cc/2000/205 art. 2
    cashRounding: { step: 5, source: 'WZG art. 2, Münzverordnung art. 1' },
  },
  // https://www.fedlex.admin.ch/eli/cc/2009/615 art. 25
  taxes: {
    name: { en: 'VAT', de: 'MWST', fr: 'TVA', it: 'IVA' },
    isIncluded: true,
    rates: { standard: 8.1, reduced: [3.8, 2.6] },
    food: 2.6,
    source: 'MWSTG art. 25',
  },
  // https://www.fedlex.admin.ch/eli/cc/2010/689 with the addition of VAT
  taxId: {
    name: 'UID',
    pattern: /^CHE-\d{3}\.\d{3}\.\d{3}( (MWST|TVA|IVA))?$/,
    example: 'CHE-123.456.789 MWST',
  },
  // Deposits on packaging are not part of the payment: https://www.fedlex.admin.ch/eli/cc/2009/615 art. 24
  deposits: untaxedDeposits('MWSTG art. 24 (6) (d)'),
  classes: {
    ...meansOfPayment('MWSTG art. 21 (2) Ziff. 19'),
    ...infantFormula('VLBE (SR 817.022.104)'),
    tobacco: notPromoted('TabPG art. 18, 20'),
  },
  // https://www.fedlex.admin.ch/eli/cc/2017/62 art. 14 and https://www.fedlex.admin.ch/eli/cc/2022/325
  ages: {
    beerAndWine: 16,
    spirits: 18,
    tobacco: 18,
    source: 'LMG art. 14, AlkG art. 41, TabPG art. 23',
  },
  sales: {
    // No right to withdraw from a purchase on the web. Identity of the seller:
    // https://www.fedlex.admin.ch/eli/cc/1988/223_223_223 art. 3 (1) (s)
    legalPages: ['imprint', 'terms', 'privacy'],
    receipt: {
      duties: ['sellerName', 'sellerAddress', 'sellerTaxId', 'taxByRate'],
      source: 'MWSTG art. 26',
    },
    invoiceNumber: {
      pattern: /^[\w/-]{1,40}$/,
      source: 'none is required; unique by MWSTG art. 70',
    },
  },
  address: addressRules('CH'),
  calendar: {
    weekStart: 1,
    clock: 24,
    // Days that all cantons have; each canton has more.
    holidays: [...on('1/1', '8/1', '12/25'), ascension],
    source: 'BV art. 110 (3), laws of the cantons',
  },
  // The ninth series: https://www.fedlex.admin.ch/eli/cc/2000/205 art. 7, https://www.snb.ch
  notes: {
    cents: [1_000, 2_000, 5_000, 10_000, 20_000, 100_000],
    source: 'WZG art. 7',
  },
};
