import type { FeatureContext } from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { ensureCart } from '../../state/cart-flag.js';
import { serviceSlice } from '../../state/service.js';
import { stateOf } from '../../state/state.js';
import { destinationOf } from './destination.js';
import { isPromptDue } from './service-rules.js';

/** `skipped` only where the shop's prompt is optional. */
export type ServiceAnswer = 'chosen' | 'skipped' | 'turned away';

/** Everybody who waits for the answer. */
export const listeners = new WeakMap<FeatureContext, ((answer: ServiceAnswer) => void)[]>();

/**
 * Opens the prompt, or joins the one that is open, and waits for its answer. `waiting` is the name of
 * the product that is added then.
 */
export function askForService(context: FeatureContext, waiting?: string): Promise<ServiceAnswer> {
  context.dispatch(serviceSlice.actions.promptOpened(waiting));
  return new Promise((resolve) => {
    listeners.set(context, [...(listeners.get(context) ?? []), resolve]);
  });
}

/**
 * True once the shopper can continue: delivery or pickup is known, or was skipped while adding in a
 * shop with an optional prompt (CART-16…19), or the shop asks in the checkout. False when the shopper dismisses it.
 */
export async function ensureService(
  context: FeatureContext,
  purpose: 'adding' | 'ordering',
  waiting?: string,
): Promise<boolean> {
  await ensureCart(context);
  const state = stateOf(context.getState());
  const hasService = destinationOf(cachedCart(state)) !== undefined;
  const { mode, interval } = context.tenant.servicePrompt;
  const { addedSinceSkip } = state.cartService;
  const isDue = isPromptDue({
    mode: purpose === 'ordering' ? 'required' : mode,
    interval,
    hasService,
    addedSinceSkip,
  });
  if (!isDue) return true;
  const answer = await askForService(context, waiting);
  return answer === 'chosen' || (answer === 'skipped' && purpose === 'adding');
}
