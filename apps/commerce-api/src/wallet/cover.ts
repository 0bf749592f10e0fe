import { ApiFailure } from '../kernel/failure.js';
import type { WalletScope } from './repository.js';
import { balanceOf, cardsOf } from './repository.js';

export type CoverFault = '261' | '264';

/** Why a customer's wallet cannot pay so many cents (CART-85, CART-86); undefined if it can. */
export async function coverFault(
  scope: WalletScope,
  customer: string | null,
  amount: number,
): Promise<CoverFault | undefined> {
  const cards = customer === null ? [] : await cardsOf(scope, customer);
  if (cards.length === 0) return '264';
  return balanceOf(cards, scope.now) < amount ? '261' : undefined;
}

const words: Readonly<Record<CoverFault, string>> = {
  '261': 'The wallet does not cover what it was to pay',
  '264': 'The wallet has no gift card',
};

export const coverWords = (fault: CoverFault): string => words[fault];

export function notCovered(fault: CoverFault): ApiFailure {
  return new ApiFailure(409, fault, words[fault]);
}

export async function requireCovered(
  scope: WalletScope,
  customer: string | null,
  amount: number,
): Promise<void> {
  const fault = await coverFault(scope, customer, amount);
  if (fault) throw notCovered(fault);
}
