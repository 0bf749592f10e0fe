import type { CheckoutStore } from '@larder/contracts/distribution';
import { formatHours, useTexts, type Texts } from '@larder/platform';
import { useText } from '../messages/use-text.js';
import styles from './store-card.module.css';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12);
const DAY = 86_400_000;

interface WeekRow {
  readonly from: number;
  readonly to: number;
  /** Empty when closed. */
  readonly times: string;
}

/** The week in as few rows as it needs: Monday to Friday, Saturday, Sunday. */
export function weekRows(
  hours: CheckoutStore['openingHours'],
  texts: Pick<Texts, 'date'>,
): readonly WeekRow[] {
  const rows: WeekRow[] = [];
  for (let day = 1; day <= 7; day += 1) {
    const times = formatHours(
      texts,
      hours.filter(({ weekday }) => weekday === day),
    );
    const last = rows.at(-1);
    if (last?.times === times) rows[rows.length - 1] = { ...last, to: day };
    else rows.push({ from: day, to: day, times });
  }
  return rows;
}

const dayName = (weekday: number, { date }: Texts, style: 'long' | 'short') =>
  date(new Date(MONDAY + (weekday - 1) * DAY).toISOString(), { weekday: style, timeZone: 'UTC' });

/** Opening hours of the week as text rows. */
export function WeeklyHours({
  store,
  long = false,
}: {
  readonly store: CheckoutStore;
  readonly long?: boolean;
}) {
  const t = useText();
  const texts = useTexts();
  const name = (day: number) => dayName(day, texts, long ? 'long' : 'short');
  return (
    <dl className={styles.week}>
      {weekRows(store.openingHours, texts)
        .filter(({ times }) => long || times !== '')
        .map(({ from, to, times }) => (
          <div key={from}>
            <dt>{from === to ? name(from) : `${name(from)}–${name(to)}`}</dt>
            <dd>{times || t('hours.closed')}</dd>
          </div>
        ))}
    </dl>
  );
}
