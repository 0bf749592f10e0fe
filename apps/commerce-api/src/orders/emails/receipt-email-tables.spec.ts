import type { Receipt } from '@larder/contracts/checkout';
import { receiptTables } from './receipt-email-tables.js';
import { readerOf } from '../testing/email-reader.js';

/** A gift card of 100.00 and goods of 11.00. */
const receipt = {
  orderNumber: '1234567890',
  issuedAt: '2026-11-25T08:00:00.000Z',
  lines: [],
  payments: [],
  goods: 11100,
  discount: 0,
  deposits: 0,
  serviceFee: 0,
  deliveryPass: 0,
  total: 11100,
  promised: { expected: 11100, highest: 11100 },
  depositReturned: 0,
  toPay: 11100,
  vat: [
    { rate: 10, gross: 1100, net: 1000, vat: 100 },
    { rate: 0, gross: 10000, net: 10000, vat: 0, isOutsideScope: true },
  ],
} satisfies Receipt;

describe('the receipt in a mail', () => {
  it.each([
    ['de-AT', 'Darin Mehrwertsteuer 10 %', 'Davon ohne Mehrwertsteuer', '€ 1,00', '€ 100,00'],
    ['en', 'VAT included 10%', 'Of which not subject to VAT', '€1.00', '€100.00'],
    ['fr-FR', 'Dont TVA 10 %', 'Dont hors TVA', '1,00 €', '100,00 €'],
  ])('F8 shows in %s which amounts are taxed', (locale, ...expected) => {
    const [taxed, untaxed, tax, amount] = expected;
    const [, sums] = receiptTables(readerOf(locale), receipt);
    const plain = (text: string) => text.replace(/\s/g, ' ');
    const rows = sums?.rows.slice(-2).map(([name, value]) => [plain(name), plain(value)]);
    expect(rows).toEqual([
      [taxed, tax],
      [untaxed, amount],
    ]);
  });

  it('F8 has no line for goods without tax where the tax is added to prices', () => {
    const vat = [
      { rate: 0, gross: 500, net: 500, vat: 0 },
      { rate: 8.875, gross: 543, net: 499, vat: 44 },
      ...receipt.vat.slice(1),
    ];
    const taxLines = (one: Receipt) =>
      (receiptTables(readerOf('en'), one)[1]?.rows ?? []).filter(([name]) => /VAT/.test(name));
    expect(taxLines({ ...receipt, addedTax: 44, vat })).toEqual([
      ['VAT', '€0.44'],
      ['VAT 8.875%', '€0.44'],
    ]);
    expect(taxLines({ ...receipt, addedTax: 0, vat: vat.slice(0, 1) })).toEqual([]);
    expect(taxLines({ ...receipt, vat: vat.slice(0, 1) })).toEqual([['VAT included 0%', '€0.00']]);
  });

  it.each([
    ['de-AT', 'Mango (statt Zitronen)'],
    ['en', 'Mango (instead of Zitronen)'],
    ['fr-FR', 'Mango (au lieu de Zitronen)'],
    ['hi-IN', 'Mango (इसकी जगह: Zitronen)'],
  ])('says in %s which product came in the place of which', (locale, expected) => {
    const line = {
      lineItemId: 'l',
      name: 'Zitronen',
      substitute: 'Mango',
      ordered: 4,
      picked: 4,
      weighed: false,
      outcome: 'SUBSTITUTED' as const,
      vatRate: 10,
      expected: 796,
      highest: 796,
      total: 796,
      deposit: 0,
    };
    const [goods] = receiptTables(readerOf(locale), { ...receipt, lines: [line] });
    expect(goods?.rows[0]?.[0]).toBe(`4 × ${expected}`);
  });
});
