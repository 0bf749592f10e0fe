import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolConfig } from 'pg';
import { Pool } from 'pg';
import type { Connection, ObserveClient } from './database.js';
import type { FailFastConfig } from './fail-fast-client.js';
import { FailFastClient } from './fail-fast-client.js';
import { ScopedPool } from './scoped-connections.js';
import { watchHeartbeat } from './database-heartbeat.js';

/** Statement timeout of a serving process; imports and migrations have none. */
const statementMs = 15_000;

/**
 * How long a call may wait for a connection: under load, a short wait is better for the shopper than a
 * retry.
 */
const waitMs = 5_000;

export interface PostgresOptions {
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onBroken?: (error: Error) => void;
  /** Disables the statement timeout. */
  readonly unlimited?: boolean;
  /** Statements run in the scope of their tenant; the database needs policies (`secureRows`). */
  readonly hasRowSecurity?: boolean;
  /** Milliseconds that a call may wait for a free connection; after them it is refused with 503. */
  readonly wait?: number;
  readonly observed?: ObserveClient;
}

/** A pool of at most 20 connections to PostgreSQL. */
export function connectPostgres(url: string, options: PostgresOptions = {}): Connection {
  const { observed = (client) => client } = options;
  const pulse = watchHeartbeat(url, () => pool.totalCount > pool.idleCount);
  const settings: PoolConfig & FailFastConfig = {
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: options.wait ?? waitMs,
    // The pool has one limit for waiting and connecting; its connections have the shorter one.
    Client: FailFastClient,
    pulse,
    ...(!options.unlimited && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
    }),
  };
  const pool: Pool = options.hasRowSecurity ? new ScopedPool(settings) : new Pool(settings);
  // Without a listener, a broken idle connection would end the process.
  pool.on('error', (error) => options.onBroken?.(error));
  return {
    engine: 'postgres',
    db: drizzle(observed(pool)),
    pool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async migrate(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL ROLE NONE');
        await work(async (text) => {
          const result: unknown = await client.query(text);
          const last = Array.isArray(result) ? (result.at(-1) as unknown) : result;
          return (last as { readonly rows: Record<string, unknown>[] }).rows;
        });
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    close() {
      pulse.stop();
      return pool.end();
    },
  };
}
