import { useSyncExternalStore } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useCapability } from '@larder/platform';

const never = () => () => undefined;
const nobody = () => undefined;

/** Who is signed in; nobody on the server and while the page hydrates. */
export function useCustomer() {
  const source = useCapability(currentCustomer);
  return useSyncExternalStore(source?.subscribe ?? never, source?.get ?? nobody, nobody);
}
