import { sql } from 'drizzle-orm';
import type { Connection, Database } from '../kernel/database.js';
import { rows } from '../kernel/database.js';
import { transaction } from '../kernel/transaction.js';
import { sameState, stateOf, type DatabaseState } from './database-state.js';

/** A database that outlives the file of tests which made it. */
export interface Keepable<At> {
  /** Makes one; what it answers tells any file of tests where it is. */
  make(): Promise<At>;
  /** A connection to it, whose `close` leaves the database where it is. */
  open(at: At): Connection;
  /** Takes the database away, with whatever is still connected to it. */
  drop(at: At): Promise<void>;
}

interface Left {
  readonly at: unknown;
  /** How it was when it was filled. */
  readonly before: DatabaseState;
}

interface Kept extends Left {
  readonly connection: Connection;
  drop(): Promise<void>;
}

/** Databases that earlier files of this worker left as they were filled, by what filled them. */
declare const leftDatabases: Map<string, Left[]>;

/** Those of this file. */
const idle = new Map<string, Kept[]>();
const ended = { isOver: false };
/** More of a kind stand idle for no use: few tests take several. */
const most = 2;

afterAll(async () => {
  ended.isOver = true;
  for (const [name, all] of idle) for (const kept of all) await leave(name, kept);
  idle.clear();
});

async function leave(name: string, kept: Kept): Promise<void> {
  const left = leftDatabases.get(name) ?? [];
  await kept.connection.close();
  if (left.length >= most) return kept.drop();
  leftDatabases.set(name, [...left, { at: kept.at, before: kept.before }]);
}

/**
 * A database as `make` makes it, or one that an earlier test has given back: closing it takes out
 * what the test wrote. One whose filling was touched is not kept, so a test never meets what another
 * one left.
 */
export async function keptDatabase<At>(name: string, of: Keepable<At>): Promise<Connection> {
  const kept = idle.get(name)?.pop() ?? (await taken(name, of));
  return { ...kept.connection, close: () => giveBack(name, kept) };
}

async function taken<At>(name: string, of: Keepable<At>): Promise<Kept> {
  const left = leftDatabases.get(name)?.pop();
  const at = left ? (left.at as At) : await of.make();
  const connection = of.open(at);
  const before = left?.before ?? (await stateOf(connection.db));
  return { at, before, connection, drop: () => of.drop(at) };
}

async function giveBack(name: string, kept: Kept): Promise<void> {
  const isClean = await restore(kept).catch(() => false);
  if (!isClean) {
    await kept.connection.close();
    return kept.drop();
  }
  if (ended.isOver) return leave(name, kept);
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
