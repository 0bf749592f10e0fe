import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The handle that every repository takes as its first argument: the pool, or the transaction that
 * the caller is in. Never close over an outer handle: inside a transaction of the embedded database
 * (one connection) a query on the outer handle waits for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Runs one migration script of several statements; answers the rows of the last one. */
export type Script = (text: string) => Promise<readonly Record<string, unknown>[]>;

export interface Connection {
  readonly engine: 'embedded' | 'postgres';
  readonly db: Database;
  /** Runs scripts in one transaction. Only for migrations. */
  migrate(work: (script: Script) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Rows of a hand-written query. Instants come as text: select them with `iso()`. */
export async function rows<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { readonly rows: Row[] };
  return result.rows;
}

export async function firstRow<Row>(db: Database, query: SQL): Promise<Row | undefined> {
  return (await rows<Row>(db, query))[0];
}

/** PostgreSQL's code of an error (`23505` is a duplicate key), whatever wrapped it. */
export function sqlState(error: unknown): string | undefined {
  return causes(error).find(({ code }) => code !== undefined && /^[0-9A-Z]{5}$/.test(code))?.code;
}

const lostConnection =
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT|Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True when the database is away, shutting down or out of connections: the caller may try again. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|57P|53)/.test(state);
  return causes(error).some(({ code, message }) =>
    lostConnection.test(`${code ?? ''} ${message ?? ''}`),
  );
}

interface Cause {
  readonly code?: string;
  readonly message?: string;
}

/** An error and what caused it. Goes by shape, since errors of another realm are no `Error`. */
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
