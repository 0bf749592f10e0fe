import { capability, routeRef } from '../core/tokens.js';

/** All of the customer's lists, or one of them. */
export const shoppingListRoute = routeRef<{ id?: string }>('shopping-list', { suffix: '/:id?' });
/** A list by its link, for everybody with the link. */
export const sharedListRoute = routeRef<{ token: string }>('shared-list', { suffix: '/:token' });

/**
 * The customer's own products, which other features can rank first and label. Ranking is synchronous:
 * unknown products are not ranked, so a list never changes its order while it is read.
 */
export interface PersonalProductData {
  /** Products that are the customer's own first, the others as they were; the same list for a guest. */
  rankFirst<T>(list: readonly T[], skuOf: (one: T) => string | undefined): readonly T[];
  /** Whether the product is liked or was bought before. */
  badgeOf(sku: string): PersonalBadge | undefined;
}
export type PersonalBadge = 'favorite' | 'purchased';
/** Loads with the first use, in the browser and for customers only. */
export const personalProductData = capability<PersonalProductData>('personalProductData');

/** A pasted list becomes a cart: `?text=` brings its text, `?list=` a shopping list of the customer. */
export const pasteListRoute = routeRef('paste-list');
/** What this shopper has bought, to be bought again. */
export const buyAgainRoute = routeRef('buy-again');
