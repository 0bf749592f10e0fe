import type { Order, Receipt } from '@larder/contracts/checkout';
import type { EmailReader } from '../emails/order-formatters.js';
import { receiptTables } from '../emails/receipt-email-tables.js';
import { invoiceContent } from './invoice/invoice-content.js';
import { buyerTaxId, formatGoodsCode, nameTax, splitTax, taxParts } from './format-tax.js';

const reader = (country: string, region?: string) =>
  ({
    locale: 'en-IN',
    origin: 'https://bazaar.test',
    shop: {
      clientRuntimeConfig: {
        shopName: 'Bazaar',
        currency: 'INR',
        timeZone: 'Asia/Kolkata',
        country,
        locales: [{ code: 'en-IN', prefix: '' }],
        ...(region !== undefined && { region }),
      },
    },
  }) as EmailReader;
const bengaluru = reader('IN', 'Karnataka');
const to = (region?: string) =>
  ({ distributionAddress: { region } }) as Pick<Order, 'distributionAddress'>;

const receipt = {
  orderNumber: '1234567890',
  issuedAt: '2026-11-25T08:00:00.000Z',
  lines: [],
  payments: [],
  goods: 12345600,
  discount: 0,
  deposits: 0,
  serviceFee: 0,
  deliveryPass: 0,
  total: 12345600,
  promised: { expected: 12345600, highest: 12345600 },
  depositReturned: 0,
  toPay: 12345600,
  vat: [{ rate: 5, gross: 12345600, net: 11757715, vat: 587885 }],
} satisfies Receipt;
const place = {
  streetName: '12th Main',
  streetNumber: '12/A-104',
  postalCode: '560038',
  city: 'Bengaluru',
};
const india = { ...place, region: 'Karnataka', country: 'India', countryCode: 'IN' };
const order = {
  orderNumber: '1234567890',
  payments: [],
  productLineItems: [],
  distributionWindow: { start: '2026-11-25T08:00:00.000Z', end: '2026-11-25T10:00:00.000Z' },
  distributionAddress: { ...india, distributionType: 'DELIVERY' },
  billingAddress: {
    ...india,
    firstName: 'Asha',
    lastName: 'Rao',
    valueAddedTaxId: '29AAPFU0939F1ZR',
  },
} as unknown as Order;

describe('the tax of a country', () => {
  it.each([
    ['IN', 'GST included'],
    ['GB', 'VAT included'],
    ['SE', 'VAT included'],
  ])('%s: %s', (country, expected) => {
    expect(nameTax(reader(country), { vat: '{tax} included' })).toEqual({ vat: expected });
  });

  it('IN has two halves within the state and one tax across its border', () => {
    const names = (region?: string) => taxParts(bengaluru, to(region)).map(({ name }) => name);
    expect(names('Karnataka')).toEqual(['CGST', 'SGST']);
    expect(names()).toEqual(['CGST', 'SGST']);
    expect(names('Kerala')).toEqual(['IGST']);
    expect(taxParts(reader('AT'), to())).toEqual([]);
  });

  it.each([
    [587885, [293943, 293942]],
    [-3, [-2, -1]],
    [0, [0, 0]],
  ])('splits %i into parts that add up to it', (amount, parts) => {
    expect(splitTax(amount, taxParts(bengaluru, to()))).toEqual(parts);
  });

  it('names the code of goods where the invoices of the country have it', () => {
    expect(formatGoodsCode(bengaluru, { goodsCode: '0713' })).toBe('HSN 0713');
    expect(formatGoodsCode(bengaluru, {})).toBeUndefined();
    expect(formatGoodsCode(reader('GB'), { goodsCode: '0713' })).toBeUndefined();
  });

  it('names the number of an Indian business', () => {
    expect(buyerTaxId(bengaluru, '29AAPFU0939F1ZR')).toBe('GSTIN 29AAPFU0939F1ZR');
    expect(buyerTaxId(reader('AT'), 'ATU12345678')).toBe('ATU12345678');
    expect(buyerTaxId(bengaluru, undefined)).toBeUndefined();
  });
});

describe('receipts of an Indian shop', () => {
  it('have both halves in the mail, with lakhs', () => {
    const [, sums] = receiptTables(bengaluru, receipt, taxParts(bengaluru, order));
    const rows = sums?.rows.slice(-4).map(([name, value]) => [name, value.replace(/\s/g, ' ')]);
    expect(rows).toEqual([
      ['Total', '₹1,23,456'],
      ['GST included 5%', '₹5,878.85'],
      ['CGST 2.5%', '₹2,939.43'],
      ['SGST 2.5%', '₹2,939.42'],
    ]);
  });

  it('have a column for each half on the invoice, and the place of supply', () => {
    const { vat, facts, buyer } = invoiceContent(bengaluru, { order, receipt, credits: [] });
    expect(vat.columns).toEqual(['GST', 'Net', 'CGST', 'SGST', 'Gross']);
    expect(vat.rows).toEqual([['5%', '₹1,17,577.15', '₹2,939.43', '₹2,939.42', '₹1,23,456']]);
    expect(facts).toContainEqual(['Place of supply', 'Karnataka']);
    expect(buyer).toEqual([
      'Asha Rao',
      '12/A-104, 12th Main',
      'Bengaluru 560038, Karnataka',
      'India',
      'GSTIN 29AAPFU0939F1ZR',
    ]);
    expect(JSON.stringify([vat, facts, buyer])).not.toMatch(/€|VAT|USt|MwSt/);
  });
});
