import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { rows } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';
import { readSecret } from './repository.js';

const current = 'xsrf';
const next = 'xsrf:next';
const previous = 'xsrf:previous';

const newKey = () => randomBytes(32).toString('base64url');

export interface Keys {
  /** The key that signs. */
  readonly secret: string;
  /** Keys that only verify: the next one, before every process signs with it, and the previous one. */
  readonly otherSecrets: readonly string[];
}

/** The keys of a shop's XSRF tokens and captchas; the first is made once. */
export async function readKeys(db: Database, tenant: string): Promise<Keys> {
  const secret = await readSecret(db, tenant, current, newKey);
  const others = await rows<{ readonly value: string }>(
    db,
    sql`SELECT value FROM secrets WHERE tenant = ${tenant} AND name IN (${next}, ${previous})`,
  );
  return { secret, otherSecrets: others.map(({ value }) => value) };
}

/**
 * The steps of an exchange of keys, for all shops; processes read keys at their start, so all are
 * restarted after each step. Each returns the number of keys that changed.
 */
export const keySteps = {
  /** Every process learns the next key before one signs with it. */
  next: async (db: Database): Promise<number> => {
    const tenants = await rows<{ readonly tenant: string }>(db, sql`SELECT tenant FROM tenants`);
    let made = 0;
    for (const { tenant } of tenants)
      made += (
        await rows(
          db,
          sql`INSERT INTO secrets (tenant, name, value) VALUES (${tenant}, ${next}, ${newKey()})
              ON CONFLICT DO NOTHING RETURNING tenant`,
        )
      ).length;
    return made;
  },
  /** The next key signs; the one before still counts. */
  promote: (db: Database): Promise<number> =>
    transaction(db, async (tx) => {
      const isReady = sql`tenant IN (SELECT tenant FROM secrets WHERE name = ${next})`;
      await tx.execute(sql`DELETE FROM secrets WHERE name = ${previous} AND ${isReady}`);
      await tx.execute(
        sql`UPDATE secrets SET name = ${previous} WHERE name = ${current} AND ${isReady}`,
      );
      return (
        await rows(
          tx,
          sql`UPDATE secrets SET name = ${current} WHERE name = ${next} RETURNING tenant`,
        )
      ).length;
    }),
  /** What the key before has signed no longer counts. */
  drop: async (db: Database): Promise<number> =>
    (await rows(db, sql`DELETE FROM secrets WHERE name = ${previous} RETURNING tenant`)).length,
};
