import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { cancelOpenPayments } from '../start/abandon-payment.js';
import { lockPaymentsOf, patchPayment, walletProvider } from '../repository.js';
import { refundWallet } from '../capture/release.js';

/**
 * Gives everything back that was paid for an order, once however often it is asked for: the wallet's
 * money at once, a provider's as soon as it has answered. The order's own state is the caller's.
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
