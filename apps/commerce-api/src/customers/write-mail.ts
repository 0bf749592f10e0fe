import type { RequestContext } from '../kernel/context.js';
import type { Scope } from '../kernel/scope.js';
import { queueMail } from '../mail/outbox.js';
import { hashOf } from '../text/hash.js';
import type { Kind } from './letters.js';
import { customerLetter } from './letters.js';

export type MailScope = Scope & Pick<RequestContext, 'origin' | 'shop'>;

interface CustomerMail {
  readonly kind: Kind;
  readonly to: string;
  readonly link: string;
  /** What makes this mail one of its own: a token, or a moment. */
  readonly occasion: string;
  readonly expires?: Date;
}

/** Writes to a customer, in the transaction of what the mail tells of. */
export async function writeMail(scope: MailScope, mail: CustomerMail): Promise<void> {
  const { kind, to, link, occasion, expires } = mail;
  const { shopName } = scope.shop.clientRuntimeConfig;
  await queueMail(scope, {
    to,
    key: `customer ${kind} ${hashOf(occasion)}`,
    letter: customerLetter(kind, scope.locale, { shop: shopName, link }),
    ...(expires && { expires }),
  });
}
