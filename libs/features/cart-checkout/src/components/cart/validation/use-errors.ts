import { useMemo } from 'react';
import type { Cart, CartError, ValidationGroup } from '@larder/contracts/cart';
import { useFeatureState } from '../../../state/state.js';
import { errorsOf, displayableErrors } from './validation-groups.js';
import { destinationOf } from '../../service/destination.js';

/** Findings about a cart: by group, and by line. */
export function useErrors(cart: Cart) {
  const all = useFeatureState((state) => state.checkout.errors);
  return useMemo(() => {
    const errors = displayableErrors(all, cart);
    const service = destinationOf(cart)?.distributionType;
    return {
      of: (group: ValidationGroup): readonly CartError[] => errorsOf(errors, group, service),
      ofLine: (id: string) => errors.filter(({ lineItemId }) => lineItemId === id),
    };
  }, [all, cart]);
}
