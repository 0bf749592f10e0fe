import { capability, eventRef, routeRef, extensionSlotRef } from '../tokens.js';
import type { Cart, CartItemInput } from './types.js';

export const cartRoute = routeRef('cart');

/** Why an add did not happen, or that it did (CART-18, 21, 23). */
export type AddResult =
  'added' | 'addproductaborted' | 'abortedserviceselection' | 'maxquantityreached';

/** Puts products into the cart, after the service question where it is due. */
export const addLines =
  capability<(lines: readonly CartItemInput[]) => Promise<AddResult>>('addLines');

/** Notices on top of the cart page. */
export const cartNotices = extensionSlotRef<{ readonly cart: Cart }>('cartNotices');

/** An added line: its quantity is what came on top; `price` as in the cart, where it is known. */
export interface AddedLine extends CartItemInput {
  readonly price?: number | undefined;
}
/** A call gave a newer state of the cart: whoever keeps the cart takes it over. */
export const cartChanged = eventRef<{ readonly cart: Cart }>('cartChanged');
export const linesAdded = eventRef<{ readonly lines: readonly AddedLine[] }>('linesAdded');
