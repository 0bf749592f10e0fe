import { errorCodes } from '@larder/contracts';
import {
  clearAttempt,
  giftCardLimit,
  limitAttempts,
} from '../../customers/sign-in/attempt-limits.js';
import type { RequestContext } from '../../kernel/context.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure } from '../../kernel/failure.js';
import { hashOf } from '../../kernel/text/hash.js';
import { walletFailure } from './failures.js';
import { codeHash, isValidCode, normaliseCode } from './gift-card-code.js';
import type { WalletScope } from './repository.js';
import {
  balanceOf,
  cardsOf,
  findCard,
  isValid,
  linkCard,
  lockCardByHash,
  lockCustomer,
  unlinkCard,
} from './repository.js';
import { idempotentResponse } from './idempotent-response.js';

/** Cards that one wallet holds at the most (PAY-24). */
export const maxCards = 20;

/**
 * Adds the gift card of a code to the customer's wallet and returns the new balance (PAY-14). Invalid
 * codes count as attempts: guessing is blocked after ten in an hour.
 * @throws ApiFailure 1001 for no code, 1002 for an unknown one, 1004 for a card that is already in a
 * wallet, 1005 for a key that was used with another code, 1010, 1014, 429
 */
export async function redeem(
  context: RequestContext,
  {
    customer,
    code,
    key,
  }: { readonly customer: string; readonly code: string; readonly key: string | undefined },
): Promise<{ balance: number }> {
  const plain = normaliseCode(code);
  if (!isValidCode(plain)) throw walletFailure('1001');
  const hash = codeHash(context.tenant, plain);
  const subject = ['gift card', customer] as const;
  await limitAttempts(context, subject, giftCardLimit);
  const balance = await transaction(context.db, async (db) => {
    const scope = { db, tenant: context.tenant, now: context.now };
    if (!(await lockCustomer(scope, customer))) throw walletFailure('1010');
    return idempotentResponse(scope, { customer, key, request: hashOf(hash) }, () =>
      link(scope, customer, hash),
    );
  });
  await clearAttempt(context, subject);
  return { balance };
}

async function link(scope: WalletScope, customer: string, hash: string): Promise<number> {
  const card = await lockCardByHash(scope, hash);
  if (!card) throw walletFailure('1002');
  if (card.customerId !== null) throw walletFailure('1004');
  if (!isValid(card, scope.now)) throw walletFailure('1001');
  const cards = await cardsOf(scope, customer);
  if (cards.length >= maxCards) throw walletFailure('1014');
  await linkCard(scope, card.id, customer);
  return balanceOf([...cards, card], scope.now);
}

/**
 * API-076. Its money stays on the card, which can be added again by its code.
 * @throws ApiFailure 1002 for no card at all, 1003 for one that is not in this wallet
 */
export async function remove(context: RequestContext, customer: string, id: string): Promise<void> {
  if (await unlinkCard(context, id, customer)) return;
  throw walletFailure((await findCard(context, id)) ? '1003' : '1002');
}

/** The customer who is signed in; a 404 for them in a shop without a wallet (PLAT-22). */
export async function walletOwner(context: RequestContext): Promise<string> {
  const customer = await context.requireCustomer();
  if (!context.shop.clientRuntimeConfig.wallet)
    throw new ApiFailure(404, errorCodes.notFound, 'This shop has no wallet');
  return customer;
}
