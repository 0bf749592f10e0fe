import { inLanguage } from '../../../kernel/text/language.js';
import { cards as frCards, texts as fr } from './texts-french.js';
import { cards as hiCards, texts as hi } from './texts-hindi.js';
import type { Behaviour } from './test-cards.js';

const de = {
  title: 'Bezahlen',
  banner: 'Simulation: Das ist kein echter Zahlungsanbieter. Hier fließt kein Geld.',
  order: 'Bestellung {number} bei {shop}',
  reserve: '{amount} werden reserviert',
  charge: '{amount} werden sofort abgebucht',
  later: 'Bis zu {amount} auf Rechnung',
  setup:
    'Ihre Zahlungsart wird für diese Bestellung gespeichert. Zwei Tage vor dem Termin werden bis zu {amount} reserviert. Jetzt wird nichts abgebucht.',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  code: 'Prüfziffer',
  pay: 'Jetzt bezahlen',
  payLater: 'Auf Rechnung kaufen',
  refuse: 'Ablehnung nachstellen',
  cancel: 'Abbrechen und zurück zum Shop',
  invalidNumber: 'Diese Kartennummer kann nicht stimmen. Bitte nehmen Sie eine der Testnummern.',
  invalidExpiry: 'Bitte geben Sie einen Monat an, der noch nicht vorbei ist, etwa 03/29.',
  testCards: 'Testnummern',
  saved: 'Gespeicherte Karte: {brand} •••• {digits}',
  secureTitle: 'Bestätigung durch Ihre Bank (3-D Secure, Simulation)',
  secureText: 'Ihre Bank fragt, ob Sie diese Zahlung freigeben.',
  confirm: 'Zahlung freigeben',
  deny: 'Nicht freigeben',
  paypal: 'PayPal-Nachbau',
  applePay: 'Apple-Pay-Nachbau',
  invoiceB2c: 'Kauf auf Rechnung, Nachbau für Private',
  invoiceB2b: 'Kauf auf Rechnung, Nachbau für Unternehmen',
  invoiceText: 'Sie bezahlen nach Erhalt der Ware. Der Anbieter prüft das vorher.',
  eps: 'eps-Überweisung, Nachbau',
  epsText: 'Ihre Bank fragt, ob Sie diesen Betrag gleich überweisen.',
  klarna: 'Klarna-Nachbau',
  sepa: 'SEPA-Lastschrift, Nachbau',
  sepaText:
    'Mit dem Mandat erlauben Sie uns, den Betrag nach dem Packen einzuziehen. Ihre Bank prüft das Konto; das dauert ein paar Sekunden. Testkonto: AT61 1904 3002 3457 3201',
  iban: 'IBAN',
  mandate: 'Mandat erteilen',
  invalidIban: 'Diese IBAN kann nicht stimmen. Bitte nehmen Sie das Testkonto.',
  upi: 'UPI-Nachbau',
  upiText:
    'Wir senden eine Zahlungsanfrage an Ihre UPI-App, und Sie bestätigen sie dort. Testadressen: success@simulator zahlt, failure@simulator lehnt ab, late@simulator zahlt nach 20 Sekunden, expired@simulator lässt die Anfrage verfallen.',
  vpa: 'UPI-Adresse',
  sendRequest: 'Anfrage senden',
  invalidVpa: 'Diese UPI-Adresse kann nicht stimmen. Sie sieht so aus: name@bank.',
  failureNotApproved:
    'Die Zahlungsanfrage wurde in der UPI-App nicht rechtzeitig bestätigt. Es wurde nichts abgebucht.',
  birthday: 'Geburtsdatum',
  company: 'Firmenbuch- oder UID-Nummer',
  failureDeclined:
    'Die Zahlung wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Zahlungsart.',
  failureExpired: 'Die Reservierung ist abgelaufen.',
  failureCancelled: 'Sie haben die Zahlung abgebrochen. Ihr Warenkorb ist wieder offen.',
};

type Texts = Readonly<Record<keyof typeof de, string>>;

const en: Texts = {
  title: 'Pay',
  banner: 'Simulation: this is no real payment provider. No money moves here.',
  order: 'Order {number} at {shop}',
  reserve: '{amount} will be reserved',
  charge: '{amount} will be charged at once',
  later: 'Up to {amount} by invoice',
  setup:
    'Your payment method is saved for this order. Up to {amount} will be reserved two days before the time slot. Nothing is charged now.',
  number: 'Card number',
  expiry: 'Valid to (MM/YY)',
  code: 'Security code',
  pay: 'Pay now',
  payLater: 'Buy by invoice',
  refuse: 'Play a refusal',
  cancel: 'Cancel and go back to the shop',
  invalidNumber: 'This card number cannot be right. Please take one of the test numbers.',
  invalidExpiry: 'Please enter a month that is not over yet, such as 03/29.',
  testCards: 'Test numbers',
  saved: 'Saved card: {brand} •••• {digits}',
  secureTitle: 'Confirmation by your bank (3-D Secure, simulated)',
  secureText: 'Your bank asks whether you allow this payment.',
  confirm: 'Allow the payment',
  deny: 'Do not allow it',
  paypal: 'PayPal look-alike',
  applePay: 'Apple Pay look-alike',
  invoiceB2c: 'Invoice look-alike for private buyers',
  invoiceB2b: 'Invoice look-alike for companies',
  invoiceText: 'You pay after you have the goods. The provider checks that first.',
  eps: 'eps transfer look-alike',
  epsText: 'Your bank asks whether you want to transfer this amount now.',
  klarna: 'Klarna look-alike',
  sepa: 'SEPA direct debit look-alike',
  sepaText:
    'With the mandate you allow us to collect the amount after packing. Your bank checks the account, which takes a few seconds. Test account: AT61 1904 3002 3457 3201',
  iban: 'IBAN',
  mandate: 'Give the mandate',
  invalidIban: 'This IBAN cannot be right. Please take the test account.',
  upi: 'UPI look-alike',
  upiText:
    'We send a payment request to your UPI app, and you approve it there. Test addresses: success@simulator pays, failure@simulator declines, late@simulator pays after 20 seconds, expired@simulator lets the request expire.',
  vpa: 'UPI ID',
  sendRequest: 'Send request',
  invalidVpa: 'This UPI ID cannot be right. It looks like name@bank.',
  failureNotApproved:
    'The payment request was not approved in the UPI app in time. Nothing was charged.',
  birthday: 'Date of birth',
  company: 'Company or VAT number',
  failureDeclined: 'The payment was declined. Please try another way to pay.',
  failureExpired: 'The reservation has run out.',
  failureCancelled: 'You cancelled the payment. Your cart is open again.',
};

const deCards: Readonly<Record<Behaviour, string>> = {
  success: 'wird bezahlt',
  decline: 'wird abgelehnt',
  secure: 'die Bank fragt nach (3-D Secure)',
  silent: 'die Bank antwortet nie',
  late: 'die Bank antwortet erst nach 20 Sekunden',
  doubled: 'der Anbieter meldet sich fünfmal',
  disordered: 'die Meldungen kommen verkehrt herum',
  withdrawn: 'wird reserviert, das Abbuchen scheitert',
  declinedLater: 'lässt sich speichern, wird später abgelehnt',
};

const enCards: typeof deCards = {
  success: 'is paid',
  decline: 'is declined',
  secure: 'the bank asks first (3-D Secure)',
  silent: 'the bank never answers',
  late: 'the bank answers after 20 seconds',
  doubled: 'the provider tells it five times',
  disordered: 'what the provider tells comes in the wrong order',
  withdrawn: 'is reserved, and the capture fails',
  declinedLater: 'can be saved, and is declined later',
};

const american: Texts = {
  ...en,
  failureCancelled: 'You canceled the payment. Your cart is open again.',
};

export const textsFor = (locale: string): Texts =>
  inLanguage({ de, en, fr, hi, 'en-US': american }, locale);
export const cardTextsFor = (locale: string) =>
  inLanguage({ de: deCards, en: enCards, fr: frCards, hi: hiCards }, locale);

export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}
