import { sql } from 'drizzle-orm';
import type { RequestContext } from '../kernel/context.js';
import type { Scope } from '../kernel/scope.js';
import type { EmailContent } from './email-template.js';
import type { Attachment } from './transport.js';
import { renderEmail } from './render-email.js';

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
  { to, key, content: letter, attachments = [], expires }: Mail,
): Promise<void> {
  const { shopName } = shop.clientRuntimeConfig;
  const { subject, text, html } = renderEmail(letter, {
    shop: shopName,
    locale,
    imprint: shop.imprint?.[locale] ?? [],
    colours: shop.themeConfig.colours,
  });
  const moment = now.toISOString();
  await db.execute(
    sql`INSERT INTO mails
          (tenant, key, recipient, sender, subject, body, html, attachments, created_at, due_at, expires_at)
        VALUES (${tenant}, ${key}, ${to}, ${shopName}, ${subject}, ${text}, ${html},
          ${JSON.stringify(attachments)}::jsonb,
          ${moment}, ${moment}, ${expires?.toISOString() ?? null})
        ON CONFLICT (tenant, key) DO NOTHING`,
  );
}
