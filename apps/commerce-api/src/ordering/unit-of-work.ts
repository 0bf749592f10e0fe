import type { Allergen } from '@larder/contracts/catalogue';
import type { Database } from '../kernel/database/database.js';
import { transaction } from '../kernel/database/transaction.js';
import type { RequestContext } from '../kernel/context.js';
import type { Scope } from '../kernel/scope.js';
import type { Shop } from '../kernel/tenant-directory.js';

declare const insideTransaction: unique symbol;

/** A handle that is in a transaction. */
export type Transaction = Database & { readonly [insideTransaction]: true };

/**
 * One atomic unit of work of one session. Code that reads or changes a cart takes this and nothing
 * wider: the outer handle, which would deadlock the embedded database here, does not compile.
 */
export interface UnitOfWork extends Scope {
  readonly db: Transaction;
  readonly shop: Shop;
  readonly session: string;
  /** What the shopper avoids by the choice that their browser keeps; absent where no browser is. */
  readonly keptAllergens?: readonly Allergen[];
  /** Address under which the visitor sees the shop; absent where no visitor is. */
  readonly origin?: string;
}

/** Runs `task` in a savepoint: an exception rolls back only the task. */
export async function inSavepoint<T, Input>(
  work: UnitOfWork,
  task: (inner: UnitOfWork, input: Input) => Promise<T>,
  input: Input,
): Promise<T> {
  return transaction(work.db, (tx) => task({ ...work, db: tx as Transaction }, input));
}

/**
 * Runs `task` in one transaction; an exception rolls everything back. The task gets its input as an
 * argument instead of a closure, which could reach the request's own handle.
 */
export async function inTransaction<T, Input>(
  context: RequestContext,
  session: string,
  task: (work: UnitOfWork, input: Input) => Promise<T>,
  input: Input,
): Promise<T> {
  const { tenant, locale, now, cache, shop, origin, keptAllergens } = context;
  const of = { tenant, locale, now, cache, shop, session, origin, keptAllergens };
  return transaction(context.db, (tx) => task({ db: tx as Transaction, ...of }, input));
}
