import type { PaymentMethodKey } from '@larder/contracts/checkout';
import type { DistributionType } from '@larder/contracts/distribution';

/** Ways to pay that hold for one service alone (CHK-17). */
const onlyFor: Partial<Record<PaymentMethodKey, DistributionType>> = {
  'payment-at-the-door': 'DELIVERY',
  'payment-at-the-store': 'CLICK_AND_COLLECT',
};

/** What the shop offers and the service allows, in the shop's order. */
export function methodsFor(
  offered: readonly PaymentMethodKey[],
  service: DistributionType | undefined,
): readonly PaymentMethodKey[] {
  return offered.filter((method) => (onlyFor[method] ?? service) === service);
}
