import { createHash } from 'node:crypto';
import type { PushSubscriptionInput } from '@larder/contracts/checkout/push';
import { errorCodes } from '@larder/contracts';
import { and, eq, lt } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import type { Database } from '../../kernel/database/database.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import { readOwnOrder } from '../repository.js';
import type { PushService } from './push-service.js';
import { pushSubscriptions } from './tables.js';

/** Orders are delivered within this time; no message is sent after it. */
const lifetimeMs = 45 * 86_400_000;

export const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/**
 * Subscribes this browser to an order of this visitor; a second time replaces the keys.
 * @throws ApiFailure 404 for another's order, 400 for an address of no push service
 */
export async function subscribe(
  context: RequestContext,
  service: PushService,
  orderNumber: string,
  { endpoint, keys }: PushSubscriptionInput,
): Promise<void> {
  const { db, tenant, locale, now } = context;
  if (!service.accepts(endpoint))
    throw new ApiFailure(400, errorCodes.badRequest, 'The endpoint is none of a push service');
  const sessionId = await context.existingSession();
  const order = sessionId && (await readOwnOrder({ db, tenant, session: sessionId }, orderNumber));
  if (!sessionId || !order) throw notFound('The order');
  const row = {
    sessionId,
    customerId: (await context.customer()) ?? null,
    endpoint,
    locale,
    publicKey: keys.p256dh,
    authSecret: keys.auth,
  };
  await db
    .insert(pushSubscriptions)
    .values({ tenant, id: idOf(endpoint), orderNumber, createdAt: now, ...row })
    .onConflictDoUpdate({
      target: [pushSubscriptions.tenant, pushSubscriptions.orderNumber, pushSubscriptions.id],
      set: row,
    });
}

/** Ends it; knowing the endpoint is proof enough, because only the browser and the shop know it. */
export async function unsubscribe(
  { db, tenant }: RequestContext,
  orderNumber: string,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.tenant, tenant),
        eq(pushSubscriptions.orderNumber, orderNumber),
        eq(pushSubscriptions.id, idOf(endpoint)),
      ),
    );
}

export async function deleteOldSubscriptions(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - lifetimeMs);
  await db.delete(pushSubscriptions).where(lt(pushSubscriptions.createdAt, limit));
}
