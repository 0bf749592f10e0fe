import type { PGlite } from '@electric-sql/pglite';
import type { Client, PoolClient } from 'pg';
import { Pool } from 'pg';
import { enterScope, enterScopeLocally } from './row-security.js';
import { currentScope } from './tenant-scope.js';

type Done = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (release?: Error | boolean) => void,
) => void;

/** The scope that a connection is in, until it is closed. */
const entered = new WeakMap<Client | PGlite, string>();

/** A pool that sets the caller's scope on a connection before the caller gets it. */
export class ScopedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | undefined {
    const wanted = currentScope();
    if (!done) return super.connect().then((client) => enter(client, wanted));
    super.connect((error, client, release) => {
      if (error || !client) return done(error, client, release);
      enter(client, wanted).then(
        () => done(undefined, client, release),
        (refusal: Error) => done(refusal, undefined, release),
      );
    });
    return undefined;
  }
}

/**
 * Between two users of a connection no transaction is open, so no rollback takes the scope back. A
 * connection that cannot enter it is closed.
 */
async function enter(client: PoolClient, wanted: string): Promise<PoolClient> {
  if (entered.get(client) === wanted) return client;
  try {
    await client.query({ name: 'enter-scope', text: enterScope, values: [wanted] });
    entered.set(client, wanted);
    return client;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

/** The same for the embedded database, whose one connection answers in the order of its calls. */
export function scopedPglite(pglite: PGlite): PGlite {
  const query: PGlite['query'] = (...parts) => {
    const wanted = currentScope();
    if (wanted !== entered.get(pglite)) {
      entered.set(pglite, wanted);
      // When it fails, the statement after it fails too, and reports it.
      pglite.query(enterScope, [wanted]).catch(() => entered.delete(pglite));
    }
    return pglite.query(...parts);
  };
  const transaction: PGlite['transaction'] = (work) => {
    const wanted = currentScope();
    return pglite.transaction(async (tx) => {
      await tx.query(enterScopeLocally, [wanted]);
      return work(tx);
    });
  };
  return new Proxy(pglite, {
    get(target, key) {
      if (key === 'query') return query;
      if (key === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
