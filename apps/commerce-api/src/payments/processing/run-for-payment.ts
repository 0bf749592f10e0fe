import type { Kernel } from '../../kernel/kernel.js';
import { transaction } from '../../kernel/database/transaction.js';
import type { Transaction, UnitOfWork } from '../../ordering/unit-of-work.js';
import type { PaymentRow } from '../repository.js';
import { sessionOfOrder } from '../repository.js';

/**
 * Runs `task` in one transaction with the session of the shopper who pays, because a status update has
 * no visitor. `task` must have no effect outside the database.
 */
export async function runForPayment<T>(
  { db, clock, directory, cache }: Kernel,
  { tenant, orderNumber, locale, origin }: PaymentRow,
  task: (work: UnitOfWork) => Promise<T>,
): Promise<T> {
  const shop = directory.shops.find((one) => one.tenant === tenant);
  if (!shop) throw new Error(`A payment belongs to no shop: ${tenant}`);
  return transaction(db, async (tx) => {
    const session = await sessionOfOrder(tx, tenant, orderNumber);
    const now = clock.now();
    return task({ db: tx as Transaction, tenant, locale, now, cache, shop, session, origin });
  });
}
