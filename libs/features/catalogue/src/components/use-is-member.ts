import { useSyncExternalStore } from 'react';
import { membership } from '@larder/contracts/loyalty';
import { useCapability } from '@larder/platform';

const never = () => () => undefined;
const no = () => false;

/** CAT-09: whether the visitor is a member; never on the server, nor while the page hydrates. */
export function useIsMember(): boolean {
  const source = useCapability(membership);
  return useSyncExternalStore(source?.subscribe ?? never, source?.isMember ?? no, no);
}
