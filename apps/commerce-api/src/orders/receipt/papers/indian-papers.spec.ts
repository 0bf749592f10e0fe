import { ok } from '../../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import { claimCalls, deliverAll } from '../../claims/testing/claim-shop.js';
import {
  createPaperShop,
  foundIn,
  invoiceOf,
  mailTexts,
  placePaidOrder,
} from '../../testing/paper-shop.js';

const of = { id: 'corner-in', country: 'IN', languages: 'en-IN', currency: 'INR' };
const goods = {
  sku: 'tomatoes',
  name: 'Tomatoes',
  categoryPath: 'fruit-vegetables',
  weightArticle: true,
  quantityStepSize: 250,
  maxQuantity: 5000,
  vatRate: 5,
  priceRegular: 6000,
};
const order = {
  place: {
    streetName: 'Lotus Lane',
    streetNumber: '12/A',
    postalCode: '110001',
    city: 'New Delhi',
    region: 'Delhi',
    country: 'India',
    countryCode: 'IN',
  },
  person: {
    firstName: 'Asha',
    lastName: 'Probe',
    phoneNumber: '+919812345678',
    email: 'asha@example.org',
  },
  timeSlot: 'd-A1-20261125-1700',
  grams: 1500,
};

/** Signs, formats and units that papers of India do without. */
const foreign = [
  /[€£$]|\b(EUR|VAT|MwSt|USt)\b/g,
  /\d,\d{1,2}\b(?!,)/g,
  /\d\s?(lb|oz)\b/g,
  /\b\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}\b/g,
  /\b\d{1,2}:\d\d\b(?!\s?[ap]m)/gi,
  /\d\s%/g,
];

let shop: PaymentShop;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, close } = await createPaperShop({ of, goods }));
}, 120_000);
afterAll(() => close());

it('CHK-17 confirmation, receipt, invoice and refund of an Indian order are Indian', async () => {
  shop.clock.set('2026-11-24T09:00:00Z');
  const client = shop.client({ tenant: of.id });
  const orderNumber = await placePaidOrder(shop, client, order);
  await deliverAll(shop, '2026-11-25T15:00:00');
  ok(await claimCalls(client, orderNumber).claimGoods('tomatoes', 250));
  const invoice = await invoiceOf(shop, client, orderNumber);
  const papers = [invoice, ...(await mailTexts(shop))];
  expect(papers).toHaveLength(4);
  expect(papers.flatMap((text) => foundIn(text, foreign))).toEqual([]);
  expect(invoice).toContain('1.5 kg Tomatoes 5% ₹90');
  expect(invoice).toContain('12/A, Lotus Lane, New Delhi 110001, Delhi');
  expect(papers.join(' ')).toContain('5–7 pm');
});
