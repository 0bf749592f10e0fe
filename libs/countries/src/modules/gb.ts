import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { infantFormula, meansOfPayment, notPromoted } from '../rules/class-rules.js';
import { untaxedDeposits } from '../rules/deposit-rules.js';
import { imperial } from '../rules/measures.js';
import { englishTaxNote } from '../rules/price-law.js';
import { easterMonday, goodFriday, on } from '../rules/union.js';

/** Great Britain; where its nations differ, England. */
export const GB: Country = {
  code: 'GB',
  currency: 'GBP',
  prices: {
    // https://www.legislation.gov.uk/uksi/2004/102
    unitPrice: { base: 'listed', source: 'Price Marking Order 2004, schedule 1' },
    taxNote: englishTaxNote,
  },
  // Most food is zero-rated: https://www.legislation.gov.uk/ukpga/1994/23/schedule/8
  taxes: {
    name: { en: 'VAT' },
    isIncluded: true,
    rates: { standard: 20, reduced: [5, 0] },
    food: 0,
    source: 'VATA 1994 s. 2, schedule 8',
  },
  // https://www.gov.uk/guidance/vat-registration-number-formats
  taxId: { name: 'VAT number', pattern: /^GB(\d{9}|\d{12})$/, example: 'GB123456789' },
  // A refundable deposit is no consideration for goods; deposits of the return scheme are disregarded at
  // every sale after the first. The shop is not the first. https://www.gov.uk/guidance/vat-guide-notice-700
  deposits: untaxedDeposits('VAT Notice 700, VATA 1994 s. 55C'),
  // Books have had no fixed prices there since the Net Book Agreement ended in 1997.
  classes: {
    ...meansOfPayment('VATA 1994 schedule 10B'),
    ...infantFormula('assimilated (EU) 2016/127 art. 10 (2)'),
    // https://www.legislation.gov.uk/ukpga/2002/36/section/9
    tobacco: notPromoted('TAPA 2002 s. 9'),
  },
  // https://www.legislation.gov.uk/ukpga/2003/17/section/146
  ages: {
    beerAndWine: 18,
    spirits: 18,
    tobacco: 18,
    source: 'Licensing Act 2003 s. 146, CYPA 1933 s. 7',
  },
  sales: {
    // https://www.legislation.gov.uk/uksi/2013/3134/regulation/30, goods that spoil: regulation 28
    withdrawal: { days: 14, source: 'Consumer Contracts Regulations 2013 reg. 29, 30' },
    legalPages: ['imprint', 'terms', 'privacy', 'withdrawal'],
    // https://www.legislation.gov.uk/uksi/1995/2518/regulation/14
    receipt: {
      duties: ['sellerName', 'sellerAddress', 'sellerTaxId', 'invoiceNumber', 'taxByRate'],
      source: 'VAT Regulations 1995 reg. 14',
    },
    invoiceNumber: { pattern: /^[\w/-]{1,40}$/, source: 'VAT Regulations 1995 reg. 14 (1) (a)' },
  },
  address: addressRules('GB'),
  calendar: {
    weekStart: 1,
    clock: 24,
    // England and Wales: https://www.gov.uk/bank-holidays; substitute days are proclaimed each year.
    holidays: [
      ...on('1/1', '12/25', '12/26'),
      goodFriday,
      easterMonday,
      { month: 5, weekday: 1, nth: 1 },
      { month: 5, weekday: 1, nth: -1 },
      { month: 8, weekday: 1, nth: -1 },
    ],
    source: 'Banking and Financial Dealings Act 1971 schedule 1',
  },
  // Notes of England of £ 5 to £ 50: https://www.bankofengland.co.uk/banknotes
  notes: {
    cents: [500, 1_000, 2_000, 5_000],
    source: 'Currency and Bank Notes Act 1954 s. 1',
  },
  measures: imperial,
};
