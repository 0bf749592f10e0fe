import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** What every page does with the cart; separate, so that no first page bundles the calls of the checkout. */
export const cartItemCalls = defineCalls<
  Pick<typeof wire, 'getCart' | 'setItem' | 'removeItems' | 'resetCart'>
>({
  getCart: 'GET /api/carts',
  setItem: 'POST /api/carts/items',
  removeItems: 'DELETE /api/carts/items/multiple',
  resetCart: 'POST /api/carts/reset',
});
