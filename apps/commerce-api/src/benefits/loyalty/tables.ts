import type { PhysicalCardOrder, Voucher } from '@larder/contracts/loyalty';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Members of the embedded programme. */
export const loyaltyMembers = pgTable(
  'loyalty_members',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    memberId: text('member_id').notNull(),
    /** Number of the member card, an EAN-13. */
    cardId: text('card_id').notNull(),
    status: text().$type<'Authenticated' | 'Blocked'>().notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId] })],
);

/** Points and coins of members: the sum of a pool's entries is its balance. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    poolId: text('pool_id').notNull(),
    amount: integer().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId, table.idempotencyKey] })],
);

/** What the programme's file says of a voucher beside its terms. */
type VoucherDocument = Pick<
  Voucher,
  | 'type'
  | 'title'
  | 'description'
  | 'fineprint'
  | 'code'
  | 'image'
  | 'barcodeImage'
  | 'ecommerceAutomaticRedemption'
  | 'ecommerceLimitAutomaticRedemptionToServiceTypes'
>;

export const loyaltyVouchers = pgTable(
  'loyalty_vouchers',
  {
    tenant: text().notNull(),
    promotionId: text('promotion_id').notNull(),
    position: integer().notNull(),
    audience: text().$type<'everybody' | 'members' | 'given'>().notNull(),
    articleId: text('article_id'),
    validFrom: date('valid_from'),
    expiresOn: date('expires_on'),
    coins: integer().notNull(),
    needsActivation: boolean('needs_activation').notNull(),
    /** How often all customers may use it, and how often each one. */
    most: integer(),
    mostEach: integer('most_each').notNull(),
    used: integer().notNull().default(0),
    benefit: jsonb().$type<NonNullable<Voucher['benefit']>>(),
    document: jsonb().$type<VoucherDocument>().notNull(),
    isCurrent: boolean('is_current').notNull().default(true),
    /** When a person ended it, whatever the shop's file says. */
    endedAt: instant('ended_at'),
    /** The person who made it; null for one of the shop's file. */
    staffName: text('staff_name'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.promotionId] })],
);

/** Vouchers for single customers. */
export const loyaltyGivenVouchers = pgTable(
  'loyalty_given_vouchers',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    promotionId: text('promotion_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId, table.promotionId] })],
);

export const voucherUses = pgTable(
  'voucher_uses',
  {
    tenant: text().notNull(),
    promotionId: text('promotion_id').notNull(),
    customerId: text('customer_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    kind: text().$type<'ACTIVATED' | 'ORDERED'>().notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenant, table.promotionId, table.customerId, table.idempotencyKey],
    }),
  ],
);

export const physicalCards = pgTable(
  'physical_cards',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    status: text().$type<'ORDERED' | 'SENT'>().notNull(),
    orderedOn: date('ordered_on').notNull(),
    address: jsonb().$type<PhysicalCardOrder>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId] })],
);

/** Redemptions that an external programme has to take back. */
export const loyaltyReturns = pgTable(
  'loyalty_returns',
  {
    tenant: text().notNull(),
    key: text().notNull(),
    nextAt: instant('next_at').notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.key] })],
);
