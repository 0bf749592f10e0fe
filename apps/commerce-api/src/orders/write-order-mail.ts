import { readOrderConfig } from '../checkout/repository.js';
import { nobodysEmail } from '../customers/nobody.js';
import type { LetterTable } from '../mail/letter.js';
import { queueMail } from '../mail/outbox.js';
import type { Scope } from '../kernel/scope.js';
import type { Shop } from '../kernel/tenant-directory.js';
import { chargeOf } from '../payments/charge.js';
import { orderCalendar } from './appointment.js';
import { chargeSentences } from './charge-sentences.js';
import { calendarType } from './calendar.js';
import type { LetterKind } from './letters.js';
import { orderSentences } from './letters.js';
import { orderTables } from './order-tables.js';
import type { WholeOrder } from './repository.js';
import type { Reader } from './words.js';
import { isGerman, momentWords, money, orderAddress, spanWords } from './words.js';

export type MailScope = Scope & { readonly shop: Shop };

/** Who reads of an order: in the language and at the address at which it was placed. */
export function readerOf({ shop, locale }: MailScope, { course }: WholeOrder): Reader {
  const origin = course?.origin ?? `https://${shop.hosts[0] ?? 'localhost'}`;
  return { shop, locale: course?.locale ?? locale, origin };
}

/** What the order was agreed on, with the addresses of the whole text: to be kept. */
async function conditionLines(scope: MailScope, { locale, origin }: Reader): Promise<string[]> {
  const { conditions } = (await readOrderConfig({ ...scope, locale })) ?? {};
  if (!conditions) return [];
  const links = conditions.links.map(
    ({ label, href }) => `${label}: ${new URL(href, origin).href}`,
  );
  return [conditions.text, ...links];
}

interface OrderMail {
  readonly kind: LetterKind;
  /** In place of the order's own: what was picked, for instance. */
  readonly tables?: readonly LetterTable[];
  /** In place of the order's own address, and the cents that are to be paid there. */
  readonly link?: string;
  readonly amount?: number;
  /** Tells one mail from another of the same kind and revision. */
  readonly occasion?: string;
}

/**
 * Writes to whoever placed an order, in the transaction of what the mail tells of: one mail for each
 * kind and state of the order, whatever is tried again.
 */
export async function writeOrderMail(
  scope: MailScope,
  order: WholeOrder,
  { kind, tables, link, amount = 0, ...of }: OrderMail,
): Promise<void> {
  const { row, course, customerId, cutOff } = order;
  const reader = readerOf(scope, order);
  const { distributionWindow, distributionAddress, billingAddress } = row.document;
  if (billingAddress.email === nobodysEmail) return;
  const sentences = orderSentences(kind, isGerman(reader.locale), {
    shop: reader.shop.clientRuntimeConfig.shopName,
    number: row.orderNumber,
    link: link ?? orderAddress(reader, row.orderNumber, customerId !== null),
    span: spanWords(reader, distributionWindow),
    cutOff: momentWords(reader, cutOff),
    isPickup: distributionAddress.distributionType === 'CLICK_AND_COLLECT',
    amount: money(reader, amount),
  });
  const charge = await chargeOf(scope, row.orderNumber);
  const conditions = kind === 'placed' ? await conditionLines(scope, reader) : [];
  const occasion = kind === 'placed' ? '' : ` ${of.occasion ?? course?.revision ?? 0}`;
  const hasCalendar = kind === 'placed' || kind === 'changed' || kind === 'cancelled';
  await queueMail(
    { ...scope, locale: reader.locale },
    {
      to: billingAddress.email,
      key: `order ${kind} ${row.orderNumber}${occasion}`,
      letter: {
        ...sentences,
        paragraphs: [...sentences.paragraphs, ...chargeSentences(reader, kind, charge)],
        closing: [...conditions, ...sentences.closing],
        tables: tables ?? orderTables(reader, row.document, charge),
      },
      ...(hasCalendar && {
        attachments: [
          {
            name: `${row.orderNumber}.ics`,
            type: calendarType,
            text: orderCalendar(reader, order),
          },
        ],
      }),
    },
  );
}
