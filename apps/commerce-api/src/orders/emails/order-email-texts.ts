import type { ClaimEmailKind } from '../claims/claim-email-texts.js';
import { claimEmailsInEnglish, claimEmailsInGerman } from '../claims/claim-email-texts.js';
import type { EmailTexts, OrderEmailValues } from './order-email-values.js';

export type OrderEmailKind =
  | ClaimEmailKind
  | 'placed'
  | 'changed'
  | 'cancelled'
  | 'onTheWay'
  | 'ready'
  | 'payAnew'
  | 'payPacked';

type EmailTextsByKind = Readonly<Record<OrderEmailKind, (words: OrderEmailValues) => EmailTexts>>;

const emailDefaults = (greeting: string, label: string, closing: string) => {
  return (subject: string, paragraphs: readonly string[], url: string): EmailTexts => ({
    ...{ subject, greeting, paragraphs, action: { label, url }, closing: [closing] },
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
        `Ihre Bestellung ${number} ist bei uns. ${isPickup ? 'Sie holen sie ab' : 'Wir bringen sie'}: ${span}.`,
        `Bis ${cutOff} können Sie sie ändern oder stornieren. Gewogene Ware kostet, was sie wiegt, höchstens aber den unten genannten Betrag.`,
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
      [
        `Ihre Bestellung ${number} liegt im Markt für Sie bereit: ${span}. Das haben wir eingepackt:`,
      ],
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
};

const englishToPay = emailDefaults('Hello!', 'Pay now', 'Thank you for your order.');
const english = emailDefaults('Hello!', 'Show order', 'Thank you for your order.');
const en: EmailTextsByKind = {
  ...claimEmailsInEnglish,
  placed: ({ shop, number, link, span, cutOff, isPickup }) =>
    english(
      `${shop}: your order ${number}`,
      [
        `We have your order ${number}. ${isPickup ? 'You collect it' : 'We bring it'}: ${span}.`,
        `Until ${cutOff} you can change or cancel it. Weighed goods cost what they weigh, but never more than the amount named below.`,
      ],
      link,
    ),
  changed: ({ shop, number, link, span }) =>
    english(
      `${shop}: your order ${number} was changed`,
      [`This is your order ${number} now. Your window: ${span}.`],
      link,
    ),
  cancelled: ({ shop, number, link }) =>
    english(
      `${shop}: your order ${number} was cancelled`,
      [`Your order ${number} was cancelled.`],
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
      [`Your order ${number} waits for you in the store: ${span}. This is what we packed:`],
      link,
    ),
  payAnew: ({ shop, number, link, cutOff, amount }) =>
    englishToPay(
      `${shop}: please pay for your order ${number}`,
      [
        `We could not reserve the amount for your order ${number}. Please pay by ${cutOff}, or we cancel it.`,
        `We reserve ${amount} at most and charge you only when your order is packed.`,
      ],
      link,
    ),
  payPacked: ({ shop, number, link, amount }) =>
    englishToPay(
      `${shop}: please pay for your order ${number}`,
      [
        `Your order ${number} is packed, but your bank did not make the payment. Please pay ${amount}.`,
      ],
      link,
    ),
};

/** The sentences of a mail about an order, in German for German readers, else in English. */
export function orderEmailTexts(
  kind: OrderEmailKind,
  isGerman: boolean,
  words: OrderEmailValues,
): EmailTexts {
  return (isGerman ? de : en)[kind](words);
}
