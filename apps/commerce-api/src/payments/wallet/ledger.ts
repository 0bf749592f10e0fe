import { walletFailure } from './failures.js';
import type { WalletScope } from './repository.js';
import {
  addEntry,
  balanceOf,
  cardsOf,
  entriesUnder,
  isValid,
  lockCards,
  lockCustomer,
} from './repository.js';

interface Payment {
  readonly customer: string;
  /** Cents. */
  readonly amount: number;
  /** Idempotent for a payment. */
  readonly key: string;
  readonly orderNumber?: string;
}

/**
 * Pays from a wallet, whole or not at all, in the caller's transaction: cards that end first go first.
 * False when the wallet has less. The same key pays once.
 * @throws ApiFailure 1010 when the customer is gone, 1005 for a key that paid another amount
 */
export async function spend(scope: WalletScope, payment: Payment): Promise<boolean> {
  const { customer, amount, key, orderNumber } = payment;
  if (!(await lockCustomer(scope, customer))) throw walletFailure('1010');
  const paid = (await entriesUnder(scope, key)).reduce((sum, one) => sum - one.amount, 0);
  if (paid === amount) return true;
  if (paid !== 0) throw walletFailure('1005');
  await lockCards(scope, customer);
  const cards = await cardsOf(scope, customer);
  if (balanceOf(cards, scope.now) < amount) return false;
  let rest = amount;
  for (const card of cards.filter((one) => isValid(one, scope.now) && one.balance > 0)) {
    const share = Math.min(rest, card.balance);
    if (share === 0) break;
    const entryKey = `${key}/${card.id}`;
    const entry = { card: card.id, kind: 'SPENT', amount: -share, key: entryKey } as const;
    await addEntry(scope, { ...entry, orderNumber });
    rest -= share;
  }
  return true;
}

/**
 * Refunds a payment card by card, idempotently: in full, or up to a total of so many cents, including
 * earlier refunds. The caller holds the payment's lock.
 */
export async function refundToWallet(
  scope: WalletScope,
  key: string,
  cents = Infinity,
): Promise<void> {
  const back = await entriesUnder(scope, `back ${key}`);
  let rest = cents;
  for (const { card, amount } of await entriesUnder(scope, key)) {
    const whole = Math.min(rest, -amount);
    rest -= whole;
    const before = back.reduce((sum, one) => sum + (one.card === card ? one.amount : 0), 0);
    if (whole <= before) continue;
    // Of two concurrent refunds, one finds the key used.
    const entryKey = `back ${key}/${card}/${whole}`;
    await addEntry(scope, { card, kind: 'RETURNED', amount: whole - before, key: entryKey });
  }
}
