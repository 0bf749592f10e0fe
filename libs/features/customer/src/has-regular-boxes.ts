import type { CustomerSettings } from '@larder/contracts/customer';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';

/** Whether the shop names categories whose products are often had every week. */
export function hasRegularBoxes({ features }: ClientRuntimeConfig): boolean {
  const { standingOrders, standingCategories } = (features['account'] ?? {}) as CustomerSettings;
  return standingOrders === true && standingCategories !== undefined;
}
