import { sql } from 'drizzle-orm';
import { renewHold } from '../../distribution/capacity/renew-hold.js';
import { releaseTimeSlot } from '../../distribution/capacity/repository.js';
import { releaseCodes } from '../../benefits/discounts/code-redemptions.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { refundToWallet } from '../wallet/ledger.js';
import type { PaidOrder, PaymentRow } from '../repository.js';
import { patchPayment, paymentsOf, walletProvider } from '../repository.js';

/** Refunds the wallet's part of an order; idempotent. */
export async function refundWallet(
  work: UnitOfWork,
  payments: readonly PaymentRow[],
): Promise<void> {
  for (const { id, provider, state, captured } of payments) {
    if (provider !== walletProvider || state !== 'CAPTURED') continue;
    await refundToWallet(work, walletKey(id));
    await patchPayment(work, id, { state: 'UNDONE', refunded: captured, nextAt: null });
  }
}

/** One payment of the wallet in its ledger. */
export const walletKey = (paymentId: string) => `payment ${paymentId}`;

/**
 * Cancels an order that was never paid: its time slot, voucher, codes and wallet amount are released,
 * and its cart is reopened with its goods, so it can be ordered again. The caller holds its locks.
 */
export async function releaseOrder(work: UnitOfWork, order: PaidOrder): Promise<void> {
  const { db, tenant, now } = work;
  await db.execute(
    sql`UPDATE orders SET status = 'CANCELLED'
        WHERE tenant = ${tenant} AND order_number = ${order.orderNumber}`,
  );
  await releaseCodes(work, order.cartId);
  if (!order.sharesPlace) {
    await releaseTimeSlot(work, order.windowId);
    await renewHold(work, order);
  }
  await work.shop.loyalty.returnVouchers(work, order.cartId);
  await refundWallet(work, await paymentsOf(work, order.orderNumber));
  await db.execute(
    sql`UPDATE carts SET status = 'OPEN', finalized_at = NULL, version = version + 1,
          changed_at = ${now.toISOString()}
        WHERE tenant = ${tenant} AND id = ${order.cartId} AND status = 'FINALIZED'`,
  );
}
