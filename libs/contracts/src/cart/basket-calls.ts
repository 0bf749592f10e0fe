import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type * as schemas from './basket-schemas.js';
import type { wire } from './wire.js';

export type Forgotten = z.output<typeof schemas.Forgotten>;
export type SavedGood = z.output<typeof schemas.SavedGood>;
export type SavedGoods = z.output<typeof schemas.SavedGoods>;

/** What is beside the goods of the cart: put aside, forgotten, noted. Separate, for the cart's page alone. */
export const basketCalls = defineCalls<
  Pick<
    typeof wire,
    | 'getForgotten'
    | 'getSavedGoods'
    | 'removeSavedGood'
    | 'saveForLater'
    | 'setLineNote'
    | 'setOrderNote'
  >
>({
  getForgotten: 'GET /api/carts/forgotten',
  getSavedGoods: 'GET /api/carts/saved-goods',
  saveForLater: 'POST /api/carts/saved-goods',
  removeSavedGood: 'DELETE /api/carts/saved-goods/:sku',
  setLineNote: 'PUT /api/carts/items/:lineItemId/note',
  setOrderNote: 'PUT /api/carts/note',
});
