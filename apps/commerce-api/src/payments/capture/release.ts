import { and, eq, sql } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
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
  await db
    .update(orders)
    .set({ status: 'CANCELLED' })
    .where(and(eq(orders.tenant, tenant), eq(orders.orderNumber, order.orderNumber)));
  await releaseCodes(work, order.cartId);
  if (!order.sharesPlace) {
    await releaseTimeSlot(work, order.windowId);
    await renewHold(work, order);
  }
  await work.shop.loyalty.returnVouchers(work, order.cartId);
  await refundWallet(work, await paymentsOf(work, order.orderNumber));
  await db
    .update(carts)
    .set({ status: 'OPEN', finalizedAt: null, version: sql`${carts.version} + 1`, changedAt: now })
    .where(
      and(eq(carts.tenant, tenant), eq(carts.id, order.cartId), eq(carts.status, 'FINALIZED')),
    );
}
