import { useSelector } from 'react-redux';
import type { RootState } from '@larder/platform';
import type { CartView } from './cart-view.js';
import type { CheckoutState } from './checkout.js';
import type { WantedQuantities } from './quantities.js';
import type { ServiceState } from './service.js';

/** Slices of this feature in the shop's store. */
export interface FeatureState {
  readonly cartQuantities: WantedQuantities;
  readonly cartService: ServiceState;
  readonly cartView: CartView;
  readonly checkout: CheckoutState;
}

/** The store's state as this feature sees it: its slices are there wherever it is on. */
export function stateOf(state: RootState): RootState & FeatureState {
  return state as RootState & FeatureState;
}

export function useFeatureState<T>(select: (state: RootState & FeatureState) => T): T {
  return useSelector((state: RootState) => select(stateOf(state)));
}
