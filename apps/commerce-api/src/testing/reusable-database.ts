import { sql } from 'drizzle-orm';
import type { Connection, Database } from '../kernel/database/database.js';
import { rows } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';
import { sameState, stateOf, type DatabaseState } from './database-state.js';

/** A database that outlives the file of tests which made it. */
export interface DatabaseFactory<At> {
  /** Makes one; what it answers tells any file of tests where it is. */
  make(): Promise<At>;
  /** A connection to it, whose `close` leaves the database where it is. */
  open(at: At): Connection;
  /** Takes the database away, with whatever is still connected to it. */
  drop(at: At): Promise<void>;
}

interface IdleDatabase {
  readonly at: unknown;
  /** How it was when it was filled. */
  readonly before: DatabaseState;
}

interface PooledDatabase extends IdleDatabase {
  readonly connection: Connection;
  drop(): Promise<void>;
}

/** Databases that earlier files of this worker left as they were filled, by what filled them. */
declare const leftDatabases: Map<string, IdleDatabase[]>;

/** Those of this file. */
const idle = new Map<string, PooledDatabase[]>();
const ended = { isOver: false };
/** More of a kind stand idle for no use: few tests take several. */
const maxIdle = 2;

afterAll(async () => {
  ended.isOver = true;
  for (const [name, all] of idle) for (const pooled of all) await addToPool(name, pooled);
  idle.clear();
});

async function addToPool(name: string, pooled: PooledDatabase): Promise<void> {
  const left = leftDatabases.get(name) ?? [];
  await pooled.connection.close();
  if (left.length >= maxIdle) return pooled.drop();
  leftDatabases.set(name, [...left, { at: pooled.at, before: pooled.before }]);
}

/**
 * A database as `make` makes it, or one that an earlier test has given back: closing it takes out
 * what the test wrote. One whose filling was touched is not kept, so a test never meets what another
 * one left.
 */
export async function reuseDatabase<At>(
  name: string,
  of: DatabaseFactory<At>,
): Promise<Connection> {
  const pooled = idle.get(name)?.pop() ?? (await takeFromPool(name, of));
  return { ...pooled.connection, close: () => releaseDatabase(name, pooled) };
}

async function takeFromPool<At>(name: string, of: DatabaseFactory<At>): Promise<PooledDatabase> {
  const left = leftDatabases.get(name)?.pop();
  const at = left ? (left.at as At) : await of.make();
  const connection = of.open(at);
  const before = left?.before ?? (await stateOf(connection.db));
  return { at, before, connection, drop: () => of.drop(at) };
}

async function releaseDatabase(name: string, pooled: PooledDatabase): Promise<void> {
  const isClean = await restore(pooled).catch(() => false);
  if (!isClean) {
    await pooled.connection.close();
    return pooled.drop();
  }
  if (ended.isOver) return addToPool(name, pooled);
  idle.set(name, [...(idle.get(name) ?? []), pooled]);
}

/** Empties the tables that were empty; true when all is as it was. */
async function restore({ connection: { db }, before }: PooledDatabase): Promise<boolean> {
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
