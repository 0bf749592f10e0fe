import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { SearchEvent, TrackedItem, TrackingEvent } from '@larder/contracts/tracking';

/** Time of receipt by our clock, and time of the event by the visitor's. */
const times = {
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
};
const key = {
  tenant: text().notNull(),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
};

export const trackingEvents = pgTable(
  'tracking_events',
  {
    ...key,
    ...times,
    event: text().$type<TrackingEvent['event']>().notNull(),
    page: text().notNull(),
    loginStatus: text('login_status').$type<TrackingEvent['login_status']>().notNull(),
    userType: text('user_type').$type<TrackingEvent['user_type']>().notNull(),
    orderType: text('order_type').$type<TrackingEvent['order_type']>(),
    orderNumber: text('order_number'),
    value: integer(),
    items: jsonb().$type<readonly TrackedItem[]>(),
    embedded: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export const searchEvents = pgTable(
  'search_events',
  {
    ...key,
    ...times,
    eventType: text('event_type').$type<SearchEvent['eventType']>().notNull(),
    queryId: text('query_id').notNull(),
    objectIds: text('object_ids').array().notNull(),
    positions: integer().array().notNull(),
    userToken: text('user_token').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
