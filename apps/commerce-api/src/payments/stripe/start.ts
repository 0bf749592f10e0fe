import type { StartRequest } from '../provider.js';
import type { OpenAccount } from './account.js';
import { readToken } from './card.js';
import { findStarted } from './find-started.js';
import { startKey } from './keys.js';
import type { Started } from './start-page.js';
import { startPage } from './start-page.js';
import { startSetup } from './start-setup.js';
import { startSaved } from './start-saved.js';
import { isKeyTaken, isMissing } from './trouble.js';

/**
 * Begins a payment once. One that was begun in another way before, with the answer lost, is looked
 * for: the shopper pays there or nowhere.
 */
export async function startPayment(account: OpenAccount, request: StartRequest): Promise<Started> {
  try {
    return await begin(account, request);
  } catch (error) {
    if (!isKeyTaken(error)) throw error;
    const earlier = await findStarted(account, request);
    if (earlier === undefined) throw error;
    return earlier;
  }
}

async function begin(account: OpenAccount, request: StartRequest): Promise<Started> {
  if (request.isSetup) return startSetup(account, request, startKey(request));
  const kept = readToken(request.saved?.token ?? '');
  if (!kept) return startPage(account, request, startKey(request));
  try {
    return await startSaved(account, request, kept, startKey(request));
  } catch (error) {
    // The card was removed at Stripe; nothing has been begun.
    if (!isMissing(error)) throw error;
    const page = await startPage(account, request, startKey(request, 'start-without-card'));
    return request.isUnattended ? closed(account, request, page) : page;
  }
}

/** A page that nobody is there for: the payment has ended, and the shopper is asked to pay anew. */
async function closed(
  { client }: OpenAccount,
  request: StartRequest,
  { reference }: Started,
): Promise<Started> {
  const idempotencyKey = startKey(request, 'close');
  await client.checkout.sessions.expire(reference, {}, { idempotencyKey });
  return { reference, redirectUrl: request.returnUrl };
}
