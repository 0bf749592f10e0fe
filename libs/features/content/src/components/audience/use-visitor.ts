import { useSyncExternalStore } from 'react';
import type { Audience } from '@larder/contracts/content';
import { currentCustomer } from '@larder/contracts/customer';
import { membership } from '@larder/contracts/loyalty';
import { useCapability } from '@larder/platform';

const noopSubscribe = () => () => undefined;
const getNoCustomer = () => undefined;
const getFalse = () => false;

/** Who looks at the page: a guest on the server, while it hydrates, and in shops without customers. */
export function useVisitor(): Audience {
  const customers = useCapability(currentCustomer);
  const members = useCapability(membership);
  const customer = useSyncExternalStore(
    customers?.subscribe ?? noopSubscribe,
    customers?.get ?? getNoCustomer,
    getNoCustomer,
  );
  const isMember = useSyncExternalStore(
    members?.subscribe ?? noopSubscribe,
    members?.isMember ?? getFalse,
    getFalse,
  );
  if (!customer) return 'guest';
  return isMember ? 'member' : 'customer';
}
