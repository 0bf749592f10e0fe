import { sql } from 'drizzle-orm';
import type { Connection, Database } from '../kernel/database.js';
import { rows, transaction } from '../kernel/database.js';
import { sameState, stateOf, type DatabaseState } from './database-state.js';

interface Kept {
  readonly connection: Connection;
  /** How it was when it was filled. */
  readonly before: DatabaseState;
}

/** Databases of this file that are as they were filled, by what filled them. */
const idle = new Map<string, Kept[]>();
const ended = { isOver: false };

afterAll(async () => {
  ended.isOver = true;
  const all = [...idle.values()].flat();
  idle.clear();
  for (const { connection } of all) await connection.close();
});

/**
 * A database as `open` makes it, or one that an earlier test of the file has given back: closing it
 * takes out what the test wrote. One whose filling was touched is not kept, so a test never meets
 * what another one left.
 */
export async function keptDatabase(
  name: string,
  open: () => Promise<Connection>,
): Promise<Connection> {
  const kept = idle.get(name)?.pop() ?? (await keep(await open()));
  return { ...kept.connection, close: () => giveBack(name, kept) };
}

async function keep(connection: Connection): Promise<Kept> {
  return { connection, before: await stateOf(connection.db) };
}

async function giveBack(name: string, kept: Kept): Promise<void> {
  if (ended.isOver || !(await restore(kept).catch(() => false))) return kept.connection.close();
  idle.set(name, [...(idle.get(name) ?? []), kept]);
}

/** Empties the tables that were empty; true when all is as it was. */
async function restore({ connection: { db }, before }: Kept): Promise<boolean> {
  const after = await stateOf(db);
  const written = after.tables.filter(({ name, rows: count }) => {
    const was = before.tables.find((one) => one.name === name);
    return count > 0 && was?.rows === 0;
  });
  await transaction(db, async (tx) => {
    // Foreign keys hold again once all of it is gone.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const { name } of written) await tx.execute(sql`DELETE FROM ${sql.identifier(name)}`);
  });
  await rewind(db, before);
  return sameState(before, await stateOf(db));
}

/** Numbers that were given out are given out again. */
async function rewind(db: Database, { sequences }: DatabaseState): Promise<void> {
  for (const { name, start, last } of sequences)
    await rows(db, sql`SELECT setval(${name}, ${last ?? start}::bigint, ${last !== null})`);
}
