import type { RequestContext } from '../../kernel/context.js';
import type { Scope } from '../../kernel/scope.js';
import { queueMail } from '../../mail/outbox.js';
import { hashOf } from '../../kernel/text/hash.js';
import type { CustomerEmailKind } from './customer-email-texts.js';
import { customerEmail } from './customer-email-texts.js';

export type EmailScope = Scope & Pick<RequestContext, 'origin' | 'shop'>;

interface CustomerEmail {
  readonly kind: CustomerEmailKind;
  readonly to: string;
  readonly link: string;
  /** Makes the mail unique: a token, or a timestamp. */
  readonly occasion: string;
  readonly expires?: Date;
}

/** Queues a mail to a customer, in the transaction of the change that it reports. */
export async function queueCustomerEmail(scope: EmailScope, mail: CustomerEmail): Promise<void> {
  const { kind, to, link, occasion, expires } = mail;
  const { shopName, locales } = scope.shop.clientRuntimeConfig;
  const languages = { locale: scope.locale, firstLocale: locales[0]?.code };
  await queueMail(scope, {
    to,
    key: `customer ${kind} ${hashOf(occasion)}`,
    content: customerEmail(kind, languages, { shop: shopName, link }),
    ...(expires && { expires }),
  });
}
