import { useSyncExternalStore } from 'react';
import { useFeature } from '@larder/platform';
import { memberCardOf } from '../../state/membership/membership.js';

const noopSubscribe = () => () => undefined;
const getNoCard = () => undefined;

/** The member card of whoever is signed in; on the server and while hydrating none. */
export function useMemberCard() {
  const source = memberCardOf(useFeature());
  return useSyncExternalStore(
    source?.subscribe ?? noopSubscribe,
    source?.get ?? getNoCard,
    getNoCard,
  );
}
