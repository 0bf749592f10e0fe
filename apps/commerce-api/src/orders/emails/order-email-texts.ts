import type { ClaimEmailKind } from '../claims/claim-email-texts.js';
import { claimEmailsInEnglish, claimEmailsInGerman } from '../claims/claim-email-texts.js';
import { inLanguage } from '../../kernel/text/language.js';
import { fr } from './translations/french/order-emails.js';
import { hi } from './translations/hindi/order-emails.js';
import type { EmailTexts, OrderEmailValues } from './order-email-values.js';

export type OrderEmailKind =
  | ClaimEmailKind
  | 'placed'
  | 'changed'
  | 'cancelled'
  | 'onTheWay'
  | 'ready'
  | 'payAnew'
  | 'payPacked'
  | 'rate';

type EmailTextsByKind = Readonly<Record<OrderEmailKind, (values: OrderEmailValues) => EmailTexts>>;

const emailDefaults = (greeting: string, label: string, closing: string) => {
  return (subject: string, paragraphs: readonly string[], url: string): EmailTexts => ({
    subject,
    greeting,
    paragraphs,
    action: { label, url },
    closing: [closing],
  });
};

const germanToPay = emailDefaults('Guten Tag!', 'Jetzt bezahlen', 'Danke für Ihren Einkauf.');
const german = emailDefaults('Guten Tag!', 'Bestellung ansehen', 'Danke für Ihren Einkauf.');
const de: EmailTextsByKind = {
  ...claimEmailsInGerman,
  placed: ({ shop, number, link, span, cutOff, isPickup }) =>
    german(
      `${shop}: Ihre Bestellung ${number}`,
      [
        `Ihre Bestellung ${number} ist bei uns. ${isPickup ? 'Abholung' : 'Lieferung'}: ${span}.`,
        `Bis ${cutOff} können Sie sie ändern oder stornieren. Bei gewogener Ware zahlen Sie das tatsächliche Gewicht, höchstens aber den unten genannten Betrag.`,
      ],
      link,
    ),
  changed: ({ shop, number, link, span }) =>
    german(
      `${shop}: Ihre Bestellung ${number} ist geändert`,
      [`So ist Ihre Bestellung ${number} jetzt. Ihr Zeitfenster: ${span}.`],
      link,
    ),
  cancelled: ({ shop, number, link }) =>
    german(
      `${shop}: Ihre Bestellung ${number} ist storniert`,
      [`Ihre Bestellung ${number} ist storniert.`],
      link,
    ),
  onTheWay: ({ shop, number, link, span }) =>
    german(
      `${shop}: Ihre Bestellung ${number} ist unterwegs`,
      [`Ihre Bestellung ${number} ist unterwegs zu Ihnen: ${span}. Das haben wir eingepackt:`],
      link,
    ),
  ready: ({ shop, number, link, span }) =>
    german(
      `${shop}: Ihre Bestellung ${number} liegt bereit`,
      [`Ihre Bestellung ${number} liegt zur Abholung bereit: ${span}. Das haben wir eingepackt:`],
      link,
    ),
  payAnew: ({ shop, number, link, cutOff, amount }) =>
    germanToPay(
      `${shop}: Bitte bezahlen Sie Ihre Bestellung ${number}`,
      [
        `Wir konnten den Betrag für Ihre Bestellung ${number} nicht reservieren. Bitte bezahlen Sie bis ${cutOff}, sonst stornieren wir sie.`,
        `Wir reservieren höchstens ${amount} und buchen erst ab, wenn Ihre Bestellung gepackt ist.`,
      ],
      link,
    ),
  payPacked: ({ shop, number, link, amount }) =>
    germanToPay(
      `${shop}: Bitte bezahlen Sie Ihre Bestellung ${number}`,
      [
        `Ihre Bestellung ${number} ist gepackt, aber Ihre Bank hat die Zahlung nicht ausgeführt. Bitte bezahlen Sie ${amount}.`,
      ],
      link,
    ),
  rate: ({ shop, number, link }) => ({
    ...german(
      `${shop}: Wie war Ihre Bestellung?`,
      [`War bei Ihrer Bestellung ${number} alles, wie es sein soll? Ein paar Sterne genügen uns.`],
      `${link}#rating`,
    ),
    closing: [
      `Sie bekommen diese Mail, weil Sie persönlichen E-Mails zugestimmt haben. Abbestellen: ${new URL('communication', link).href}`,
    ],
  }),
};

const englishToPay = emailDefaults('Hello!', 'Pay now', 'Thank you for your order.');
const english = emailDefaults('Hello!', 'View order', 'Thank you for your order.');
const en: EmailTextsByKind = {
  ...claimEmailsInEnglish,
  placed: ({ shop, number, link, span, cutOff, isPickup }) =>
    english(
      `${shop}: your order ${number}`,
      [
        `We have your order ${number}. ${isPickup ? 'Pickup' : 'Delivery'}: ${span}.`,
        `You can change or cancel it until ${cutOff}. For weighed goods you pay the actual weight, but never more than the amount below.`,
      ],
      link,
    ),
  changed: ({ shop, number, link, span }) =>
    english(
      `${shop}: your order ${number} has been changed`,
      [`This is your order ${number} now. Your time slot: ${span}.`],
      link,
    ),
  cancelled: ({ shop, number, link }) =>
    english(
      `${shop}: your order ${number} has been cancelled`,
      [`Your order ${number} has been cancelled.`],
      link,
    ),
  onTheWay: ({ shop, number, link, span }) =>
    english(
      `${shop}: your order ${number} is on its way`,
      [`Your order ${number} is on its way to you: ${span}. This is what we packed:`],
      link,
    ),
  ready: ({ shop, number, link, span }) =>
    english(
      `${shop}: your order ${number} is ready`,
      [`Your order ${number} is ready for you in the store: ${span}. This is what we packed:`],
      link,
    ),
  payAnew: ({ shop, number, link, cutOff, amount }) =>
    englishToPay(
      `${shop}: please pay for your order ${number}`,
      [
        `We couldn’t reserve the amount for your order ${number}. Please pay by ${cutOff}, otherwise we have to cancel it.`,
        `We reserve up to ${amount} and charge you only once your order is packed.`,
      ],
      link,
    ),
  payPacked: ({ shop, number, link, amount }) =>
    englishToPay(
      `${shop}: please pay for your order ${number}`,
      [
        `Your order ${number} is packed, but your bank didn’t make the payment. Please pay ${amount}.`,
      ],
      link,
    ),
  rate: ({ shop, number, link }) => ({
    ...english(
      `${shop}: how was your order?`,
      [`Was everything right with your order ${number}? A few stars are enough for us.`],
      `${link}#rating`,
    ),
    closing: [
      `You get this mail because you agreed to personal e-mails. Unsubscribe: ${new URL('communication', link).href}`,
    ],
  }),
};

const american: EmailTextsByKind = {
  ...en,
  cancelled: ({ shop, number, link }) =>
    english(
      `${shop}: your order ${number} has been canceled`,
      [`Your order ${number} has been canceled.`],
      link,
    ),
};

/** The sentences of a mail about an order, in the reader's language. */
export function orderEmailTexts(
  kind: OrderEmailKind,
  { locale, firstLocale }: { readonly locale: string; readonly firstLocale?: string | undefined },
  values: OrderEmailValues,
): EmailTexts {
  return inLanguage({ de, en, fr, hi, 'en-US': american }, locale, firstLocale)[kind](values);
}
