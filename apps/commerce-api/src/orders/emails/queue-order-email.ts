import { readOrderConfig } from '../../checkout/repository.js';
import { deletedCustomerEmail } from '../../customers/security/deleted-customer.js';
import type { EmailTable } from '../../mail/email-template.js';
import { queueMail } from '../../mail/outbox.js';
import type { Scope } from '../../kernel/scope.js';
import { colonOf } from '../../kernel/text/colon.js';
import type { Shop } from '../../kernel/tenant-directory.js';
import { chargeOf } from '../../payments/capture/order-charge.js';
import { queueOrderPush } from '../push/queue-order-push.js';
import { ageMessages } from './age-messages.js';
import { orderCalendar } from './order-calendar.js';
import { chargeMessages } from './charge-messages.js';
import { calendarMediaType } from './calendar-file.js';
import { pickupMessages } from './pickup-messages.js';
import type { OrderEmailKind } from './order-email-texts.js';
import { orderEmailTexts } from './order-email-texts.js';
import { orderTables } from './order-email-tables.js';
import type { OrderRecord } from '../repository.js';
import type { EmailReader } from './order-formatters.js';
import {
  firstLocaleOf,
  formatDateTime,
  formatMoney,
  orderAddress,
  formatTimeRange,
} from './order-formatters.js';

export type EmailScope = Scope & { readonly shop: Shop };

/** Who reads of an order: in the language and at the address at which it was placed. */
export function readerOf({ shop, locale }: EmailScope, { timeline }: OrderRecord): EmailReader {
  const origin = timeline?.origin ?? `https://${shop.hosts[0] ?? 'localhost'}`;
  return { shop, locale: timeline?.locale ?? locale, origin };
}

/** The agreed terms of the order, with the URLs of the full text, to be stored. */
async function conditionsText(
  scope: EmailScope,
  { locale, origin }: EmailReader,
): Promise<string[]> {
  const { conditions } = (await readOrderConfig({ ...scope, locale })) ?? {};
  if (!conditions) return [];
  const links = conditions.links.map(
    ({ label, href }) => label + colonOf(locale) + new URL(href, origin).href,
  );
  return [conditions.text, ...links];
}

interface OrderEmail {
  readonly kind: OrderEmailKind;
  /** In place of the order's own: what was picked, for instance. */
  readonly tables?: readonly EmailTable[];
  /** Replaces the order's own link, with the cents to pay there. */
  readonly link?: string;
  readonly amount?: number;
  /** What the shop answers a claim. */
  readonly answer?: string | undefined;
  /** Distinguishes mails of the same kind and revision. */
  readonly occasion?: string;
}

/**
 * Queues a mail to the customer of an order, in the transaction of the change that it reports: one mail
 * for each kind and status, also on retries.
 */
export async function queueOrderEmail(
  scope: EmailScope,
  order: OrderRecord,
  { kind, tables, link, amount = 0, ...of }: OrderEmail,
): Promise<void> {
  const { row, timeline, customerId, cutOff } = order;
  const reader = readerOf(scope, order);
  const { distributionWindow, distributionAddress, billingAddress } = row.document;
  if (billingAddress.email === deletedCustomerEmail) return;
  const occasion = kind === 'placed' ? '' : ` ${of.occasion ?? timeline?.revision ?? 0}`;
  const address = link ?? orderAddress(reader, row.orderNumber, customerId !== null);
  if (kind === 'cancelled' || kind === 'payPacked')
    await queueOrderPush(scope, {
      orderNumber: row.orderNumber,
      kind,
      occasion: `${kind}${occasion}`,
      shopName: reader.shop.clientRuntimeConfig.shopName,
      url: new URL(address).pathname,
    });
  const sentences = orderEmailTexts(
    kind,
    { locale: reader.locale, firstLocale: firstLocaleOf(reader.shop) },
    {
      shop: reader.shop.clientRuntimeConfig.shopName,
      number: row.orderNumber,
      link: address,
      span: formatTimeRange(reader, distributionWindow),
      cutOff: formatDateTime(reader, cutOff),
      isPickup: distributionAddress.distributionType === 'CLICK_AND_COLLECT',
      amount: formatMoney(reader, amount),
      answer: of.answer,
    },
  );
  const charge = await chargeOf(scope, row.orderNumber);
  const conditions = kind === 'placed' ? await conditionsText(scope, reader) : [];
  const hasCalendar = kind === 'placed' || kind === 'changed' || kind === 'cancelled';
  await queueMail(
    { ...scope, locale: reader.locale },
    {
      to: billingAddress.email,
      key: `order ${kind} ${row.orderNumber}${occasion}`,
      content: {
        ...sentences,
        paragraphs: [
          ...sentences.paragraphs,
          ...chargeMessages(reader, kind, charge, row.document.payments),
          ...pickupMessages(reader, kind, timeline?.pickupPlace),
          ...ageMessages(reader, kind, row.document),
        ],
        closing: [...conditions, ...sentences.closing],
        tables: tables ?? orderTables(reader, row.document, charge),
      },
      ...(hasCalendar && {
        attachments: [
          {
            name: `${row.orderNumber}.ics`,
            type: calendarMediaType,
            text: orderCalendar(reader, order),
          },
        ],
      }),
    },
  );
}
