import { useLocaleState } from 'react-admin';
import { dateFormat } from '@larder/contracts/tenant';
import { currentShop } from '../data/session.js';

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
    /** Grams, or pieces. */
    quantity: (value: number, isWeighed: boolean) =>
      isWeighed ? `${number.format(value)}\u00a0g` : `${number.format(value)}\u00a0×`,
  };
}
