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

const getFalse = () => false;

/** Whether it is known that the visitor is a guest, for example after the session has ended. */
export function useIsGuest() {
  const source = useCapability(currentCustomer);
  const isSettled = useSyncExternalStore(
    source?.subscribe ?? noopSubscribe,
    source?.settled ?? getFalse,
    getFalse,
  );
  const customer = useCustomer();
  return isSettled && !customer;
}
