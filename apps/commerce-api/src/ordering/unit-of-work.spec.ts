import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestContext } from '../kernel/context.js';
import type { Database } from '../kernel/database/database.js';
import type { Transaction, UnitOfWork } from './unit-of-work.js';

type Fits<Given, Wanted> = Given extends Wanted ? true : false;

/** These lines fail to compile when a handle outside a transaction is accepted as a `Transaction`. */
const outerHandleFits: Fits<Database, Transaction> = false;
const requestFits: Fits<RequestContext, UnitOfWork> = false;
const workServesReaders: Fits<Transaction, Database> = true;

/** Steps of jobs have no request; their transactions are their own. */
const JOBS = ['fulfilment/advance-orders.ts', 'reviews/ask-for-ratings.ts'];
const folders = ['carts', 'checkout', 'distribution/capacity', 'orders'].map((name) =>
  path.join(import.meta.dirname, '..', name),
);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.ts') && !JOBS.includes(name) && !/\.spec\.ts$|testing\//.test(name),
    )
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const),
);

describe('work in a transaction', () => {
  it('R15 cannot be done with the outer database handle', () => {
    expect([outerHandleFits, requestFits, workServesReaders]).toEqual([false, false, true]);
  });

  const filesWith = (pattern: RegExp) =>
    sources.filter(([, source]) => pattern.test(source)).map(([name]) => name);

  it('R15 begins only in `inTransaction`', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(filesWith(/\btransaction\(/)).toEqual([]);
  });

  it('R15 is handed over as a function, never as a closure over the request', () => {
    expect(filesWith(/\b(inTransaction|changeCart|changeOrCreateCart)\([^()]*\(/)).toEqual([]);
  });
});
