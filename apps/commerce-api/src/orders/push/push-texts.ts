import { inLanguage } from '../../kernel/text/language.js';
import { spokenDates } from '../../kernel/text/spoken-dates.js';

/** An instant, and the time zone in which it is read. */
export interface ExpectedTime {
  readonly at: Date;
  readonly timeZone: string;
}

/** Texts of push messages: an action that the shopper has to take, or the progress of their order. */
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
  fr: {
    picking: 'Nous préparons votre commande.',
    onTheWay: 'Votre commande est en route.',
    onTheWayAt: 'Votre commande est en route. Nous arrivons vers {time}.',
    nextStop: 'Vous êtes le prochain arrêt : nous arrivons.',
    delivered: 'Votre commande est arrivée. Bon appétit !',
    ready: 'Votre commande est prête au retrait.',
    cancelled: 'Votre commande est annulée.',
    payPacked: 'Payez votre commande.',
  },
  hi: {
    picking: 'हम आपका ऑर्डर पैक कर रहे हैं।',
    onTheWay: 'आपका ऑर्डर रास्ते में है।',
    onTheWayAt: 'आपका ऑर्डर रास्ते में है। हम लगभग {time} पर पहुँचेंगे।',
    nextStop: 'अब आपकी बारी है: हम बस पहुँच रहे हैं।',
    delivered: 'आपका ऑर्डर पहुँच गया। मज़े लें!',
    ready: 'आपका ऑर्डर पिकअप के लिए तैयार है।',
    cancelled: 'आपका ऑर्डर रद्द हो गया है।',
    payPacked: 'कृपया अपने ऑर्डर का पेमेंट करें।',
  },
};

const american = { ...TEXTS.en, cancelled: 'Your order is canceled.' };

export type PushKind = Exclude<keyof (typeof TEXTS)['en'], 'onTheWayAt'>;

const roundMs = 5 * 60_000;

/** "18:40", to five minutes: a van is no more punctual. */
function formatExpected(locale: string, { at, timeZone }: ExpectedTime): string {
  const rounded = new Date(Math.round(at.getTime() / roundMs) * roundMs);
  const options = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  return spokenDates(locale, options).format(rounded);
}

export function pushText(kind: PushKind, locale: string, expected?: ExpectedTime): string {
  const texts = inLanguage({ ...TEXTS, 'en-US': american }, locale);
  if (kind !== 'onTheWay' || !expected) return texts[kind];
  return texts.onTheWayAt.replace('{time}', formatExpected(locale, expected));
}
