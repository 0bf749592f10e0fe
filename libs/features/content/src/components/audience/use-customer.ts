import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '@larder/platform';

const noopSubscribe = () => () => undefined;
const getNoCustomer = () => undefined;

/** The signed-in customer; undefined on the server, while the page hydrates, and for guests. */
export function useCustomer() {
  const source = useCapability(currentCustomer);
  return useSyncExternalStore(
    source?.subscribe ?? noopSubscribe,
    source?.get ?? getNoCustomer,
    getNoCustomer,
  );
}
