import type { CheckoutStore } from '@larder/contracts/distribution';
import type { SpecialDay } from '@larder/contracts/stores';
import { useFeature, useTexts } from '@larder/platform';
import { ClockIcon, SuccessIcon } from '@larder/ui';
import { addDays, localTime, statusOf, type OpenStatus } from '../api/opening-hours.js';
import { useText, type Words } from '../messages/use-text.js';
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
        {noteOf(status, date, t, (day) =>
          texts.date(`${day}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' }),
        )}
      </span>
    </p>
  );
}

/** 07:15 is shown as 7:15. */
export const clockText = (time: string) => time.replace(/^0/, '');

function noteOf(status: OpenStatus, today: string, t: Words, dayName: (day: string) => string) {
  if (status.kind === 'open') return `, ${t('status.until', { time: clockText(status.closes) })}`;
  if (status.kind === 'gone' || !status.opens) return '';
  const { date, time } = status.opens;
  if (date === today) return `, ${t('status.todayAt', { time: clockText(time) })}`;
  return date === addDays(today, 1)
    ? `, ${t('status.tomorrowAt', { time: clockText(time) })}`
    : `, ${t('status.dayAt', { day: dayName(date), time: clockText(time) })}`;
}
