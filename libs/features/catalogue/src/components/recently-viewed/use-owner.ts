import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '@larder/platform';

const noopSubscribe = () => () => undefined;
const guest = () => '';
const unknown = () => undefined;

/** Id of the customer, empty for a guest; undefined until it is known. */
export function useOwner(): string | undefined {
  const source = useCapability(currentCustomer);
  const owner = source ? () => (source.settled() ? (source.get()?.id ?? '') : undefined) : guest;
  return useSyncExternalStore(source?.subscribe ?? noopSubscribe, owner, unknown);
}
