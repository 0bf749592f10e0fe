import type { DistributionType } from '@larder/contracts/distribution';
import type { CodeBenefit } from '@larder/pricing';
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

/** A shop's codes; `used` never exceeds `most`. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    tenant: text().notNull(),
    code: text().notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    benefit: jsonb().$type<CodeBenefit>().notNull(),
    /** Services that it is limited to; empty for all. */
    services: jsonb().$type<readonly DistributionType[]>().notNull(),
    /** Uses by everybody together, and by one customer; null for any number. */
    most: integer(),
    mostEach: integer('most_each'),
    firstOrder: boolean('first_order').notNull(),
    combines: boolean().notNull(),
    used: integer().notNull().default(0),
    /** Its title by language, as the shop's file has it. */
    document: jsonb().$type<{ readonly title: string }>().notNull(),
    isCurrent: boolean('is_current').notNull().default(true),
    /** The person who made it; null for one of the shop's file. */
    staffName: text('staff_name'),
    /** When a person ended it, whatever the shop's file says. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.code] })],
);

/** Codes on carts. */
export const cartDiscountCodes = pgTable(
  'cart_discount_codes',
  {
    tenant: text().notNull(),
    cartId: text('cart_id').notNull(),
    code: text().notNull(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.cartId, table.code] })],
);

/** Codes that orders used; a trigger counts them, and refuses one more than the code allows. */
export const discountCodeUses = pgTable(
  'discount_code_uses',
  {
    tenant: text().notNull(),
    code: text().notNull(),
    cartId: text('cart_id').notNull(),
    customerId: text('customer_id'),
    /** Identifies a guest by the email of the bill. */
    emailHash: text('email_hash').notNull(),
    benefit: jsonb().$type<CodeBenefit>().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.code, table.cartId] })],
);
