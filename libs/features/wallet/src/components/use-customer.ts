import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '@larder/platform';

const noopSubscribe = () => () => undefined;
const getNoCustomer = () => undefined;

/** The signed-in customer; undefined on the server and while the page hydrates. */
export function useCustomer() {
  const source = useCapability(currentCustomer);
  return useSyncExternalStore(
    source?.subscribe ?? noopSubscribe,
    source?.get ?? getNoCustomer,
    getNoCustomer,
  );
}
