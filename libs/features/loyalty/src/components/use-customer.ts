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

const no = () => false;

/** Whether it is known that nobody is signed in, as when the session has ended. */
export function useIsNobody() {
  const source = useCapability(currentCustomer);
  const isSettled = useSyncExternalStore(source?.subscribe ?? never, source?.settled ?? no, no);
  const customer = useCustomer();
  return isSettled && !customer;
}
