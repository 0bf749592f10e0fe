import { useLocaleState } from 'react-admin';
import { dateFormat } from '@larder/contracts/tenant';
import type { PickLine } from '@larder/office-contract';
import { currentShop } from '../data/session.js';
import { shownAmount } from '../orders/packed-amount.js';

/** Amounts and times as the person's language writes them, by the shop's currency and clock. */
export function useFormat() {
  const [chosen] = useLocaleState();
  // The region decides how dates are written: en-GB and en-US are one language.
  const language = navigator.languages.find((tag) => tag.startsWith(chosen)) ?? chosen;
  const { currency, timeZone } = currentShop();
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const clock = { timeZone, hour: '2-digit', minute: '2-digit' } as const;
  const moment = dateFormat(language, {
    ...clock,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const time = dateFormat(language, clock);
  const day = new Intl.DateTimeFormat(language, {
    timeZone,
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
  });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language);
  return {
    /** Cents as an amount. */
    money: (cents: number) => money.format(cents / 100),
    moment: (instant: string) => moment.format(new Date(instant)),
    slot: (start: string, end: string) =>
      `${day.format(new Date(start))}, ${time.formatRange(new Date(start), new Date(end))}`,
    /** A calendar day, such as `2026-11-24`. */
    date: (day: string) => date.format(new Date(`${day}T00:00:00Z`)),
    number: (value: number) => number.format(value),
    /** Of grams or pieces: "500 g", "1.1 lb" or "2 ×". */
    quantity: (value: number, line: Pick<PickLine, 'isWeighed' | 'isInPounds'>) => {
      const unit = line.isInPounds ? 'lb' : line.isWeighed ? 'g' : '×';
      return `${number.format(shownAmount(line, value))}\u00a0${unit}`;
    },
  };
}
