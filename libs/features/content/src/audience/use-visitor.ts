import { useSyncExternalStore } from 'react';
import type { Audience } from '@larder/contracts/content';
import { currentCustomer } from '@larder/contracts/customer';
import { membership } from '@larder/contracts/loyalty';
import { useCapability } from '@larder/platform';

const never = () => () => undefined;
const nobody = () => undefined;
const no = () => false;

/** Who looks at the page: a guest on the server, while it hydrates, and in shops without customers. */
export function useVisitor(): Audience {
  const customers = useCapability(currentCustomer);
  const members = useCapability(membership);
  const customer = useSyncExternalStore(
    customers?.subscribe ?? never,
    customers?.get ?? nobody,
    nobody,
  );
  const isMember = useSyncExternalStore(members?.subscribe ?? never, members?.isMember ?? no, no);
  if (!customer) return 'guest';
  return isMember ? 'member' : 'customer';
}
