import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type { DistributionType } from '@larder/contracts/distribution';

/** Ways to pay that hold for one service alone (CHK-17). */
const onlyFor: Partial<Record<PaymentMethodKey, DistributionType>> = {
  'payment-at-the-door': 'DELIVERY',
  'payment-at-the-store': 'CLICK_AND_COLLECT',
};

/** Paid when the goods are handed over: at the door, or in the store. */
export const isAtHandover = (method: PaymentMethodKey): boolean => onlyFor[method] !== undefined;

declare const ApplePaySession: { canMakePayments(): boolean };

/** Absent in other browsers than Apple's; there it throws where a page is not secure. */
function hasApplePay(): boolean {
  try {
    return ApplePaySession.canMakePayments();
  } catch {
    return false;
  }
}

/** What the shop offers, the service allows and the device can do, in the shop's order. */
export function methodsFor(
  offered: readonly PaymentMethodKey[],
  service: DistributionType | undefined,
): readonly PaymentMethodKey[] {
  return offered.filter(
    (method) =>
      (onlyFor[method] ?? service) === service && (method !== 'apple-pay' || hasApplePay()),
  );
}
