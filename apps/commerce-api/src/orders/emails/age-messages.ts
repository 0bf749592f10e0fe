import type { Order } from '@larder/contracts/checkout';
import type { OrderEmailKind } from './order-email-texts.js';
import type { EmailReader } from './order-formatters.js';
import { textsOf } from './order-formatters.js';

const kinds: readonly OrderEmailKind[] = ['placed', 'changed', 'onTheWay', 'ready'];

const texts = {
  de: (age: number) =>
    `Ware ab ${age} ist dabei. Wer die Bestellung übernimmt, zeigt bitte einen Ausweis; vor der Tür abstellen dürfen wir sie nicht.`,
  en: (age: number) =>
    `Some goods are for people aged ${age} and over. Please show an ID at the door. We can’t leave this order unattended.`,
  fr: (age: number) =>
    `Certains produits sont réservés aux ${age} ans et plus. Présentez une pièce d’identité à la remise\u202f; nous ne pouvons pas laisser cette commande devant la porte.`,
  hi: (age: number) =>
    `इसमें कुछ सामान ${age} साल और उससे बड़ों के लिए है। सामान लेते समय कृपया पहचान पत्र दिखाएँ। यह ऑर्डर हम दरवाज़े पर नहीं छोड़ सकते।`,
};

/** Asks for an identity card where goods have an age limit: before they are handed over. */
export function ageMessages(
  reader: Pick<EmailReader, 'locale'>,
  kind: OrderEmailKind,
  { confirmedAge: age }: Pick<Order, 'confirmedAge'>,
): string[] {
  if (age === undefined || !kinds.includes(kind)) return [];
  return [textsOf(texts, reader)(age)];
}
