import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../kernel/database/database.js';
import { rows } from '../../kernel/database/database.js';
import type { SeedTarget } from '../../seeding/seed-target.js';
import { seedDiscountCodes } from '../../seeding/seed-discount-codes.js';
import { testDatabase } from '../../testing/test-database.js';

const folder = path.resolve(import.meta.dirname, '../../../../../libs/tenants/gruenmarkt');
const now = new Date('2026-11-24T08:00:00Z');

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

const seedFrom = (from: string) =>
  seedDiscountCodes(connection.db, { tenant: 'gruenmarkt', folder: from, now } as SeedTarget);
const known = () =>
  rows<{ code: string; state: string }>(
    connection.db,
    sql`SELECT code, CASE WHEN NOT is_current THEN 'withdrawn' WHEN ends_at <= ${now.toISOString()}
          THEN 'over' WHEN starts_at > ${now.toISOString()} THEN 'ahead' WHEN used >= most THEN 'used up'
          ELSE 'open ' || used END AS state FROM discount_codes ORDER BY code`,
  );

it('CART-98 the demo has a code of every state; seeding again keeps what was used', async () => {
  await seedFrom(folder);
  const states = {
    BRINGMIR: 'open 0',
    ERSTE100: 'used up',
    FRUEHLING: 'ahead',
    GRUEN10: 'open 0',
    KORB5: 'open 0',
    SOMMER: 'over',
  };
  const asKnown = (of: Readonly<Record<string, string>>) =>
    Object.entries(of).map(([code, state]) => ({ code, state }));
  expect(await known()).toEqual(asKnown(states));
  await connection.db.execute(sql`UPDATE discount_codes SET used = 3 WHERE code = 'KORB5'`);
  await seedFrom(folder);
  expect(await known()).toEqual(asKnown({ ...states, KORB5: 'open 3' }));
  const empty = mkdtempSync(path.join(tmpdir(), 'codes-'));
  await seedFrom(empty);
  rmSync(empty, { recursive: true });
  expect(new Set((await known()).map(({ state }) => state))).toEqual(new Set(['withdrawn']));
});
