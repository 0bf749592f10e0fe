import { addressRules } from '@larder/contracts/address';
import type { Country } from '../country.js';
import { infantFormula, meansOfPayment, notPromoted } from '../rules/class-rules.js';
import { untaxedDeposits } from '../rules/deposit-rules.js';
import { on } from '../rules/union.js';

/** India; where its states differ, the strictest one. */
export const IN: Country = {
  code: 'IN',
  currency: 'INR',
  prices: {
    // Unit sale price by gram below a kilogram: https://consumeraffairs.nic.in (Packaged Commodities Rules)
    unitPrice: {
      base: 'gramBelowOne',
      source: 'Legal Metrology (Packaged Commodities) Rules 2011 r. 6 (11)',
    },
    // MRP, inclusive of all taxes.
    maximumRetailPrice: {
      source: 'Legal Metrology (Packaged Commodities) Rules 2011 r. 2 (m), 18 (2)',
    },
    // Coins below 50 paise were called in by S.O. 2978(E) of 2010; those of 50 paise are hardly seen.
    cashRounding: { step: 100, source: 'practice of the trade, Coinage Act 2011 s. 6' },
    taxNote:
      /(includ|inclusive|incl)[^<]{0,30}(gst|tax)|(gst|जीएसटी|टैक्स)[^<]{0,30}(सहित|समेत|शामिल)/i,
  },
  // Rates since 22 September 2025: https://gstcouncil.gov.in, 56th meeting
  taxes: {
    name: { en: 'GST' },
    isIncluded: true,
    rates: { standard: 18, reduced: [5, 0] },
    food: 5,
    // Sales within a state; those across its border have IGST instead.
    parts: ['CGST', 'SGST'],
    acrossStates: 'IGST',
    source: 'CGST Act 2017 s. 9, notification 9/2025-Central Tax (Rate)',
  },
  // State, PAN, number of the registration, Z, check character: https://services.gst.gov.in
  taxId: {
    name: 'GSTIN',
    pattern: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
    example: '27AAPFU0939F1ZV',
  },
  deposits: untaxedDeposits('CGST Act 2017 s. 2 (31), proviso on deposits'),
  classes: {
    ...meansOfPayment('CGST Act 2017 s. 2 (118), 12 (4)'),
    // Covers infant milk substitutes, feeding bottles and infant foods.
    ...infantFormula('Infant Milk Substitutes Act 1992 s. 4'),
    tobacco: notPromoted('COTPA 2003 s. 5'),
    medicine: notPromoted('Drugs (Prices Control) Order 2013'),
  },
  // 18 to 25 by state, none in dry states: Delhi Excise Act 2009 s. 23
  ages: {
    beerAndWine: 25,
    spirits: 25,
    tobacco: 18,
    source: 'excise laws of the states, COTPA 2003 s. 6',
  },
  sales: {
    // No general right to withdraw; the shop's own terms are shown, and a grievance officer is named.
    legalPages: ['imprint', 'terms', 'privacy', 'refunds', 'complaints'],
    receipt: {
      duties: [
        'sellerName',
        'sellerAddress',
        'sellerTaxId',
        'invoiceNumber',
        'goodsCode',
        'placeOfSupply',
        'taxByRate',
        'taxParts',
        'foodLicence',
      ],
      source: 'CGST Rules 2017 r. 46, FSSAI order of 8 June 2021',
    },
    // Consecutive within a financial year, at most 16 characters.
    invoiceNumber: {
      pattern: /^[A-Za-z\d/-]{1,16}$/,
      series: { prefix: 'INV', startMonth: 4 },
      source: 'CGST Rules 2017 r. 46 (b)',
    },
  },
  address: addressRules('IN'),
  calendar: {
    weekStart: 7,
    clock: 12,
    // The three national days; all others are proclaimed each year by the states.
    holidays: on('1/26', '8/15', '10/2'),
    source: 'circulars of the Department of Personnel and Training',
  },
  // Those of ₹ 2 and ₹ 5 are printed no more; ₹ 2,000 are called in since 19 May 2023: https://www.rbi.org.in
  notes: {
    cents: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
    source: 'RBI Act 1934 s. 24',
  },
};
