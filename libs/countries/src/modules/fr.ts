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

/** France. */
export const FR: Country = {
  code: 'FR',
  currency: 'EUR',
  prices: {
    // https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000866765
    unitPrice: { base: 'listed', source: 'arrêté du 16 novembre 1982 relatif à l’affichage' },
    // https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000044564869
    lowestPrice: lowestOf30Days('Code de la consommation L112-1-1'),
    taxNote: /ttc|(toutes taxes|tva|vat|tax)[^<]{0,20}(compris|incl)|incl[^<]{0,30}(tva|vat|tax)/i,
  },
  // https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006069577 art. 278 to 281
  taxes: {
    name: { en: 'VAT', fr: 'TVA' },
    isIncluded: true,
    rates: { standard: 20, reduced: [10, 5.5, 2.1] },
    food: 5.5,
    source: 'CGI art. 278, 278-0 bis',
  },
  taxId: { name: 'numéro de TVA', pattern: /^FR[\dA-Z]{2}\d{9}$/, example: 'FR40303265045' },
  deposits: untaxedDeposits('2006/112/EC art. 92 (a)'),
  classes: {
    ...unionClasses('CGI art. 256 ter'),
    // One price in the whole country: CGI art. 572
    tobacco: notPromoted('CGI art. 572, Code de la santé publique L3512-4'),
    // https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000517179
    fixedPriceBook: notPromoted('loi 81-766 art. 1'),
    medicine: notPromoted('Code de la santé publique R5125-29'),
  },
  ages: {
    beerAndWine: 18,
    spirits: 18,
    tobacco: 18,
    source: 'Code de la santé publique L3342-1, L3512-12',
  },
  sales: {
    withdrawal: withdrawal14Days('Code de la consommation L221-18'),
    legalPages: unionPages,
    ...unionReceipt('CGI annexe II art. 242 nonies A'),
  },
  address: addressRules('FR'),
  calendar: {
    weekStart: 1,
    clock: 24,
    holidays: [
      ...on('1/1', '5/1', '5/8', '7/14', '8/15', '11/1', '11/11', '12/25'),
      easterMonday,
      ascension,
      whitMonday,
    ],
    source: 'Code du travail L3133-1',
  },
  notes: euroNotes,
};
