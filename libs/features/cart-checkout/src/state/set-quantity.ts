import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Cart, CartItemInput } from '@larder/contracts/cart';
import type { ErrorCode } from '@larder/contracts';
import {
  codeOf,
  isCallError,
  isUnreachable,
  type FeatureContext,
  type RootState,
} from '@larder/platform';
import { cachedCart } from '../api/cart/cart-cache.js';
import { cartApi } from '../api/cart/cart-api.js';
import { cartViewSlice, type CartProblem } from './cart-view.js';
import { quantitiesSlice } from './quantities.js';
import { stateOf } from './state.js';
import { createChangeQueue, type ChangeQueue } from './change-queue.js';

/** The error of a refused change, or nothing. */
type ChangeError = unknown;

interface Answer {
  readonly data?: unknown;
  readonly error?: unknown;
}
/** A call that changes the cart. */
export type Change<R extends Answer> = ThunkAction<
  PromiseLike<R>,
  RootState,
  unknown,
  UnknownAction
>;

/** Receives a change that could not be sent: true when it is stored to be sent later. */
type KeepOffline = (change: CartItemInput, error: ChangeError) => boolean;

/** Set by the cart monitor, which stores changes while offline and loads after the page. */
export const offlineQueue: { keep?: KeepOffline | undefined } = {};

/** One queue per visit; the server, which changes nothing, has none. */
const queues = new WeakMap<FeatureContext, ChangeQueue<ChangeError>>();

const pause = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds));

function queueOf(context: FeatureContext): ChangeQueue<ChangeError> {
  const known = queues.get(context);
  if (known) return known;
  const queue: ChangeQueue<ChangeError> = createChangeQueue(async (sku, quantity) => {
    // The tap is painted first: starting a request takes a phone half as long as that.
    await pause(0);
    if (queues.get(context) !== queue) return undefined;
    const error = await sendTotal(context, sku, quantity);
    // The monitor loads with the first change, but not without a connection: later ones wait, too.
    while (isUnreachable(error) && !offlineQueue.keep) await pause(500);
    if (offlineQueue.keep?.({ sku, quantity }, error)) return undefined;
    if (!queue.isWaiting(sku)) context.dispatch(quantitiesSlice.actions.settled(sku));
    return error;
  });
  queues.set(context, queue);
  return queue;
}

/**
 * Queues another cart change after earlier ones; an error if the cart's owner has signed out in
 * between.
 */
export function enqueueChange<R extends Answer>(
  context: FeatureContext,
  change: Change<R>,
): Promise<R | { readonly data?: undefined; readonly error: unknown }> {
  const queue = queueOf(context);
  return queue.run(async () =>
    queues.get(context) === queue ? context.dispatch(change) : { error: 'left' },
  );
}

/** Queued changes are dropped when the cart's owner has signed out. */
export const clearQueue = (context: FeatureContext) => queues.delete(context);

async function sendTotal(
  context: FeatureContext,
  sku: string,
  quantity: number,
): Promise<ChangeError> {
  const { setItem, removeItems } = cartApi.endpoints;
  if (quantity > 0) {
    const body = { sku, quantity };
    const { error } = await context.dispatch(setItem.initiate({ query: {}, body }));
    if (codeOf(error) !== ('ALLERGEN_CONFIRMATION_REQUIRED' satisfies ErrorCode)) return error;
    return (await import('../components/allergens/confirm-item.js')).confirmItem(
      context,
      body,
      error,
    );
  }
  const line = lineOf(cachedCart(context.getState()), sku);
  if (!line) return undefined;
  const answer = await context.dispatch(
    removeItems.initiate({ query: { lineItemIds: line.lineItemId } }),
  );
  return answer.error;
}

export function lineOf(cart: Cart | null | undefined, sku: string) {
  return cart?.productLineItems.find((line) => line.product.sku === sku);
}

/** Total quantity of a product as the shopper sees it: the last requested one, else the cart's. */
export function quantityOf(context: FeatureContext, sku: string): number {
  const state = stateOf(context.getState());
  return state.cartQuantities[sku] ?? lineOf(cachedCart(state), sku)?.quantity ?? 0;
}

/**
 * Sets a product's total quantity; 0 removes it. It is shown at once and queued. After a refusal the
 * cart's own quantity is restored, and the reason is shown as a notification.
 */
export async function setQuantity(
  context: FeatureContext,
  change: CartItemInput,
): Promise<CartProblem | undefined> {
  context.dispatch(quantitiesSlice.actions.wanted(change));
  const error = await queueOf(context).setTotal(change.sku, change.quantity);
  if (error === undefined) return undefined;
  const problem = problemOf(error);
  // A shopper who has declined needs no message.
  if (error !== 'declined') context.dispatch(cartViewSlice.actions.failed(problem));
  return problem;
}

export function problemOf(error: unknown): CartProblem {
  if (codeOf(error) === ('MAX_QUANTITY_REACHED' satisfies ErrorCode)) return { kind: 'maximum' };
  return { kind: !isCallError(error) || isUnreachable(error) ? 'unreachable' : 'refused' };
}
