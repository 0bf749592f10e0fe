import type { CodeBenefit } from '@larder/pricing';
import { bigint, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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
