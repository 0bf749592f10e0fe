import type { Database } from './database/database.js';

/**
 * Thrown within a transaction that needs data of an external service: the transaction is rolled back,
 * the service is called while nothing is locked, and the transaction is retried with the response.
 */
export class ExternalCallRequired extends Error {
  /** Makes the call and stores the response for the retry. Gets the handle outside the transaction. */
  readonly ask: (db: Database) => Promise<void>;

  constructor(ask: (db: Database) => Promise<void>) {
    super('An outside party was to be asked before the transaction');
    this.ask = ask;
  }
}
