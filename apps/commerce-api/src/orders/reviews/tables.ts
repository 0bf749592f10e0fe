import type { OrderIssue, ReviewState } from '@larder/contracts/reviews';
import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const orderRatings = pgTable(
  'order_ratings',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    stars: integer().notNull(),
    issues: text().array().$type<OrderIssue[]>().notNull(),
    comment: text(),
    ratedAt: instant('rated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber] })],
);

export const orderRatingRequests = pgTable(
  'order_rating_requests',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber] })],
);

export const productReviews = pgTable(
  'product_reviews',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    sku: text().notNull(),
    customerId: text('customer_id').notNull(),
    orderNumber: text('order_number').notNull(),
    stars: integer().notNull(),
    text: text(),
    state: text().$type<ReviewState>().notNull(),
    /** Of the demo data: shown with a badge, and not reported to search engines. */
    isDemo: boolean('is_demo').notNull().default(false),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
