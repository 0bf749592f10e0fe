import type { PushPayload } from '@larder/contracts/checkout/push';
import { and, eq } from 'drizzle-orm';
import { inLanguage } from '../../kernel/text/language.js';
import type { Scope } from '../../kernel/scope.js';
import { pushMessages, pushSubscriptions } from './tables.js';

/** What a shopper is told outside of the shop: what needs them, or is about to happen. */
const TEXTS = {
  de: {
    onTheWay: 'Ihre Bestellung ist unterwegs.',
    ready: 'Ihre Bestellung liegt zur Abholung bereit.',
    cancelled: 'Ihre Bestellung ist storniert.',
    payPacked: 'Bitte bezahlen Sie Ihre Bestellung.',
  },
  en: {
    onTheWay: 'Your order is on its way.',
    ready: 'Your order is ready for pickup.',
    cancelled: 'Your order is cancelled.',
    payPacked: 'Please pay for your order.',
  },
  fr: {
    onTheWay: 'Votre commande est en route.',
    ready: 'Votre commande est prête au retrait.',
    cancelled: 'Votre commande est annulée.',
    payPacked: 'Payez votre commande.',
  },
};
type PushKind = keyof (typeof TEXTS)['en'];

/** News of the hour: nobody wants to read tomorrow that the van is on its way. */
const lifetimeMs = 6 * 3_600_000;

const isPushKind = (kind: string): kind is PushKind => Object.hasOwn(TEXTS.en, kind);

interface OrderNews {
  readonly orderNumber: string;
  readonly kind: string;
  readonly occasion: string;
  readonly shopName: string;
  /** Path of the order in the shop. */
  readonly url: string;
}

/**
 * Queues a message for each browser that is subscribed to the order, in the transaction of the change
 * that it reports. It shows on locked screens: no name, number, goods or address.
 */
export async function queueOrderPush(
  { db, tenant, now }: Pick<Scope, 'db' | 'tenant' | 'now'>,
  { orderNumber, kind, occasion, shopName: title, url }: OrderNews,
): Promise<void> {
  if (!isPushKind(kind)) return;
  const found = await db
    .select({ id: pushSubscriptions.id, locale: pushSubscriptions.locale })
    .from(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.tenant, tenant), eq(pushSubscriptions.orderNumber, orderNumber)),
    );
  if (found.length === 0) return;
  const payloadIn = (locale: string): PushPayload => ({
    title,
    body: inLanguage(TEXTS, locale)[kind],
    url,
    tag: `order-${occasion}`,
  });
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await db
    .insert(pushMessages)
    .values(
      found.map(({ id: subscriptionId, locale }) => ({
        ...{ tenant, orderNumber, subscriptionId, occasion, expiresAt, dueAt: now },
        payload: payloadIn(locale),
      })),
    )
    .onConflictDoNothing();
}
