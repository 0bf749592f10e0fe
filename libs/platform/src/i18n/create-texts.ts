import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createFormatters } from '@formatjs/intl';
import {
  dateFormat,
  moneyFormat,
  type ClientRuntimeConfig,
  type ShopLocale,
} from '@larder/contracts/tenant';
import type { CompiledMessages } from './compile-messages.js';
import { plainMessage, type Values } from './plain-message.js';

/** Formats messages, money, numbers and dates for one tenant and language. */
export interface Texts {
  readonly locale: string;
  /** Locale code of the shop's first language, which replaces what the own one lacks. */
  readonly firstLocale?: string | undefined;
  /** Message by key; a missing one returns its key, which a test over all pages rejects. */
  text(key: string, values?: Values): string;
  /** Cents as money (PLAT-53). */
  money(cents: number): string;
  /** PLAT-51; without decimals when `whole`. */
  number(value: number, options?: { readonly whole?: boolean; readonly digits?: number }): string;
  date(instant: string, options?: Intl.DateTimeFormatOptions): string;
}

/** Formatters are expensive to create, so they are cached for each tenant and language. */
export function createTexts(
  tenant: Pick<ClientRuntimeConfig, 'currency' | 'timeZone'> &
    Partial<Pick<ClientRuntimeConfig, 'locales'>>,
  locale: ShopLocale,
  messages: CompiledMessages,
): Texts {
  const { code } = locale;
  // Created once: a listing formats several hundred amounts.
  const money = moneyFormat(code, tenant.currency);
  const numbers = byDigits(
    (digits) => new Intl.NumberFormat(code, { maximumFractionDigits: digits }),
  );
  const dates = byOptions((options) => dateFormat(code, { timeZone: tenant.timeZone, ...options }));
  // `createIntl` would add a dozen formatters that no shop uses, and `formatMessage` their formats.
  const formatters = createFormatters();
  const formatted = (key: string, message: MessageFormatElement[], values?: Values) => {
    try {
      return String(
        formatters.getMessageFormat(message, code, undefined, { formatters }).format(values),
      );
    } catch {
      return key;
    }
  };
  return {
    locale: code,
    firstLocale: tenant.locales?.[0]?.code,
    // Messages without arguments are strings and need no formatter.
    text: (key, values) => {
      const message = messages[key] ?? key;
      if (typeof message === 'string') return message;
      const plain = values && plainMessage(message, values);
      return plain ?? formatted(key, message, values);
    },
    money: (cents) => money.format(cents / 100),
    number: (value, options = {}) =>
      numbers(options.whole ? 0 : (options.digits ?? 2)).format(value),
    // Halves of the day are small wherever a time is written, as in time slots.
    date: (instant, options = { dateStyle: 'medium' }) =>
      dates(options)
        .format(new Date(instant))
        .replace(/[AP]M$/, (half) => half.toLowerCase()),
  };
}

function byDigits<T>(make: (digits: number) => T): (digits: number) => T {
  const made: T[] = [];
  return (digits) => (made[digits] ??= make(digits));
}

/** Cache key by content, because callers create a new options object each time. */
function byOptions<T>(make: (options: Intl.DateTimeFormatOptions) => T) {
  const made: Record<string, T> = {};
  return (options: Intl.DateTimeFormatOptions): T =>
    (made[JSON.stringify(options)] ??= make(options));
}

/** Language part of a locale code: the key of a feature's messages. */
export function languageOf(code: string): string {
  return code.split('-')[0] ?? code;
}
