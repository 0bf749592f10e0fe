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
  /** One payment, however often it is asked for. */
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

/** Gives back what a payment took, card by card, once however often it is asked for. */
export async function giveBack(scope: WalletScope, key: string): Promise<void> {
  for (const { card, amount } of await entriesUnder(scope, key))
    await addEntry(scope, { card, kind: 'RETURNED', amount: -amount, key: `back ${key}/${card}` });
}
