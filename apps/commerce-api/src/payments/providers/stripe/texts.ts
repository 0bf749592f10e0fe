import { inLanguage, languageOf } from '../../../kernel/text/language.js';

const de = {
  order: 'Bestellung {number}',
  reserved:
    'Dieser Betrag wird reserviert. Abgebucht wird erst, wenn Ihre Bestellung gepackt ist, und nur so viel, wie sie dann kostet.',
  charged:
    'Dieser Betrag wird jetzt abgebucht. Kostet Ihre Bestellung beim Packen weniger, erhalten Sie die Differenz zurück.',
  setup:
    'Ihre Karte wird für diese Bestellung gespeichert. Zwei Tage vor Ihrem Termin wird der Betrag reserviert und abgebucht, wenn Ihre Bestellung gepackt ist. Jetzt wird nichts abgebucht.',
  declined: 'Die Zahlung wurde abgelehnt. Bitte versuchen Sie es mit einer anderen Zahlungsart.',
  expiredCard: 'Diese Karte ist abgelaufen. Bitte nehmen Sie eine andere.',
  noFunds: 'Die Karte ist nicht ausreichend gedeckt. Bitte versuchen Sie es mit einer anderen.',
  notConfirmed: 'Ihre Bank hat die Zahlung nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  expired: 'Die Zahlung wurde nicht abgeschlossen. Ihr Warenkorb ist wieder offen.',
};

type Texts = Readonly<Record<keyof typeof de, string>>;

const en: Texts = {
  order: 'Order {number}',
  reserved:
    'This amount is reserved. You are charged only when your order is packed, and only what it costs then.',
  charged:
    'This amount is charged now. If your order comes to less when it is packed, we refund the difference.',
  setup:
    'Your card is saved for this order. The amount is reserved two days before your time slot and charged when your order is packed. Nothing is charged now.',
  declined: 'The payment was declined. Please try another way to pay.',
  expiredCard: 'This card has expired. Please take another one.',
  noFunds: 'There is not enough money on this card. Please try another one.',
  notConfirmed: 'Your bank did not confirm the payment. Please try again.',
  expired: 'The payment was not finished. Your cart is open again.',
};

const fr: Texts = {
  order: 'Commande {number}',
  reserved:
    'Ce montant est réservé. Vous n’êtes débité qu’une fois la commande préparée, et seulement de ce qu’elle coûte alors.',
  charged:
    'Ce montant est débité maintenant. Si la commande préparée coûte moins, nous remboursons la différence.',
  setup:
    'Votre carte est enregistrée pour cette commande. Le montant est réservé deux jours avant votre créneau et débité une fois la commande préparée. Rien n’est débité maintenant.',
  declined: 'Le paiement a été refusé. Essayez un autre moyen de paiement.',
  expiredCard: 'Cette carte a expiré. Prenez-en une autre.',
  noFunds: 'Le solde de cette carte est insuffisant. Essayez-en une autre.',
  notConfirmed: 'Votre banque n’a pas confirmé le paiement. Veuillez réessayer.',
  expired: 'Le paiement n’a pas été terminé. Votre panier est de nouveau ouvert.',
};

const hi: Texts = {
  order: 'ऑर्डर {number}',
  reserved: 'यह रकम रोकी जाती है। पैसे ऑर्डर पैक होने पर ही कटेंगे, और सिर्फ़ उतने जितने का वह तब होगा।',
  charged: 'यह रकम अभी कटेगी। पैक होने पर ऑर्डर इससे कम का हुआ तो हम अंतर लौटा देंगे।',
  setup:
    'इस ऑर्डर के लिए आपका कार्ड सहेजा जाता है। टाइम स्लॉट से दो दिन पहले रकम रोकी जाएगी और ऑर्डर पैक होने पर कटेगी। अभी कुछ नहीं कटेगा।',
  declined: 'पेमेंट अस्वीकार हो गया। कृपया पेमेंट का कोई और तरीक़ा आज़माएँ।',
  expiredCard: 'इस कार्ड की तारीख़ निकल गई है। कृपया कोई और कार्ड लें।',
  noFunds: 'इस कार्ड में काफ़ी पैसे नहीं हैं। कृपया कोई और कार्ड आज़माएँ।',
  notConfirmed: 'आपके बैंक ने पेमेंट की पुष्टि नहीं की। कृपया फिर कोशिश करें।',
  expired: 'पेमेंट पूरा नहीं हुआ। आपका कार्ट फिर से खुला है।',
};

export const textsFor = (locale: string): Texts => inLanguage({ de, en, fr, hi }, locale);

/** Languages of Stripe's page among those of the shops; `auto` uses the browser's. */
const pageLanguages = new Set(
  'bg cs da de el en es et fi fr hr hu it lt lv mt nb nl pl pt ro sk sl sv tr'.split(' '),
);

export function pageLanguage(locale: string): string {
  const language = languageOf(locale);
  return pageLanguages.has(language) ? language : 'auto';
}
