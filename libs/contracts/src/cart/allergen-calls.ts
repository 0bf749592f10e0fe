import { defineCalls } from '../call.js';
import type { wire } from './wire.js';

/** What a cart's shopper avoids: only pages that ask for it carry these calls. */
export const allergenCalls = defineCalls<
  Pick<typeof wire, 'setCartAllergens' | 'getAllergenWarnings'>
>({
  setCartAllergens: 'PUT /api/carts/allergens',
  getAllergenWarnings: 'GET /api/carts/allergens/warnings',
});
