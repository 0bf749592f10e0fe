import type { Order } from '@larder/contracts/checkout';
import type { OrderEmailKind } from './order-email-texts.js';
import type { EmailReader } from './order-formatters.js';
import { isGerman } from './order-formatters.js';

const kinds: readonly OrderEmailKind[] = ['placed', 'changed', 'onTheWay', 'ready'];

/** Asks for an identity card where goods have an age limit: before they are handed over. */
export function ageMessages(
  { locale }: Pick<EmailReader, 'locale'>,
  kind: OrderEmailKind,
  { confirmedAge: age }: Pick<Order, 'confirmedAge'>,
): string[] {
  if (age === undefined || !kinds.includes(kind)) return [];
  return isGerman(locale)
    ? [
        `Ware ab ${age} ist dabei. Wer die Bestellung übernimmt, zeigt bitte einen Ausweis; vor der Tür abstellen dürfen wir sie nicht.`,
      ]
    : [
        `Some goods are for people aged ${age} and over. Please show an ID at the door. We can’t leave this order unattended.`,
      ];
}
