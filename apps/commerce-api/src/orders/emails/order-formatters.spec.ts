import { orderCalendar } from './order-calendar.js';
import { formatPayments } from './format-payments.js';
import { readerOf } from '../testing/email-reader.js';
import { orderOf, wholeOrder as whole } from '../testing/rule-order.js';
import {
  formatQuantity,
  textsOf,
  formatDateTime,
  formatMoney,
  orderAddress,
  formatPlace,
  formatTimeRange,
} from './order-formatters.js';

const de = readerOf('de-AT');
const en = readerOf('en');
/** Intl uses narrow and non-breaking spaces, which do not matter here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
const span = { start: '2026-11-25T09:00:00Z', end: '2026-11-25T15:30:00Z' };

describe('cash at the door', () => {
  type Paid = Parameters<typeof formatPayments>[1];
  const payments = [{ methodKey: 'payment-at-the-door', amountPlanned: 4614 }];
  const paid = (reader: typeof de, paysWith?: number) => {
    const order = { payments, totalAtHandover: 4614, paysWith } as Paid;
    const [, value] = formatPayments(reader, order);
    return plain(value);
  };

  it('CHK-07 is named with its note and its change in the confirmation', () => {
    expect(paid(de, 5000)).toMatch(/€ 50,00.*€ 3,86/);
    expect(paid(en, 5000)).toBe('On delivery\nIn cash: €50.00, change €3.86');
  });

  it.each([
    ['the shopper has not said it', undefined],
    ['the order costs more than the note', 4000],
  ])('CHK-07 is not named where %s', (_why, paysWith) => {
    expect(paid(en, paysWith)).toBe('On delivery');
  });
});

describe('texts of a mail', () => {
  it('are the reader’s', () => {
    const texts = { de: 'Korb', en: 'Cart', fr: 'Panier' };
    const inReaders = (locale: string) => textsOf(texts, readerOf(locale));
    expect(['de-AT', 'fr', 'en'].map(inReaders)).toEqual(['Korb', 'Panier', 'Cart']);
    expect(textsOf(texts, { locale: 'it' })).toBe('Cart');
    expect(plain(formatMoney(de, 123_456))).toBe('€ 1.234,56');
    expect(plain(formatMoney(en, 5))).toBe('€0.05');
  });

  it('use the shop’s time zone', () => {
    expect(plain(formatTimeRange(de, span))).toBe('Mittwoch, 25. November 2026, 10:00–16:30 Uhr');
    expect(plain(formatTimeRange(en, span))).toMatch(/^Wednesday.*November.*2026, 10:00.*16:30/);
    expect(plain(formatDateTime(de, new Date(span.start)))).toMatch(
      /^Mittwoch, 25\. November.*10:00$/,
    );
    const other = readerOf('de-AT', { timeZone: 'UTC' });
    expect(plain(formatTimeRange(other, span))).toMatch(/09:00–15:30 Uhr$/);
    expect(plain(formatDateTime(other, new Date(span.start)))).toMatch(/ um 9:00$/);
  });

  it.each([
    ['en-IN', 'Asia/Kolkata', '2026-11-25T04:30:00Z', '2026-11-25T07:30:00Z', /, 10 am – 1 pm$/],
    [
      'en-IN',
      'Asia/Kolkata',
      '2026-11-25T05:00:00Z',
      '2026-11-25T07:30:00Z',
      /10:30 am – 1:00 pm$/,
    ],
    ['fr-FR', 'Europe/Paris', '2026-11-25T09:00:00Z', '2026-11-25T15:00:00Z', /, 10 h – 16 h$/],
  ])('name a time slot as %s does', (locale, timeZone, start, end, expected) => {
    expect(plain(formatTimeRange(readerOf(locale, { timeZone }), { start, end }))).toMatch(
      expected,
    );
  });

  it('CAT-13 count pieces, and weigh what is weighed', () => {
    const weights = [1500, 1234, 250].map((g) => formatQuantity(de, g, true));
    expect(weights).toEqual(['1,5 kg', '1,234 kg', '250 g']);
    expect(formatQuantity(en, 2, false)).toBe('2 ×');
    const us = readerOf('en-US', { country: 'US' });
    expect([227, 681].map((g) => formatQuantity(us, g, true))).toEqual(['8 oz', '1.5 lb']);
  });

  it('name the address', () => {
    expect(formatPlace(orderOf([]))).toBe('Laubenweg 2, 1010 Wien');
  });
});

describe('where a reader finds the order again', () => {
  const slugs = { profile: 'konto', checkout: 'kassa' };

  it.each([
    ['a customer in the account', 'de-AT', { slugs }, true, 'konto/orders'],
    ['a guest where they were thanked', 'de-AT', { slugs }, false, 'kassa-ok'],
    ['a reader of another language in it', 'en', { slugs }, true, 'en/konto/orders'],
    ['a customer without a slug', 'de-AT', {}, true, 'profile/orders'],
    ['a guest without a slug', 'de-AT', {}, false, 'checkout-ok'],
    ['a reader whose language is gone', 'fr', { slugs }, true, 'konto/orders'],
  ])('%s', (_name, locale, config, isCustomers, path) => {
    expect(orderAddress(readerOf(locale, config), '123', isCustomers)).toBe(
      `https://alpha.test/${path}?order=123`,
    );
  });
});

describe('the text of a payment method', () => {
  const pay = (methodKey: string, amountPlanned = 100, brandName = '') =>
    ({ id: 'p', methodKey, brandName, amountPlanned }) as never;

  it.each([
    ['apple-pay', 'Apple Pay', 'Apple Pay'],
    ['credit-cards', 'Kredit- oder Debitkarte', 'Credit or debit card'],
    ['pay-by-invoice-b2b', 'Rechnung', 'Invoice'],
    ['pay-by-invoice-b2c', 'Rechnung', 'Invoice'],
    ['payment-at-the-door', 'Bei der Lieferung', 'On delivery'],
    ['payment-at-the-store', 'Bei der Abholung', 'In the store'],
    ['paypal', 'PayPal', 'PayPal'],
  ])('CHK-17 %s', (key, german, english) => {
    expect(formatPayments(de, { payments: [pay(key)] })).toEqual(['Zahlung', german]);
    expect(formatPayments(en, { payments: [pay(key)] })).toEqual(['Payment', english]);
  });

  it('PAY-12 with the wallet’s part, each with its amount', () => {
    const payments = [pay('paypal', 700, 'GIFTCARD'), pay('paypal', 1250)];
    expect(plain(formatPayments(de, { payments })[1])).toBe(
      'Geschenkkarten-Guthaben: € 7,00\nPayPal: € 12,50',
    );
    expect(plain(formatPayments(en, { payments: payments.slice(0, 1) })[1])).toBe(
      'Gift card balance',
    );
  });

  it('CART-98 with nothing, where discounts cover everything', () => {
    expect(formatPayments(de, { payments: [] })[1]).toMatch(/^Nichts zu bezahlen: .*Rabatte/);
    expect(formatPayments(en, { payments: [] })[1]).toMatch(/^Nothing to pay: .*discounts/);
  });
});

const pickup = {
  distributionAddress: {
    ...orderOf([]).distributionAddress,
    distributionType: 'CLICK_AND_COLLECT',
  },
};

describe('an order in the calendar', () => {
  const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
  const timeline = { revision: 3, steps: [{ status: 'PLACED', at: '2026-11-24T09:30:00.000Z' }] };

  it('is the time slot with place, address and status', () => {
    expect(lines(orderCalendar(de, whole({}, timeline)))).toEqual(
      expect.arrayContaining([
        'UID:1234567890@alpha.test',
        'SEQUENCE:3',
        'DTSTAMP:20261124T093000Z',
        'DTSTART:20261125T090000Z',
        'DTEND:20261125T150000Z',
        'SUMMARY:Lieferung: Alpha',
        'DESCRIPTION:Bestellung 1234567890\\nhttps://alpha.test/checkout-ok?order=1234567890',
        'LOCATION:Laubenweg 2\\, 1010 Wien',
        'STATUS:CONFIRMED',
        'URL:https://alpha.test/checkout-ok?order=1234567890',
        'PRODID:-//Alpha//Larder//EN',
      ]),
    );
  });

  it('is of the moment of the order, before anything happened to it', () => {
    const calendar = lines(orderCalendar(de, whole()));
    expect(calendar).toEqual(expect.arrayContaining(['SEQUENCE:0', 'DTSTAMP:20261124T080000Z']));
    const revised = lines(orderCalendar(de, whole({}, { revision: 1, steps: [] })));
    expect(revised).toEqual(expect.arrayContaining(['SEQUENCE:1', 'DTSTAMP:20261124T080000Z']));
  });

  it.each([
    ['de-AT', {}, 'SUMMARY:Lieferung: Alpha'],
    ['de-AT', pickup, 'SUMMARY:Abholung: Alpha'],
    ['en', {}, 'SUMMARY:Delivery: Alpha'],
    ['en', pickup, 'SUMMARY:Collection: Alpha'],
  ])('says in %s what it is about', (locale, document, title) => {
    expect(lines(orderCalendar(readerOf(locale), whole({}, null, document)))).toContain(title);
  });

  it('links a customer to the account, and reports the cancellation', () => {
    const calendar = lines(orderCalendar(en, whole({ status: 'CANCELLED' }, null, {}, 'c')));
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain('URL:https://alpha.test/en/profile/orders?order=1234567890');
    expect(calendar.join()).toContain('DESCRIPTION:Order 1234567890');
  });

  it('names the shop where it has no host', () => {
    const reader = readerOf('en');
    const shop = { ...reader.shop, hosts: [] };
    expect(lines(orderCalendar({ ...reader, shop }, whole()))).toContain('UID:1234567890@alpha');
  });
});
