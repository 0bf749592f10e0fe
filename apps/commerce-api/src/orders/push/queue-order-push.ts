import type { PushPayload } from '@larder/contracts/checkout/push';
import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { pushText, type ExpectedTime, type PushKind } from './push-texts.js';
import { pushMessages, pushSubscriptions } from './tables.js';

/** News of the hour: nobody wants to read tomorrow that the van is on its way. */
const lifetimeMs = 6 * 3_600_000;
const lifetimes: Partial<Record<PushKind, number>> = { nextStop: 30 * 60_000 };

interface OrderNews {
  readonly orderNumber: string;
  readonly kind: PushKind;
  /** Each browser gets one message per occasion. */
  readonly occasion: string;
  readonly shopName: string;
  /** Path of the order in the shop. */
  readonly url: string;
  /** When the van is expected, on the clock of the shop. */
  readonly expected?: ExpectedTime | undefined;
}

/**
 * Queues a message for each browser that is subscribed to the order, in the transaction of the change
 * that it reports. It shows on locked screens: no name, number, goods or address.
 */
export async function queueOrderPush(
  { db, tenant, now }: Pick<Scope, 'db' | 'tenant' | 'now'>,
  { orderNumber, kind, occasion, shopName: title, url, expected }: OrderNews,
): Promise<void> {
  const found = await db
    .select({ id: pushSubscriptions.id, locale: pushSubscriptions.locale })
    .from(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.tenant, tenant), eq(pushSubscriptions.orderNumber, orderNumber)),
    );
  if (found.length === 0) return;
  const payloadIn = (locale: string): PushPayload => ({
    title,
    body: pushText(kind, locale, expected),
    url,
    tag: `order-${occasion}`,
  });
  const expiresAt = new Date(now.getTime() + (lifetimes[kind] ?? lifetimeMs));
  await db
    .insert(pushMessages)
    .values(
      found.map(({ id: subscriptionId, locale }) => ({
        tenant,
        orderNumber,
        subscriptionId,
        occasion,
        expiresAt,
        dueAt: now,
        payload: payloadIn(locale),
      })),
    )
    .onConflictDoNothing();
}
