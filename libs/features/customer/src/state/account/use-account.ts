import { useSyncExternalStore } from 'react';
import { useFeature } from '@larder/platform';
import { accountOf } from './account.js';

const getNoCustomer = () => undefined;
const getFalse = () => false;

/** The customer, and whether it is known; undefined on the server and while hydrating. */
export function useAccount() {
  const { subscribe, get, settled } = accountOf(useFeature());
  return {
    customer: useSyncExternalStore(subscribe, get, getNoCustomer),
    isSettled: useSyncExternalStore(subscribe, settled, getFalse),
  };
}
