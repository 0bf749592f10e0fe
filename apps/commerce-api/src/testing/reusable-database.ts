import { sql } from 'drizzle-orm';
import type { Connection, Database } from '../kernel/database/database.js';
import { rows } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';
import { sameState, stateOf, type DatabaseState } from './database-state.js';

export interface TestConnection extends Connection {
  /** The database as the backend uses it; with row security it sees the rows of its scope alone. */
  readonly served: Database;
}

/** A database that outlives the file of tests which made it. */
export interface DatabaseFactory<At> {
  /** Creates one; returns its address for any test file. */
  make(): Promise<At>;
  /** A connection to it, whose `close` leaves the database where it is. */
  open(at: At): TestConnection;
  /** Drops the database and closes all connections to it. */
  drop(at: At): Promise<void>;
}

interface IdleDatabase {
  readonly at: unknown;
  /** How it was when it was filled. */
  readonly before: DatabaseState;
}

interface PooledDatabase extends IdleDatabase {
  readonly connection: TestConnection;
  drop(): Promise<void>;
}

/** Idle databases of earlier files of this worker, by their seed. */
declare const leftDatabases: Map<string, IdleDatabase[]>;

/** Those of this file. */
const idle = new Map<string, PooledDatabase[]>();
const ended = { isOver: false };
/** Few tests use several of a kind, so more idle ones are not kept. */
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
 * A database created by `make`, or one that an earlier test has released: releasing it removes the rows
 * that the test wrote. One whose seed data was changed is dropped, so tests never share state.
 */
export async function reuseDatabase<At>(
  name: string,
  of: DatabaseFactory<At>,
): Promise<TestConnection> {
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

/** Empties the tables that were empty; true when the state is restored. */
async function restore({ connection: { db }, before }: PooledDatabase): Promise<boolean> {
  const after = await stateOf(db);
  const written = after.tables.filter(
    ({ name }) => !before.tables.some((one) => one.name === name),
  );
  await transaction(db, async (tx) => {
    // Foreign keys hold again once all of it is gone.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const { name } of written) await tx.execute(sql`DELETE FROM ${sql.identifier(name)}`);
  });
  await rewind(db, before, after);
  const tables = after.tables.filter((one) => !written.includes(one));
  return sameState(before, { ...after, tables, sequences: before.sequences });
}

/** Numbers that were given out are given out again. */
async function rewind(db: Database, before: DatabaseState, after: DatabaseState): Promise<void> {
  for (const { name, start, last } of before.sequences) {
    if (after.sequences.some((one) => one.name === name && one.last === last)) continue;
    await rows(db, sql`SELECT setval(${name}, ${last ?? start}::bigint, ${last !== null})`);
  }
}
