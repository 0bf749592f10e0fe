import { groupOf, type ValidationGroup } from '@larder/contracts/cart';
import type { FeatureContext } from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { destinationOf } from '../service/destination.js';
import { checkoutSlice } from '../../state/checkout.js';
import { stateOf } from '../../state/state.js';

/** General errors that a step resolves, too. */
const alsoAnswers: Partial<Record<ValidationGroup, readonly string[]>> = {
  distributionLocation: ['004'],
  timeSlot: ['008', '029'],
};

/** A step was completed again: errors about its previous content no longer apply. */
export function stepSaved(context: FeatureContext, group: ValidationGroup): void {
  const state = stateOf(context.getState());
  const service = destinationOf(cachedCart(state))?.distributionType;
  const { found, slotChosen } = checkoutSlice.actions;
  const isAnswered = (code: string) =>
    groupOf(code, service) === group || alsoAnswers[group]?.includes(code);
  context.dispatch(found(state.checkout.errors.filter(({ code }) => !isAnswered(code))));
  if (group === 'timeSlot') context.dispatch(slotChosen());
}
