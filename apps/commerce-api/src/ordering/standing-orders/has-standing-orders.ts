import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

/** Whether a shop lets its customers have orders repeated. */
export function hasStandingOrders({
  featureCustomer,
  featureCartCheckout,
  features,
}: ClientRuntimeConfig): boolean {
  const { account } = features;
  const isOn =
    typeof account === 'object' &&
    account !== null &&
    'standingOrders' in account &&
    account.standingOrders === true;
  return featureCustomer && featureCartCheckout && isOn;
}
