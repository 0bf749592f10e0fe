import type { Database } from './database.js';

/**
 * Thrown within a transaction that needs to know what only an outside party can tell: the transaction is
 * undone, the party is asked while nothing is locked, and the work begins anew with the answer at hand.
 */
export class ExternalCallRequired extends Error {
  /** Asks, and keeps the answer where the work finds it. Gets the handle outside the transaction. */
  readonly ask: (db: Database) => Promise<void>;

  constructor(ask: (db: Database) => Promise<void>) {
    super('An outside party was to be asked before the transaction');
    this.ask = ask;
  }
}
