import { useSyncExternalStore } from 'react';
import { currentCustomer, type Customer } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';

const noopSubscribe = () => () => undefined;
const getNoCustomer = () => undefined;

/** The signed-in customer; undefined on the server, while hydrating and in shops without accounts. */
export function useCustomer(): Customer | undefined {
  const customers = useFeature().getCapability(currentCustomer);
  return useSyncExternalStore(
    customers?.subscribe ?? noopSubscribe,
    customers?.get ?? getNoCustomer,
    getNoCustomer,
  );
}
