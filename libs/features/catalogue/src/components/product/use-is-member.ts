import { useSyncExternalStore } from 'react';
import { membership } from '@larder/contracts/loyalty';
import { useCapability } from '@larder/platform';

const noopSubscribe = () => () => undefined;
const getFalse = () => false;

/** CAT-09: whether the visitor is a member; false on the server, and while the page hydrates. */
export function useIsMember(): boolean {
  const source = useCapability(membership);
  return useSyncExternalStore(
    source?.subscribe ?? noopSubscribe,
    source?.isMember ?? getFalse,
    getFalse,
  );
}
