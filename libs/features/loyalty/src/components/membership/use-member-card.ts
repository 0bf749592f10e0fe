import { useSyncExternalStore } from 'react';
import { useFeature } from '@larder/platform';
import { memberCardOf } from '../../state/membership/membership.js';

const noopSubscribe = () => () => undefined;
const getNoCard = () => undefined;

/** The customer's member card; undefined on the server and while hydrating. */
export function useMemberCard() {
  const source = memberCardOf(useFeature());
  return useSyncExternalStore(
    source?.subscribe ?? noopSubscribe,
    source?.get ?? getNoCard,
    getNoCard,
  );
}
