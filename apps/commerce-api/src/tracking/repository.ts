import { lt } from 'drizzle-orm';
import type { SearchEvent, TrackingEvent } from '@larder/contracts/tracking';
import type { Scope } from '../kernel/scope.js';
import type { Database } from '../kernel/database/database.js';
import { searchEvents, trackingEvents } from './tables.js';

type TrackingScope = Pick<Scope, 'db' | 'tenant' | 'now'>;

export async function storeTrackingEvents(
  { db, tenant, now }: TrackingScope,
  events: readonly TrackingEvent[],
): Promise<void> {
  await db.insert(trackingEvents).values(
    events.map((event) => ({
      tenant,
      receivedAt: now,
      happenedAt: new Date(event.at),
      event: event.event,
      page: event.page,
      loginStatus: event.login_status,
      userType: event.user_type,
      orderType: event.order_type,
      orderNumber: event.order_number,
      value: event.value,
      items: event.items,
      embedded: event.embedded ?? false,
    })),
  );
}

export async function storeSearchEvents(
  { db, tenant, now }: TrackingScope,
  events: readonly SearchEvent[],
): Promise<void> {
  await db.insert(searchEvents).values(
    events.map((event) => ({
      tenant,
      receivedAt: now,
      happenedAt: new Date(event.at),
      eventType: event.eventType,
      queryId: event.queryID,
      objectIds: event.objectIDs,
      positions: event.positions,
      userToken: event.userToken,
    })),
  );
}

/** As long as the visitor's token lives (TRK-29). */
const retentionMs = 6 * 30 * 86_400_000;

/** Forgets what is older than the visitor's token can be. */
export async function deleteOldEvents(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - retentionMs);
  await db.delete(trackingEvents).where(lt(trackingEvents.receivedAt, oldest));
  await db.delete(searchEvents).where(lt(searchEvents.receivedAt, oldest));
}
