import type { StartRequest } from '../../provider.js';
import type { OpenAccount } from '../accounts/account.js';
import { readToken } from '../card.js';
import { findExistingStart } from './find-existing-start.js';
import { startKey } from '../idempotency-keys.js';
import type { StartedSession } from './start-checkout-session.js';
import { startCheckoutSession } from './start-checkout-session.js';
import { startSetup } from './start-setup.js';
import { startSavedCard } from './start-saved-card.js';
import { readWalletToken, startWallet } from './start-wallet.js';
import { isIdempotencyConflict, isNotFound } from '../stripe-errors.js';

/**
 * Starts a payment once. If an earlier start lost its response, it is looked up, so that the shopper
 * can pay only there.
 */
export async function startPayment(
  account: OpenAccount,
  request: StartRequest,
): Promise<StartedSession> {
  try {
    return await begin(account, request);
  } catch (error) {
    if (!isIdempotencyConflict(error)) throw error;
    const earlier = await findExistingStart(account, request);
    if (earlier === undefined) throw error;
    return earlier;
  }
}

async function begin(account: OpenAccount, request: StartRequest): Promise<StartedSession> {
  if (request.isSetup) return startSetup(account, request, startKey(request));
  const token = readWalletToken(request.walletToken);
  if (token !== undefined)
    return (
      (await startWallet(account, request, token, startKey(request))) ??
      startCheckoutSession(account, request, startKey(request, 'start-without-wallet'))
    );
  const kept = readToken(request.savedCard?.token ?? '');
  if (!kept) return startCheckoutSession(account, request, startKey(request));
  try {
    return await startSavedCard(account, request, kept, startKey(request));
  } catch (error) {
    // The card was removed at Stripe; nothing has been begun.
    if (!isNotFound(error)) throw error;
    const page = await startCheckoutSession(
      account,
      request,
      startKey(request, 'start-without-card'),
    );
    return request.isUnattended ? closed(account, request, page) : page;
  }
}

/** The page has ended without a payment, and the shopper has to pay again. */
async function closed(
  { client }: OpenAccount,
  request: StartRequest,
  { reference }: StartedSession,
): Promise<StartedSession> {
  const idempotencyKey = startKey(request, 'close');
  await client.checkout.sessions.expire(reference, {}, { idempotencyKey });
  return { reference, redirectUrl: request.returnUrl };
}
