import type { Database } from '../../../kernel/database/database.js';
import { transaction } from '../../../kernel/database/transaction.js';
import type { Scope } from '../../../kernel/scope.js';
import type { Shop } from '../../../kernel/tenant-directory.js';
import type { Transaction } from '../../../ordering/unit-of-work.js';
import { testDatabase } from '../../../testing/test-database.js';
import { financialYear, issueInvoice, seriesNumber } from './invoice-series.js';
import { invoices } from './tables.js';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase();
  [db, close] = [made.db, () => made.close()];
});
afterAll(() => close());

const shopIn = (country: string) =>
  ({ clientRuntimeConfig: { country, timeZone: 'Asia/Kolkata' } }) as Shop;
const scope = (tenant: string, { at = '2026-11-26T06:00:00Z', country = 'IN' } = {}) =>
  ({
    db,
    tenant,
    locale: 'en-IN',
    now: new Date(at),
    shop: shopIn(country),
  }) as unknown as Scope & {
    readonly shop: Shop;
  };

const issue = (of: ReturnType<typeof scope>, orderNumber: string, fails = false) =>
  transaction(db, async (tx) => {
    await issueInvoice({ ...of, db: tx as Transaction }, orderNumber);
    if (fails) throw new Error('rolled back');
  });

describe('the series of invoices', () => {
  it('has no gap and no number twice, also under concurrency and after a rollback', async () => {
    const of = scope('race');
    const orders = Array.from({ length: 12 }, (_, index) => `order-${index}`);
    await Promise.allSettled(orders.map((order, index) => issue(of, order, index % 3 === 0)));
    const kept = orders.filter((_, index) => index % 3 !== 0);
    const numbers = await Promise.all(kept.map((order) => seriesNumber(of, order)));
    const expected = kept.map((_, index) => `INV/26-27/${`${index + 1}`.padStart(6, '0')}`);
    expect([...numbers].sort()).toEqual(expected);
  });

  it('gives an order one number, and each tenant and financial year a series', async () => {
    const of = scope('once');
    await issue(of, 'a');
    await issue(of, 'a');
    await issue(scope('once', { at: '2027-04-01T00:00:00Z' }), 'b');
    await issue(scope('twice'), 'a');
    expect(await seriesNumber(of, 'a')).toBe('INV/26-27/000001');
    expect(await seriesNumber(of, 'b')).toBe('INV/27-28/000001');
    expect(await seriesNumber(scope('twice'), 'a')).toBe('INV/26-27/000001');
  });

  it('is not there where the country asks for none', async () => {
    const of = scope('austria', { country: 'AT' });
    await issue(of, 'a');
    expect(await seriesNumber(of, 'a')).toBeUndefined();
  });

  it('is guarded by the database', async () => {
    await issue(scope('guarded'), 'a');
    const row = { tenant: 'guarded', year: '26-27', issuedAt: new Date() };
    await expect(
      db.insert(invoices).values({ ...row, orderNumber: 'b', number: 3 }),
    ).rejects.toThrow();
    await expect(
      db.insert(invoices).values({ ...row, orderNumber: 'b', number: 1 }),
    ).rejects.toThrow();
    await expect(db.update(invoices).set({ number: 7 })).rejects.toThrow();
  });
});

it.each([
  ['2026-03-31T18:29:00Z', 4, '25-26'],
  ['2026-03-31T18:31:00Z', 4, '26-27'],
  ['2026-12-31T12:00:00Z', 1, '26'],
  ['2099-12-31T12:00:00Z', 4, '99-00'],
])('%s is in the year from month %i that is called %s', (at, startMonth, year) => {
  expect(financialYear(new Date(at), startMonth, 'Asia/Kolkata')).toBe(year);
});
