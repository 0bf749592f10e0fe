import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The handle that every repository takes as its first argument: the pool, or the caller's transaction.
 * Never close over an outer handle: the embedded database has one connection, so a query on the outer
 * handle inside a transaction waits forever.
 */
export type Database = PgDatabase<QueryResult>;

/** Both drivers, for PostgreSQL and for PGlite, return an object with the rows. */
interface QueryResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}
export interface Rows<Row> {
  readonly rows: Row[];
}

/** Runs a migration script of several statements; returns the rows of the last one. */
export type Script = (text: string) => Promise<readonly Record<string, unknown>[]>;

/** The client of a driver, which may be replaced by one that observes each statement. */
export type ObserveClient = <T extends object>(client: T) => T;

/** Connections of a pool. */
export interface PoolUse {
  readonly busy: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface Connection {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Database;
  /** Absent for the embedded database. */
  readonly pool?: () => PoolUse;
  /** Runs scripts in one transaction. Only for migrations. */
  migrate(work: (script: Script) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Rows of a raw statement (decision 54); timestamps are strings. */
export async function rows<Row extends object>(db: Database, query: SQL): Promise<Row[]> {
  return (await db.execute<Row & Record<string, unknown>>(query)).rows;
}

export async function firstRow<Row extends object>(
  db: Database,
  query: SQL,
): Promise<Row | undefined> {
  return (await rows<Row>(db, query))[0];
}

/** One parameter for a list; the query builder makes one of each text. */
export const textArray = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

/** PostgreSQL's error code (`23505` is a duplicate key), even of a wrapped error. */
export function sqlState(error: unknown): string | undefined {
  return causes(error).find(({ code }) => code !== undefined && /^[0-9A-Z]{5}$/.test(code))?.code;
}

const lostConnection =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/;

/**
 * Classes of errors that pass when the server is well again: connection, shutdown, no resources such as
 * disk space, and faults of its files; also a standby that is not promoted yet, which only reads.
 */
const passingStates = /^(08|57P|53|58)|^25006$/;

/** True when the database is unavailable, shutting down or out of resources: the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return passingStates.test(state);
  return causes(error).some(({ code, message }) =>
    lostConnection.test(`${code ?? ''} ${message ?? ''}`),
  );
}

interface Cause {
  readonly code?: string;
  readonly message?: string;
}

/** An error and its causes. Checks the shape, because errors of another realm are not `instanceof Error`. */
function causes(error: unknown): Cause[] {
  const found: Cause[] = [];
  let next = error;
  while (typeof next === 'object' && next !== null && found.length < 10) {
    const { code, message, cause } = next as { code?: unknown; message?: unknown; cause?: unknown };
    found.push({
      ...(typeof code === 'string' && { code }),
      ...(typeof message === 'string' && { message }),
    });
    next = cause;
  }
  return found;
}
