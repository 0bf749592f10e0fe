import { ApiFailure } from '../../kernel/failure.js';
import type { WalletScope } from './repository.js';
import { balanceOf, cardsOf, isValid } from './repository.js';

export type CoverageError = '260' | '261' | '264';

/**
 * Why a customer's wallet cannot pay so many cents (CART-84…86): no card, no valid one, or too little
 * balance. Undefined if it can.
 */
export async function coverageErrorOf(
  scope: WalletScope,
  customer: string | null,
  amount: number,
): Promise<CoverageError | undefined> {
  const cards = customer === null ? [] : await cardsOf(scope, customer);
  if (cards.length === 0) return '264';
  if (!cards.some((card) => isValid(card, scope.now))) return '260';
  return balanceOf(cards, scope.now) < amount ? '261' : undefined;
}

const messages: Readonly<Record<CoverageError, string>> = {
  '260': 'The gift card cannot be used',
  '261': 'The wallet does not cover what it was to pay',
  '264': 'The wallet has no gift card',
};

export const coverageMessage = (fault: CoverageError): string => messages[fault];

export function notCovered(fault: CoverageError): ApiFailure {
  return new ApiFailure(409, fault, messages[fault]);
}

export async function requireCovered(
  scope: WalletScope,
  customer: string | null,
  amount: number,
): Promise<void> {
  const fault = await coverageErrorOf(scope, customer, amount);
  if (fault) throw notCovered(fault);
}
