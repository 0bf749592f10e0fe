import { AsyncResource } from 'node:async_hooks';
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

/** A pool that hands a connection over in the context of its caller, not in that of its last user. */
export class ScopedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | undefined {
    if (!done) return super.connect();
    super.connect(AsyncResource.bind(done));
    return undefined;
  }
}

const isRollback = (statement: unknown) =>
  /^\s*rollback/i.test(
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? String(statement.text)
      : String(statement),
  );

/** Lets a connection of a pool enter the caller's scope before a statement, when it is in another. */
export function scopeStatements(client: Client): void {
  let at: string | undefined;
  client.query = new Proxy(client.query, {
    apply(send, _self, parts: readonly unknown[]) {
      const wanted = currentScope();
      if (wanted !== at) {
        at = wanted;
        // When it fails, the statement after it fails too, and reports it.
        const entered: Promise<unknown> = Reflect.apply(send, client, [enterScope, [wanted]]);
        entered.catch(() => {
          at = undefined;
        });
      }
      // It may take a scope back that was entered in the transaction.
      if (isRollback(parts[0])) at = undefined;
      return Reflect.apply(send, client, parts) as unknown;
    },
  });
}

/** The same for the embedded database, whose one connection answers in the order of its calls. */
export function scopedPglite(pglite: PGlite): PGlite {
  let at: string | undefined;
  const query: PGlite['query'] = (...parts) => {
    const wanted = currentScope();
    if (wanted !== at) {
      at = wanted;
      pglite.query(enterScope, [wanted]).catch(() => {
        at = undefined;
      });
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
