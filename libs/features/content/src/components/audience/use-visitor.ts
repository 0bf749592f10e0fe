import { useSyncExternalStore } from 'react';
import type { Audience } from '@larder/contracts/content';
import { membership } from '@larder/contracts/loyalty';
import { useCapability } from '@larder/platform';
import { useCustomer } from './use-customer.js';

const noopSubscribe = () => () => undefined;
const getFalse = () => false;

/** Who looks at the page: a guest on the server, while it hydrates, and in shops without customers. */
export function useVisitor(): Audience {
  const customer = useCustomer();
  const members = useCapability(membership);
  const isMember = useSyncExternalStore(
    members?.subscribe ?? noopSubscribe,
    members?.isMember ?? getFalse,
    getFalse,
  );
  if (!customer) return 'guest';
  return isMember ? 'member' : 'customer';
}
