import * as fc from 'fast-check';
import { countries } from '@larder/countries';
import { anyOrder, anyPicking, pickedOf } from '../testing/any-order.js';
import { orderTables } from '../emails/order-email-tables.js';
import { readerOf } from '../testing/email-reader.js';
import { orderLine, orderOf } from '../testing/rule-order.js';
import { cashRounding, isPaidAtHandover } from './cash-rounding.js';
import { createReceipt } from './receipt.js';

const step = (country: string) => countries[country]?.prices.cashRounding?.step ?? 1;

describe('rounding of cash', () => {
  it.each([
    ['IN', 25_949, -49],
    ['IN', 25_950, 50],
    ['IN', 25_900, 0],
    ['CH', 1_003, 2],
    ['CH', 1_002, -2],
    ['AT', 1_003, 0],
  ])('%s: %d are paid with %d more', (country, cents, expected) => {
    expect(cashRounding(cents, step(country))).toBe(expected);
  });

  it('gives a multiple of the coin, at most half a coin away, for any amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e7, max: 1e7 }),
        fc.constantFrom(1, 5, 10, 100),
        (cents, coin) => {
          const rounding = cashRounding(cents, coin);
          expect(Math.abs((cents + rounding) % coin)).toBe(0);
          expect(Math.abs(rounding)).toBeLessThanOrEqual(coin / 2);
        },
      ),
    );
  });
});

describe('a receipt where coins are rounded', () => {
  it('F8 rounds what is paid at the door and nothing else, and its taxes add up, for any picking', () => {
    fc.assert(
      fc.property(anyOrder, anyPicking, ({ document, basis }, drawn) => {
        const picked = pickedOf(document, drawn);
        const exact = createReceipt(document, basis, picked);
        const receipt = createReceipt(document, { ...basis, cashStep: 100 }, picked);
        const { rounding = 0, toPay, vat } = receipt;
        expect(receipt.total).toBe(exact.total);
        expect(toPay).toBe(exact.toPay + rounding);
        if (isPaidAtHandover(document)) expect(Math.abs(toPay % 100)).toBe(0);
        else expect(receipt).not.toHaveProperty('rounding');
        const parts = vat.map(({ net, vat: tax }) => net + tax);
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(toPay);
      }),
    );
  });
});

describe('the confirmation of an order where coins are rounded', () => {
  function rowsFor(methodKey: string, country: string, locale = 'en') {
    const payments = [{ methodKey, amountPlanned: 25_949 }];
    const order = orderOf([orderLine('rice', { cents: 25_759 })], {}, { payments });
    const tables = orderTables(readerOf(locale, { country }), order);
    return tables.flatMap(({ rows }) => rows.map(([name]) => name));
  }

  it.each([
    ['de', 'Zu zahlen, gerundet'],
    ['en', 'To pay, rounded'],
    ['fr', 'À payer, arrondi'],
    ['hi', 'देना है, पूर्णांकित'],
  ])('F8 names the rounded amount in %s where all is paid at handover', (locale, name) => {
    expect(rowsFor('payment-at-the-door', 'IN', locale)).toContain(name);
  });

  it.each([
    ['credit-cards', 'IN'],
    ['payment-at-the-door', 'AT'],
  ])('F8 names no rounded amount for %s in %s', (methodKey, country) => {
    expect(rowsFor(methodKey, country)).not.toContain('To pay, rounded');
  });
});
