import type { Claim, ClaimForReview } from '@larder/contracts/checkout';
import {
  boolean,
  customType,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export type OpenReason = NonNullable<ClaimForReview['openBecause']>;

export const orderClaims = pgTable(
  'order_claims',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    orderNumber: text('order_number').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    claimantHash: text('claimant_hash').notNull(),
    reason: text().$type<Claim['reason']>().notNull(),
    state: text().$type<Claim['state']>().notNull(),
    /** Cents. */
    claimed: integer().notNull(),
    credited: integer().notNull().default(0),
    refund: text().$type<NonNullable<Claim['refund']>>(),
    /** Credited by the shop's rule. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    openBecause: text('open_because').$type<OpenReason>(),
    note: text(),
    answer: text(),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
export type ClaimRow = typeof orderClaims.$inferSelect;

export const orderClaimLines = pgTable(
  'order_claim_lines',
  {
    tenant: text().notNull(),
    claimId: text('claim_id').notNull(),
    lineItemId: text('line_item_id').notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.claimId, table.lineItemId] })],
);

/** Claimed grams or pieces of each line. */
export const orderClaimQuantities = pgTable(
  'order_claim_quantities',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    lineItemId: text('line_item_id').notNull(),
    delivered: integer().notNull(),
    claimed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber, table.lineItemId] })],
);

/** Credited cents of each order. */
export const orderClaimSums = pgTable(
  'order_claim_sums',
  {
    tenant: text().notNull(),
    orderNumber: text('order_number').notNull(),
    paid: integer().notNull(),
    credited: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.orderNumber] })],
);

export const orderClaimPhotos = pgTable(
  'order_claim_photos',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    orderNumber: text('order_number').notNull(),
    claimId: text('claim_id'),
    content: bytea().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
