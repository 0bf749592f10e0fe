import type { StartRequest } from '../provider.js';
import type { OpenAccount } from './account.js';
import { readToken } from './card.js';
import { findStarted } from './find-started.js';
import { startKey } from './keys.js';
import type { Started } from './start-page.js';
import { startPage } from './start-page.js';
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
  const kept = readToken(request.saved?.token ?? '');
  if (!kept) return startPage(account, request, startKey(request));
  try {
    return await startSaved(account, request, kept, startKey(request));
  } catch (error) {
    // The card was removed at Stripe; nothing has been begun.
    if (!isMissing(error)) throw error;
    return startPage(account, request, startKey(request, 'start-without-card'));
  }
}
