import type { FastifyBaseLogger } from 'fastify';
import { transaction } from '../../../kernel/database/transaction.js';
import type { Kernel } from '../../../kernel/kernel.js';
import type { Transaction, UnitOfWork } from '../../unit-of-work.js';
import { hasStandingOrders } from '../has-standing-orders.js';
import type { StandingRow } from '../tables.js';

export interface StandingJob {
  readonly kernel: Pick<Kernel, 'db' | 'clock' | 'cache' | 'directory'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** A standing order of which something is due. */
export type DueOrder = Pick<StandingRow, 'tenant' | 'id' | 'locale' | 'origin'>;

/** Shops of this process that have standing orders. */
export const tenantsOf = ({ kernel }: StandingJob): string[] =>
  kernel.directory.shops
    .filter(({ clientRuntimeConfig }) => hasStandingOrders(clientRuntimeConfig))
    .map(({ tenant }) => tenant);

/** The session of carts that no visitor has; no cookie can name it. */
const sessionOf = ({ id }: DueOrder) => `standing-order:${id}`;

/** Runs a task for a standing order in one transaction, in its language and without a visitor. */
export async function runForStandingOrder<T>(
  { kernel }: StandingJob,
  due: DueOrder,
  task: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  const { tenant, locale, origin } = due;
  const { db, cache, clock, directory } = kernel;
  const shop = directory.shops.find((one) => one.tenant === tenant);
  if (!shop) throw new Error(`A standing order belongs to no shop: ${tenant}`);
  const of = { tenant, locale, cache, shop, origin, session: sessionOf(due), now: clock.now() };
  return transaction(db, (tx) => task({ db: tx as Transaction, ...of }));
}
