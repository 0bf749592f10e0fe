import type { Cart, CartError } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { errorsOf } from '../cart/validation/validation-groups.js';
import { isCovered } from './payment/wallet-payment.js';

/** The steps with a form, in order; the summary follows them (CHK-03). */
export const stepIds = ['service', 'slot', 'contact', 'payment'] as const;
export type StepId = (typeof stepIds)[number];

export interface StepFacts {
  readonly cart: Cart;
  readonly errors: readonly CartError[];
  readonly isSlotIncomplete: boolean;
  readonly methodKey: PaymentMethodKey | undefined;
  /** Ways to pay that suit the service. */
  readonly methods: readonly PaymentMethodKey[];
}

/** Steps that must still be completed before the order can be placed, in order (CHK-03, SLOT-16). */
export function missingSteps(facts: StepFacts): readonly StepId[] {
  const { cart, errors, isSlotIncomplete, methodKey, methods } = facts;
  const address = cart.distributionAddress;
  const has = (group: Parameters<typeof errorsOf>[1]) =>
    errorsOf(errors, group, address?.distributionType).length > 0;
  const isComplete: Record<StepId, boolean> = {
    service:
      (address?.storeId ?? address?.deliveryAreaNumber) !== undefined &&
      !has('distributionLocation'),
    slot: cart.distributionWindow !== undefined && !isSlotIncomplete,
    contact: cart.billingAddress !== undefined && !has('billingAddress'),
    payment: isCovered(cart) || (methodKey !== undefined && methods.includes(methodKey)),
  };
  return stepIds.filter((id) => !isComplete[id]);
}
