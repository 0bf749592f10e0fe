import { useEffect, useSyncExternalStore } from 'react';
import { useFeature } from '@larder/platform';
import { useAccount } from '../../state/account/use-account.js';
import { nothing } from '../../state/personal/personal-state.js';
import { personalStoreOf } from '../../state/personal/personal-store.js';

const none = () => nothing;

/** What the browser knows of the customer's products, and the store to change it. */
export function usePersonalData() {
  const own = personalStoreOf(useFeature());
  return { own, state: useSyncExternalStore(own.subscribe, own.get, none) };
}

/**
 * The same, and fetches how a product fits the customer's diet, batched with all others of the page.
 */
export function usePersonalDataOf(sku: string) {
  const { own, state } = usePersonalData();
  const { customer } = useAccount();
  const finding = state.findings.get(sku);
  const isForgotten = state.findings.size === 0;
  useEffect(() => {
    if (customer) own.watchDiet(sku);
  }, [own, sku, customer, isForgotten]);
  return { mark: own.badgeOf(sku), finding };
}
