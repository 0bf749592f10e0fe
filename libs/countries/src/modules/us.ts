import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { infantFormula, meansOfPayment } from '../rules/class-rules.js';
import { untaxedDeposits } from '../rules/deposit-rules.js';
import { usCustomary } from '../rules/measures.js';
import { on } from '../rules/union.js';

/** United States; what only some states have is left to the shop. */
export const US: Country = {
  code: 'US',
  currency: 'USD',
  prices: {
    // Unit prices are law in some states alone, each with its own units: NIST Handbook 130, Uniform Unit
    // Pricing Regulation, https://www.nist.gov/pml/owm (Handbook 130)
    taxNote: /(plus|excl\w*|before|without)[^<]{0,30}tax/i,
  },
  taxes: {
    name: { en: 'Sales tax' },
    isIncluded: false,
    // Set by state, county and city; no federal tax. Most states exempt food.
    rates: { standard: 0, reduced: [] },
    food: 0,
    source: 'sales tax laws of the states',
  },
  // Employer Identification Number: https://www.irs.gov/businesses/employer-identification-number
  taxId: { name: 'EIN', pattern: /^\d{2}-\d{7}$/, example: '12-3456789' },
  deposits: untaxedDeposits('deposit laws of the states'),
  // https://www.who.int, International Code of Marketing of Breast-milk Substitutes
  classes: {
    ...meansOfPayment('sales tax laws of the states'),
    ...infantFormula('WHO Code art. 5.3, not law there'),
  },
  // https://www.law.cornell.edu/uscode/text/23/158 and https://www.law.cornell.edu/uscode/text/21/387f
  ages: {
    beerAndWine: 21,
    spirits: 21,
    tobacco: 21,
    source: '23 U.S.C. § 158, 21 U.S.C. § 387f (d) (5)',
  },
  sales: {
    // The cooling-off rule leaves out sales on the web: 16 CFR 429.0 (a)
    legalPages: ['terms', 'privacy', 'refunds'],
    receipt: { duties: ['sellerName'], source: 'laws of the states' },
    invoiceNumber: { pattern: /^[\w/-]{1,40}$/, source: 'none is required' },
  },
  address: addressRules('US'),
  calendar: {
    weekStart: 7,
    clock: 12,
    // https://www.law.cornell.edu/uscode/text/5/6103
    holidays: [
      ...on('1/1', '6/19', '7/4', '11/11', '12/25'),
      ...[1, 2].map((month) => ({ month, weekday: 1, nth: 3 })),
      { month: 5, weekday: 1, nth: -1 },
      { month: 9, weekday: 1, nth: 1 },
      { month: 10, weekday: 1, nth: 2 },
      { month: 11, weekday: 4, nth: 4 },
    ],
    source: '5 U.S.C. § 6103',
  },
  // That of $2 is hardly seen: https://www.uscurrency.gov/denominations
  notes: {
    cents: [100, 500, 1_000, 2_000, 5_000, 10_000],
    source: '12 U.S.C. § 418',
  },
  // Units of the Uniform Unit Pricing Regulation: https://www.nist.gov/pml/owm (Handbook 130)
  measures: { ...usCustomary, arePriced: true },
};
