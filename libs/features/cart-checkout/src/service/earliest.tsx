import type { Cart } from '@larder/contracts/cart';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { useTexts, type FeatureContext } from '@larder/platform';
import { ClockIcon } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../api/distribution-api.js';
import { useText } from '../use-text.js';
import styles from './service.module.css';
import { windowQuery } from './window-query.js';
import { windowWords } from './window-words.js';

/** The earliest window of a service (SLOT-07). */
export function useEarliest(address: DistributionAddress | undefined) {
  return distributionApi.useGetEarliestWindowQuery(windowQuery(address) ?? skipToken);
}

/** Of a cart without a window: its page shows the earliest one, and stands without. */
export async function preloadEarliest(context: FeatureContext, cart: Cart): Promise<void> {
  const args = cart.distributionWindow ? undefined : windowQuery(cart.distributionAddress);
  const { getEarliestWindow } = distributionApi.endpoints;
  if (args) await context.query(getEarliestWindow, args).catch(() => undefined);
}

/** When the order can come at the earliest, in a sentence. */
export function Earliest({ address }: { readonly address: DistributionAddress }) {
  const text = useText();
  const texts = useTexts();
  const { data, isError } = useEarliest(address);
  const words = data
    ? text('service.earliest', { window: windowWords(text, texts, data) })
    : text(isError ? 'service.noWindow' : 'service.earliestLoading');
  return (
    <p className={styles.result} role="status">
      <ClockIcon size={24} />
      <span>{words}</span>
    </p>
  );
}
