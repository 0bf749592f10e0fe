import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** The one call of a customer that the store finder makes; its pages carry none of the others. */
export const favoriteStoreCalls = defineCalls<Pick<typeof wire, 'setFavoriteStore'>>({
  setFavoriteStore: 'POST /api/customers/favorite-store',
});
