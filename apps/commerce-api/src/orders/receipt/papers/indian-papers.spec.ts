import { ok } from '../../../ordering/testing/test-shop.js';
import type { PaymentShop } from '../../../payments/testing/payment-shop.js';
import { claimCalls, deliverAll } from '../../claims/testing/claim-shop.js';
import { indian } from '../../testing/paper-countries.js';
import {
  createPaperShop,
  foundIn,
  invoiceOf,
  mailTexts,
  placePaidOrder,
} from '../../testing/paper-shop.js';

const { of, foreign } = indian;

let shop: PaymentShop;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, close } = await createPaperShop(indian));
}, 120_000);
afterAll(() => close());

it('CHK-17 confirmation, receipt, invoice and refund of an Indian order are Indian', async () => {
  shop.clock.set('2026-11-24T09:00:00Z');
  const client = shop.client({ tenant: of.id });
  const orderNumber = await placePaidOrder(shop, client, indian);
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
