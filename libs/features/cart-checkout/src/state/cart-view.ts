import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartSort } from '@larder/contracts/cart';

/** A notification that a component has to show or handle. */
export type CartProblem =
  | { readonly kind: 'maximum' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused' }
  /** A product that was taken out is wanted back. */
  | { readonly kind: 'undo'; readonly sku: string; readonly quantity: number }
  /** The shopper is asked about allergens; the dialog has its own state. */
  | { readonly kind: 'allergens' }
  /** CART-94: the cart is being paid; its result page shows more. */
  | { readonly kind: 'frozen' }
  /** CART-95: products that a bulk add left out, by name or, where unknown, by sku. */
  | { readonly kind: 'notAdded'; readonly names: readonly string[] };

export interface CartView {
  readonly sort: CartSort;
  readonly problem: CartProblem | undefined;
  /** A guest's cart that may be merged into the customer's: the shopper is asked (CART-46). */
  readonly merge: string | undefined;
}

export const cartViewSlice = createSlice({
  name: 'cartView',
  /** CART-15. */
  initialState: { sort: 'chronologically', problem: undefined, merge: undefined } as CartView,
  reducers: {
    sorted: (state, { payload }: PayloadAction<CartSort>) => ({ ...state, sort: payload }),
    /** While the cart is frozen, further failures follow from that and are not shown. */
    failed: (state, { payload }: PayloadAction<CartProblem>) =>
      state.problem?.kind === 'frozen' ? state : { ...state, problem: payload },
    mergeOffered: (state, { payload }: PayloadAction<string | undefined>) => ({
      ...state,
      merge: payload,
    }),
    dismissed: (state) => ({ ...state, problem: undefined }),
  },
});
