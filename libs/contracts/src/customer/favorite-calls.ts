import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export type FavoriteCall =
  'getFavoriteProducts' | 'getFavorites' | 'addFavorite' | 'removeFavorite';

/** Favourites, separate from the account, so that favourite buttons load only these (FAV-01…03). */
export const favoriteCalls = /* @__PURE__ */ defineCalls<Pick<typeof wire, FavoriteCall>>({
  getFavoriteProducts: 'GET /api/customers/favorites/products',
  getFavorites: 'GET /api/customers/favorites',
  addFavorite: 'PUT /api/customers/favorites/:type',
  removeFavorite: 'DELETE /api/customers/favorites/:type/:ref',
});
