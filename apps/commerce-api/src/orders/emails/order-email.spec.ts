import type { OrderConfig } from '@larder/contracts/checkout';
import { billing, ok, createTestShop } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { mailsOf, placeOrder } from '../testing/place-test-order.js';
import { readerOf } from '../testing/email-reader.js';
import { chargeMessages } from './charge-messages.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});

describe('the mail of an order', () => {
  it('CHK-05 has lines, weights, deposits, sums, time slot and place, with a calendar entry', async () => {
    const { orderNumber, cart } = await placeOrder(client, { tomatoes: 500, water: 12 });
    const [mail, ...more] = await mailsOf(shop, orderNumber);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: billing.email,
      subject: `Alpha: Ihre Bestellung ${orderNumber}`,
    });
    for (const part of [mail?.body, mail?.html]) {
      for (const text of ['20 × Apfelsaft', '500 g Tomaten', '3,00']) expect(part).toContain(text);
      // Twelve bottles are two crates, and the crate has the price.
      expect(part).toMatch(/\b2 × Mineralwasser/);
      expect(part).toContain('Mittwoch, 25. November 2026, 10:00–16:00 Uhr');
      expect(part).toContain('Laubenweg 2, 1010 Wien');
      expect(part).toContain((cart.priceInfo.total / 100).toFixed(2).replace('.', ','));
      expect(part).toContain(`http://alpha.test/checkout-ok?order=${orderNumber}`);
    }
    expect(mail?.attachments).toEqual([
      {
        name: `${orderNumber}.ics`,
        type: 'text/calendar; charset=utf-8; method=PUBLISH',
        text: expect.stringContaining('DTSTART:20261125T090000Z') as string,
      },
    ]);
  });

  it('CHK-05 stores the agreed terms and parties, to be read later', async () => {
    const { orderNumber } = await placeOrder(client);
    const [mail] = await mailsOf(shop, orderNumber);
    const { conditions } = ok(await client.get<OrderConfig>('/api/order-config'));
    const [first] = conditions?.links ?? [];
    for (const part of [mail?.body, mail?.html]) {
      expect(part).toContain(conditions?.text);
      expect(part).toContain('Alpha Handels GmbH, Hauptplatz 1, 8010 Graz');
    }
    const [label = '', url = ''] = [first?.label, `http://alpha.test${first?.href ?? ''}`];
    expect(mail?.body).toContain(`${label}: ${url}`);
    expect(mail?.html).toMatch(new RegExp(`<a href="${url}"[^>]*>${label}</a>`));
  });

  it('CHK-05 is in the language in which the order was placed', async () => {
    const english = shop.client({ locale: 'en' });
    const { orderNumber } = await placeOrder(english);
    const [mail] = await mailsOf(shop, orderNumber);
    expect(mail?.body).toContain('20 × Apple juice');
    expect(mail?.body).toContain(`http://alpha.test/en/checkout-ok?order=${orderNumber}`);
  });
});

describe('the calendar entry of an order', () => {
  it('CHK-05 is a separate file, for its owner only', async () => {
    const { orderNumber } = await placeOrder(client);
    const url = `/api/orders/${orderNumber}/calendar`;
    const answer = await client.get<string>(url);
    expect([answer.status, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
    ]);
    expect((await shop.client().get(url)).status).toBe(404);
  });
});

describe('an order by invoice', () => {
  const payments = [{ methodKey: 'pay-by-invoice-b2c', amountPlanned: 4500 }];
  const charge = { authorised: 4500, captured: 0, refunded: 0 };

  it('CHK-10 is told what the invoice asks for at most, and of no reservation', () => {
    const [text, ...others] = chargeMessages(readerOf('en'), 'placed', charge, payments);
    expect(text).toMatch(/invoice you only once your order is packed.*45\.00 at most\.$/);
    expect(others).toEqual([]);
    expect(chargeMessages(readerOf('en'), 'cancelled', charge, payments)).toEqual([
      'You won’t get an invoice.',
    ]);
  });
});
