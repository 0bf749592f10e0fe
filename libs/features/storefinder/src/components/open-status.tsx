import type { CheckoutStore } from '@larder/contracts/distribution';
import type { SpecialDay } from '@larder/contracts/stores';
import { formatClock, useFeature, useTexts, type Texts } from '@larder/platform';
import { ClockIcon, SuccessIcon } from '@larder/ui';
import { addDays, localTime, statusOf, type OpenStatus } from '../api/opening-hours.js';
import { useText, type FeatureText } from '../messages/use-text.js';
import styles from './open-status.module.css';
import { useNow } from './use-now.js';

interface Props {
  readonly store: CheckoutStore;
  readonly days: readonly SpecialDay[];
}

/** "Open now, until 19:45" in the store's time zone; its space is reserved until the time is known. */
export function OpenStatusText({ store, days }: Props) {
  const t = useText();
  const texts = useTexts();
  const { timeZone } = useFeature().tenant;
  const now = useNow();
  if (store.closed === true)
    return (
      <p className={styles.status} data-status="gone">
        <ClockIcon />
        <strong>{t('status.gone')}</strong>
      </p>
    );
  if (now === undefined) return <p className={styles.status} />;
  const status = statusOf(store, days, now, timeZone);
  const { date } = localTime(now, store.timeZone ?? timeZone);
  return (
    <p className={styles.status} data-status={status.kind}>
      {status.kind === 'open' ? <SuccessIcon /> : <ClockIcon />}
      <span>
        <strong>{t(`status.${status.kind}`)}</strong>
        {noteOf(status, date, t, texts)}
      </span>
    </p>
  );
}

function noteOf(status: OpenStatus, today: string, t: FeatureText, texts: Texts) {
  const clock = (time: string) => formatClock(texts, time);
  if (status.kind === 'open') return `, ${t('status.until', { time: clock(status.closes) })}`;
  if (status.kind === 'gone' || !status.opens) return '';
  const { date } = status.opens;
  const time = clock(status.opens.time);
  if (date === today) return `, ${t('status.todayAt', { time })}`;
  if (date === addDays(today, 1)) return `, ${t('status.tomorrowAt', { time })}`;
  const day = texts.date(`${date}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  return `, ${t('status.dayAt', { day, time })}`;
}
