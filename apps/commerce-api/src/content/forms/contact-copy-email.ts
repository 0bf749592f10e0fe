import { inLanguage, type ByLanguage } from '../../kernel/text/language.js';
import type { EmailContent } from '../../mail/email-template.js';

export interface ContactCopy {
  readonly shop: string;
  readonly firstname: string;
  readonly topic?: string | undefined;
  /** An order of the customer, with the day on which it was placed. */
  readonly order?: { readonly number: string; readonly day: string } | undefined;
  readonly text: string;
}

interface Wording {
  readonly subject: (shop: string) => string;
  readonly greeting: (firstname: string) => string;
  readonly thanks: string;
  readonly message: string;
  readonly topic: string;
  readonly order: string;
  readonly orderOf: (number: string, day: string) => string;
  readonly closing: string;
}

const wordings: ByLanguage<Wording> = {
  de: {
    subject: (shop) => `${shop}: Ihre Nachricht ist bei uns`,
    greeting: (firstname) => `Guten Tag ${firstname}!`,
    thanks:
      'Danke für Ihre Nachricht. Wir melden uns so bald wie möglich. Das haben Sie geschrieben:',
    message: 'Ihre Nachricht',
    topic: 'Thema',
    order: 'Bestellung',
    orderOf: (number, day) => `${number} vom ${day}`,
    closing: 'Waren Sie das nicht? Dann ändern Sie bitte Ihr Passwort.',
  },
  en: {
    subject: (shop) => `${shop}: we have your message`,
    greeting: (firstname) => `Hello ${firstname}!`,
    thanks: 'Thank you for your message. We will reply as soon as we can. This is what you wrote:',
    message: 'Your message',
    topic: 'Topic',
    order: 'Order',
    orderOf: (number, day) => `${number}, placed on ${day}`,
    closing: 'Not you? Please change your password.',
  },
  fr: {
    subject: (shop) => `${shop} : nous avons bien reçu votre message`,
    greeting: (firstname) => `Bonjour ${firstname},`,
    thanks:
      'Merci pour votre message. Nous vous répondrons dès que possible. Voici ce que vous avez écrit :',
    message: 'Votre message',
    topic: 'Sujet',
    order: 'Commande',
    orderOf: (number, day) => `${number} du ${day}`,
    closing: 'Ce n’était pas vous ? Dans ce cas, changez votre mot de passe.',
  },
  hi: {
    subject: (shop) => `${shop}: आपका संदेश हमें मिल गया है`,
    greeting: (firstname) => `नमस्ते ${firstname}!`,
    thanks: 'आपके संदेश के लिए धन्यवाद। हम जल्द से जल्द जवाब देंगे। आपने यह लिखा है:',
    message: 'आपका संदेश',
    topic: 'विषय',
    order: 'ऑर्डर',
    orderOf: (number, day) => `${number}, ${day} का`,
    closing: 'यह आपने नहीं भेजा? तो कृपया अपना पासवर्ड बदल लें।',
  },
};

/** Copy of a message to the shop for the customer who sent it. */
export function contactCopyEmail(
  copy: ContactCopy,
  locale: string,
  firstLocale?: string,
): EmailContent {
  const texts = inLanguage(wordings, locale, firstLocale);
  const { shop, firstname, topic, order, text } = copy;
  const about: (readonly [string, string])[] = [];
  if (topic) about.push([texts.topic, topic]);
  if (order) about.push([texts.order, texts.orderOf(order.number, order.day)]);
  return {
    subject: texts.subject(shop),
    greeting: texts.greeting(firstname),
    paragraphs: [texts.thanks, ...text.split(/\n+/).filter((line) => line.trim() !== '')],
    ...(about.length > 0 && { tables: [{ title: texts.message, rows: about }] }),
    closing: [texts.closing],
  };
}
