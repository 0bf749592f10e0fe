import type { RequestContext } from '../kernel/context.js';
import type { Scope } from '../kernel/scope.js';
import type { EmailContent } from './email-template.js';
import type { Attachment } from './transport.js';
import { renderEmail } from './render-email.js';
import { mails } from './tables.js';

export interface Mail {
  readonly to: string;
  /** Names the occasion: of one shop, a second mail with the same key is never written. */
  readonly key: string;
  readonly content: EmailContent;
  readonly attachments?: readonly Attachment[];
  /** Expiry: after this moment the mail is not delivered. */
  readonly expires?: Date;
}

/**
 * Adds a mail to the outbox, in the transaction of the change that it reports, so both are stored or
 * neither. `startMailDelivery` delivers it.
 */
export async function queueMail(
  { db, tenant, now, locale, shop }: Scope & Pick<RequestContext, 'shop'>,
  { to, key, content: email, attachments, expires }: Mail,
): Promise<void> {
  const { shopName } = shop.clientRuntimeConfig;
  const { subject, text, html } = renderEmail(email, {
    shop: shopName,
    locale,
    imprint: shop.imprint?.[locale] ?? [],
    colours: shop.themeConfig.colours,
  });
  await db
    .insert(mails)
    .values({
      tenant,
      key,
      recipient: to,
      sender: shopName,
      subject,
      body: text,
      html,
      attachments,
      createdAt: now,
      dueAt: now,
      expiresAt: expires,
    })
    .onConflictDoNothing({ target: [mails.tenant, mails.key] });
}
