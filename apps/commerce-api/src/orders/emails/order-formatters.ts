import { addressParts } from '@larder/contracts/address/form';
import { checkoutConfirmationRoute } from '@larder/contracts/checkout';
import type { Order } from '@larder/contracts/checkout';
import { profileRoute } from '@larder/contracts/customer';
import { moneyFormat } from '@larder/contracts/tenant';
import { measuresOf } from '@larder/countries';
import { shownWeight } from '@larder/pricing';
import type { Shop } from '../../kernel/tenant-directory.js';
import { inLanguage, type ByLanguage } from '../../kernel/text/language.js';
import { spokenDates } from '../../kernel/text/spoken-dates.js';

/** Whose reader it is: language, shop and the address of the shop. */
export interface EmailReader {
  readonly shop: Shop;
  readonly locale: string;
  readonly origin: string;
}

/** Locale code of a shop's first language. */
export const firstLocaleOf = (shop: Shop) => shop.clientRuntimeConfig.locales[0]?.code;

/** Texts in a reader's language, else in the shop's first one, else in English. */
export const textsOf = <T>(
  texts: ByLanguage<T>,
  { locale, shop }: Pick<EmailReader, 'locale'> & Partial<Pick<EmailReader, 'shop'>>,
): T => inLanguage(texts, locale, shop && firstLocaleOf(shop));

export function formatMoney({ shop, locale }: EmailReader, cents: number): string {
  const { currency } = shop.clientRuntimeConfig;
  return moneyFormat(locale, currency).format(cents / 100);
}

/** A rate such as 8.875 as the region writes it: "8.875%", "10 %". */
export function formatPercent({ locale }: Pick<EmailReader, 'locale'>, rate: number): string {
  const form = { style: 'percent', maximumFractionDigits: 3 } as const;
  return new Intl.NumberFormat(locale, form).format(rate / 100);
}

/** "Mittwoch, 25. November 2026, 10:00–16:00 Uhr", "…, 10 am – 4 pm": in the shop's own time. */
export function formatTimeRange(reader: EmailReader, span: { start: string; end: string }): string {
  const { timeZone } = reader.shop.clientRuntimeConfig;
  const start = new Date(span.start);
  const end = new Date(span.end);
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(reader.locale, { timeZone, ...options });
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const exact = formatter({ hour: 'numeric', minute: '2-digit' });
  const minuteOf = (at: Date) => exact.formatToParts(at).find(({ type }) => type === 'minute');
  // "10 am" is a time; "10" alone could be anything.
  const isFullHour = [start, end].every((at) => minuteOf(at)?.value === '00');
  const hasRegion = reader.locale.includes('-');
  const isShort = isFullHour && hasRegion && exact.resolvedOptions().hour12 === true;
  const minute = isShort ? {} : ({ minute: '2-digit' } as const);
  const times = spokenDates(reader.locale, { timeZone, hour: 'numeric', ...minute });
  return `${formatter(day).format(start)}, ${times.formatRange(start, end)}`;
}

/** "Freitag, 20. November um 22:00" in the shop's own time. */
export function formatDateTime({ shop, locale }: EmailReader, moment: Date): string {
  const { timeZone } = shop.clientRuntimeConfig;
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  return spokenDates(locale, { timeZone, ...day, ...hour }).format(moment);
}

/**
 * `2 ×`, or the weight of weighed goods, in pounds where the country prices them; `amount` is in grams, or
 * counts what the price counts.
 */
export function formatQuantity(
  { locale, shop }: EmailReader,
  amount: number,
  isWeighed: boolean,
): string {
  const form = (value: number) => new Intl.NumberFormat(locale).format(value);
  if (!isWeighed) return `${form(amount)} ×`;
  const { value, unit } = shownWeight(
    amount,
    !!measuresOf(shop.clientRuntimeConfig.country).arePriced,
  );
  return `${form(value)} ${unit}`;
}

export function formatPlace({ distributionAddress: place }: Pick<Order, 'distributionAddress'>) {
  return addressParts(place).join(', ');
}

/** Where the reader finds the order again: in the account, or on the page that thanked a guest. */
export function orderAddress(
  { shop, locale, origin }: EmailReader,
  orderNumber: string,
  isCustomers: boolean,
): string {
  const { slugs, locales } = shop.clientRuntimeConfig;
  const prefix = locales.find(({ code }) => code === locale)?.prefix ?? '';
  const { id, configName } = isCustomers ? profileRoute : checkoutConfirmationRoute;
  const slug = slugs[configName] ?? (isCustomers ? id : configName);
  const path = isCustomers ? `${slug}/orders` : `${slug}-ok`;
  return [origin, ...(prefix === '' ? [] : [prefix]), `${path}?order=${orderNumber}`].join('/');
}
