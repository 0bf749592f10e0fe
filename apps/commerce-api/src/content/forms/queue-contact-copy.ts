import { ownOrderDate } from '../../customers/orders/orders.js';
import { readCustomer } from '../../customers/repository.js';
import type { RequestContext } from '../../kernel/context.js';
import { queueMail } from '../../mail/outbox.js';
import { firstLocaleOf } from '../../orders/emails/order-formatters.js';
import { contactCopyEmail, type ContactCopy } from './contact-copy-email.js';

export interface ContactMessage {
  readonly topic?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly text: string;
}

/** The copy of a message, and the account's address that it goes to. */
export interface AddressedCopy {
  readonly to: string;
  readonly copy: ContactCopy;
}

/**
 * The copy of a message for the customer who is signed in. Nobody else gets one: the address in a form
 * can be anybody's. An order is named only where it is the customer's own.
 */
export async function contactCopyOf(
  context: RequestContext,
  { topic, orderNumber, text }: ContactMessage,
): Promise<AddressedCopy | undefined> {
  const id = await context.customer();
  if (id === undefined) return undefined;
  const { email, firstName } = await readCustomer(context, id);
  const placedAt = orderNumber ? await ownOrderDate(context, id, orderNumber) : undefined;
  const { shopName, timeZone } = context.shop.clientRuntimeConfig;
  const format = new Intl.DateTimeFormat(context.locale, { dateStyle: 'long', timeZone });
  const order =
    orderNumber && placedAt ? { number: orderNumber, day: format.format(placedAt) } : undefined;
  return { to: email, copy: { shop: shopName, firstname: firstName, topic, order, text } };
}

/** Queues the copy in the transaction that stores the message. */
export async function queueContactCopy(
  context: RequestContext,
  submission: string,
  { to, copy }: AddressedCopy,
): Promise<void> {
  await queueMail(context, {
    to,
    key: `contact ${submission}`,
    content: contactCopyEmail(copy, context.locale, firstLocaleOf(context.shop)),
  });
}
