import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** The only customer call of the store finder; its pages bundle none of the others. */
export const favoriteStoreCalls = defineCalls<Pick<typeof wire, 'setFavoriteStore'>>({
  setFavoriteStore: 'POST /api/customers/favorite-store',
});
