import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

/** Allergens to avoid in a cart; separate, so that other pages do not bundle these calls. */
export const allergenCalls = defineCalls<
  Pick<typeof wire, 'setCartAllergens' | 'getAllergenWarnings'>
>({
  setCartAllergens: 'PUT /api/carts/allergens',
  getAllergenWarnings: 'GET /api/carts/allergens/warnings',
});
