import { useSyncExternalStore } from 'react';
import { currentCustomer, type Customer } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';

const noopSubscribe = () => () => undefined;
const getNoCustomer = () => undefined;

/** Whoever is signed in; nobody on the server, while hydrating and where the shop has no accounts. */
export function useCustomer(): Customer | undefined {
  const customers = useFeature().getCapability(currentCustomer);
  return useSyncExternalStore(
    customers?.subscribe ?? noopSubscribe,
    customers?.get ?? getNoCustomer,
    getNoCustomer,
  );
}
