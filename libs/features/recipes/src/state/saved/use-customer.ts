import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '@larder/platform';

const noopSubscribe = () => () => undefined;
const always = () => true;
const noCustomer = () => undefined;

/** The signed-in customer’s id; `isSettled` once it is known whether there is one. */
export function useCustomer() {
  const account = useCapability(currentCustomer);
  const { subscribe = noopSubscribe, get = noCustomer, settled = always } = account ?? {};
  const id = useSyncExternalStore(subscribe, get, noCustomer)?.id;
  const isSettled = useSyncExternalStore(subscribe, settled, () => false);
  return { id, isSettled, hasAccounts: account !== undefined };
}
