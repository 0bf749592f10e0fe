import { useTexts } from '@larder/platform';
import { ClockIcon } from '@larder/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../../../api/distribution-api.js';
import { useText } from '../../../messages/use-text.js';
import type { Destination } from '../destination.js';
import styles from '../service.module.css';
import { timeSlotQuery } from './time-slot-query.js';
import { formatTimeSlot } from './format-time-slot.js';

/** The earliest time slot of a service (SLOT-07). */
export function useEarliest(to: Destination | undefined) {
  return distributionApi.useGetEarliestWindowQuery(timeSlotQuery(to) ?? skipToken);
}

/** When the order can come at the earliest, in a sentence. */
export function Earliest({ to }: { readonly to: Destination }) {
  const text = useText();
  const texts = useTexts();
  const { data, isError } = useEarliest(to);
  const message = data
    ? text('service.earliest', { window: formatTimeSlot(text, texts, data) })
    : text(isError ? 'service.noWindow' : 'service.earliestLoading');
  return (
    <p className={styles.result} role="status">
      <ClockIcon size={24} />
      <span>{message}</span>
    </p>
  );
}
