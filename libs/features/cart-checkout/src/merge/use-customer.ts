import { useSyncExternalStore } from 'react';
import { currentCustomer, type Customer } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';

const never = () => () => undefined;
const nobody = () => undefined;

/** Whoever is signed in; nobody on the server, while hydrating and where the shop has no accounts. */
export function useCustomer(): Customer | undefined {
  const customers = useFeature().use(currentCustomer);
  return useSyncExternalStore(customers?.subscribe ?? never, customers?.get ?? nobody, nobody);
}
