import { capability, eventRef, routeRef, extensionSlotRef } from '../core/tokens.js';
import type { Cart, CartItemInput } from './types.js';

export const cartRoute = routeRef('cart');

/** Result of adding to the cart, with the reason if it failed (CART-18, 21, 23). */
export type AddResult =
  'added' | 'addproductaborted' | 'abortedserviceselection' | 'maxquantityreached';

/** Adds products to the cart, after the service prompt if it is required. */
export const addLines =
  capability<(lines: readonly CartItemInput[]) => Promise<AddResult>>('addLines');

/** Notices at the top of the cart page. */
export const cartNotices = extensionSlotRef<{ readonly cart: Cart }>('cartNotices');

/** An added line: `quantity` is the added quantity; `price` as in the cart, if it is known. */
export interface AddedLine extends CartItemInput {
  readonly price?: number | undefined;
}
/** A call returned a newer state of the cart, which the cart feature must adopt. */
export const cartChanged = eventRef<{ readonly cart: Cart }>('cartChanged');
export const linesAdded = eventRef<{ readonly lines: readonly AddedLine[] }>('linesAdded');
