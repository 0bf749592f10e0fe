import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { cancelOpenPayments } from '../start/abandon-payment.js';
import { lockPaymentsOf, patchPayment, walletProvider } from '../repository.js';
import { refundWallet } from '../capture/release.js';

/**
 * Refunds all payments of an order; idempotent: the wallet's part at once, a provider's once it has
 * responded. The caller sets the order's status.
 */
export async function refundOrder(work: UnitOfWork, orderNumber: string): Promise<void> {
  const payments = await lockPaymentsOf(work, orderNumber);
  await refundWallet(work, payments);
  await cancelOpenPayments(work, payments, { code: 'CANCELLED', description: '' });
  for (const { id, provider, state } of payments) {
    // A saved method holds no money: it is just not used any more.
    if (state === 'SAVED') await patchPayment(work, id, { state: 'UNDONE', nextAt: null });
    const isTaken = state === 'AUTHORISED' || state === 'CAPTURED';
    if (provider === walletProvider || !isTaken) continue;
    await patchPayment(work, id, { state: 'UNDO_DUE', nextAt: work.now });
  }
}
