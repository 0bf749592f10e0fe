import { languageOf } from '../../kernel/text/language.js';

/** An instant, and the time zone in which it is read. */
export interface ExpectedTime {
  readonly at: Date;
  readonly timeZone: string;
}

/** What a shopper is told outside of the shop: what needs them, or what happens to their order. */
const TEXTS = {
  de: {
    picking: 'Wir packen gerade Ihre Bestellung.',
    onTheWay: 'Ihre Bestellung ist unterwegs.',
    onTheWayAt: 'Ihre Bestellung ist unterwegs. Wir kommen gegen {time}.',
    nextStop: 'Sie sind als Nächstes dran: Wir sind gleich da.',
    delivered: 'Ihre Bestellung ist da. Guten Appetit!',
    ready: 'Ihre Bestellung liegt zur Abholung bereit.',
    cancelled: 'Ihre Bestellung ist storniert.',
    payPacked: 'Bitte bezahlen Sie Ihre Bestellung.',
  },
  en: {
    picking: 'We are packing your order.',
    onTheWay: 'Your order is on its way.',
    onTheWayAt: 'Your order is on its way. We expect to be with you around {time}.',
    nextStop: 'You are our next stop: we are nearly there.',
    delivered: 'Your order has been delivered. Enjoy!',
    ready: 'Your order is ready for pickup.',
    cancelled: 'Your order is cancelled.',
    payPacked: 'Please pay for your order.',
  },
} as const;

export type PushKind = Exclude<keyof (typeof TEXTS)['de'], 'onTheWayAt'>;

const roundMs = 5 * 60_000;

/** "18:40", to five minutes: a van is no more punctual. */
function formatExpected(locale: string, { at, timeZone }: ExpectedTime): string {
  const rounded = new Date(Math.round(at.getTime() / roundMs) * roundMs);
  const options = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(locale, options).format(rounded);
}

export function pushText(kind: PushKind, locale: string, expected?: ExpectedTime): string {
  const texts = TEXTS[languageOf(locale) === 'de' ? 'de' : 'en'];
  if (kind !== 'onTheWay' || !expected) return texts[kind];
  return texts.onTheWayAt.replace('{time}', formatExpected(locale, expected));
}
