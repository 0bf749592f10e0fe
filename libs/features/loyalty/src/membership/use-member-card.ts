import { useSyncExternalStore } from 'react';
import { useFeature } from '@larder/platform';
import { memberCardOf } from './membership.js';

const never = () => () => undefined;
const none = () => undefined;

/** The member card of whoever is signed in; on the server and while hydrating none. */
export function useMemberCard() {
  const source = memberCardOf(useFeature());
  return useSyncExternalStore(source?.subscribe ?? never, source?.get ?? none, none);
}
