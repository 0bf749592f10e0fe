import type { DayRule } from './calendar.js';
import { infantFormula, meansOfPayment, type ClassRules } from './class-rules.js';
import type { LegalPage, SaleRules } from './sale-rules.js';

/**
 * Lowest price of 30 days: 98/6/EC art. 6a, added by (EU) 2019/2161.
 * https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28
 */
export const lowestOf30Days = (law: string) => ({ days: 30, source: `98/6/EC art. 6a, ${law}` });

/** Classes that no country of the Union lets promote; a country's own source may be added. */
export const unionClasses = (vouchers?: string): ClassRules => ({
  ...meansOfPayment(['2006/112/EC art. 30b', vouchers].filter(Boolean).join(', ')),
  ...infantFormula('(EU) 2016/127 art. 10 (2)'),
});

/** https://eur-lex.europa.eu/eli/dir/2011/83 art. 9; goods that spoil: art. 16 (d). */
export const withdrawal14Days = (law: string) => ({
  days: 14,
  source: `2011/83/EU art. 9, ${law}`,
});

/**
 * Imprint: 2000/31/EC art. 5. Privacy: (EU) 2016/679 art. 13. Withdrawal: 2011/83/EU art. 6 (1) (h).
 * Accessibility: (EU) 2019/882 annex V.
 */
export const unionPages: readonly LegalPage[] = [
  'imprint',
  'terms',
  'privacy',
  'withdrawal',
  'accessibility',
];

/** 2006/112/EC art. 226: a sequential number that identifies the invoice, seller and tax number, tax by rate. */
export const unionReceipt = (law: string): Pick<SaleRules, 'receipt' | 'invoiceNumber'> => ({
  receipt: {
    duties: ['sellerName', 'sellerAddress', 'sellerTaxId', 'invoiceNumber', 'taxByRate'],
    source: `2006/112/EC art. 226, ${law}`,
  },
  invoiceNumber: { pattern: /^[\w/-]{1,40}$/, source: '2006/112/EC art. 226 (2)' },
});

export const goodFriday: DayRule = { easter: -2 };
export const easterMonday: DayRule = { easter: 1 };
export const ascension: DayRule = { easter: 39 };
export const whitMonday: DayRule = { easter: 50 };
export const corpusChristi: DayRule = { easter: 60 };

/** Fixed holidays as `month/day`. */
export const on = (...days: readonly string[]): DayRule[] =>
  days.map((day) => {
    const [month = 1, date = 1] = day.split('/').map(Number);
    return { month, day: date };
  });
