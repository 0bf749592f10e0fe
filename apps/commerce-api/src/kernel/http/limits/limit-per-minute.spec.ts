import { sql } from 'drizzle-orm';
import { testClock, type TestClock } from '../../../testing/test-clock.js';
import { testDatabase } from '../../../testing/test-database.js';
import type { Connection } from '../../database/database.js';
import { firstRow } from '../../database/database.js';
import { transaction } from '../../database/transaction.js';
import { deleteOldCounts, limitPerMinute } from './limit-per-minute.js';

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

let turn = 0;
/** Two backends of one database, each with its memory and its clock, and visitors that nobody has seen. */
function twoBackends(most: number) {
  const clocks: readonly TestClock[] = [testClock(), testClock()];
  const limit = { of: `tests ${(turn += 1)}`, most, refusal: 'Too many tests in a minute' };
  const spends = clocks.map((clock) => limitPerMinute({ clock }, limit));
  const visit = async (backend: number, { tenant = 'alpha', client = '203.0.113.7' } = {}) => {
    try {
      await spends[backend]?.({ db: connection.db, tenant, client });
      return true;
    } catch (error) {
      expect(error).toMatchObject({ status: 429 });
      return false;
    }
  };
  /** How many of so many calls are allowed, of each backend in turn. */
  const allowedOf = async (calls: number) => {
    let allowed = 0;
    for (let i = 0; i < calls; i += 1) allowed += Number(await visit(i % 2));
    return allowed;
  };
  return { clocks, visit, allowedOf };
}

const rowCount = async () =>
  (
    await firstRow<{ rows: number }>(
      connection.db,
      sql`SELECT count(*)::int AS rows FROM minute_counts`,
    )
  )?.rows;

describe('limits per minute', () => {
  it.each([1, 6, 20, 39])('S9 allow %i calls on two backends together', async (most) => {
    expect(await twoBackends(most).allowedOf(most * 2 + 2)).toBe(most);
  });

  it.each([60, 120, 300])(
    'S9 never allow more than %i on two backends, and all but a part of one',
    async (most) => {
      const allowed = await twoBackends(most).allowedOf(most * 2);
      expect(allowed).toBeLessThanOrEqual(most);
      expect(allowed).toBeGreaterThan(most - most / 20);
    },
  );

  it('count calls at the same moment once each', async () => {
    const { visit } = twoBackends(6);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => visit(i % 2)));
    expect(answers.filter(Boolean)).toHaveLength(6);
  });

  it('are of a visitor in a shop, and whole again in the next minute', async () => {
    const { clocks, visit } = twoBackends(1);
    expect([await visit(0), await visit(1)]).toEqual([true, false]);
    expect(await visit(1, { client: '198.51.100.2' })).toBe(true);
    expect(await visit(1, { tenant: 'beta' })).toBe(true);
    clocks.forEach((clock) => clock.advance(60_000));
    expect([await visit(1), await visit(0)]).toEqual([true, false]);
  });

  it('hold when a clock is late by a moment, and end when one jumps', async () => {
    const { clocks, visit } = twoBackends(1);
    clocks[0]?.advance(60_000);
    expect([await visit(0), await visit(1)]).toEqual([true, false]);
    clocks[1]?.advance(-3_600_000);
    expect(await visit(1)).toBe(true);
  });

  it('take back what a transaction counted that is rolled back', async () => {
    const limit = { of: 'tests in a transaction', most: 1, refusal: 'Too many' };
    const spend = limitPerMinute({ clock: testClock() }, limit);
    const visitor = { tenant: 'alpha', client: '203.0.113.7' };
    const failed = transaction(connection.db, async (db) => {
      await spend({ db, ...visitor });
      throw new Error('again');
    });
    await expect(failed).rejects.toThrow('again');
    await expect(spend({ db: connection.db, ...visitor })).resolves.toBeUndefined();
  });

  it('leave no row behind when their minute is over', async () => {
    const clock = testClock();
    await twoBackends(1).visit(0);
    await deleteOldCounts({ db: connection.db, clock });
    expect(await rowCount()).toBeGreaterThan(0);
    clock.advance(180_000);
    await deleteOldCounts({ db: connection.db, clock });
    expect(await rowCount()).toBe(0);
  });
});
