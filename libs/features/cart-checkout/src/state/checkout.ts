import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartError } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';

export interface CheckoutState {
  /** CHK-02: on while the order is being placed. */
  readonly isProcessing: boolean;
  /** Findings of the last validation, or of a refused order (CART-43). */
  readonly errors: readonly CartError[];
  /** The chosen time slot is no longer available: choose again before ordering (CART-41, SLOT-16). */
  readonly isSlotIncomplete: boolean;
  readonly methodKey: PaymentMethodKey | undefined;
  /** Selected and not confirmed yet: it outlives its form, which closes when an earlier step opens. */
  readonly selectedMethod?: PaymentMethodKey | undefined;
  /** Cents for the time slot that is selected and not held yet. */
  readonly selectedFee?: number | undefined;
}

const initialCheckoutState: CheckoutState = {
  isProcessing: false,
  errors: [],
  isSlotIncomplete: false,
  methodKey: undefined,
};

export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: initialCheckoutState,
  reducers: {
    processing: (state, action: PayloadAction<boolean>) => ({
      ...state,
      isProcessing: action.payload,
    }),
    found: (state, action: PayloadAction<readonly CartError[]>) => ({
      ...state,
      errors: action.payload,
    }),
    slotLost: (state) => ({ ...state, isSlotIncomplete: true }),
    slotChosen: (state) => ({ ...state, isSlotIncomplete: false }),
    /** Another visitor uses this browser. */
    left: () => initialCheckoutState,
    methodChosen: (state, action: PayloadAction<PaymentMethodKey | undefined>) => ({
      ...state,
      methodKey: action.payload,
      selectedMethod: undefined,
    }),
    feeSelected: (state, action: PayloadAction<number | undefined>) => ({
      ...state,
      selectedFee: action.payload,
    }),
    methodSelected: (state, action: PayloadAction<PaymentMethodKey>) => ({
      ...state,
      selectedMethod: action.payload,
    }),
  },
});
