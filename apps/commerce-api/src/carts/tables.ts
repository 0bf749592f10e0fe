import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { BillingAddress, CartMode, CartStatus, Substitution } from '@larder/contracts/cart';
import type { DeliveryPlace, DistributionAddress } from '@larder/contracts/distribution';

/** Where the cart's order goes: a whole address, or a postcode until the checkout asks for the rest. */
export type CartDestination = DistributionAddress | DeliveryPlace;

export const carts = pgTable(
  'carts',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    /** Who holds it: a session, or `customer:` and the id of a customer, on all devices. */
    sessionId: text('session_id').notNull(),
    /** Owner of the cart; null for a guest's. */
    customerId: text('customer_id'),
    status: text().$type<CartStatus>().notNull(),
    mode: text().$type<CartMode>().notNull(),
    /** The order that an addition adds to. */
    orderNumber: text('order_number'),
    version: integer().notNull(),
    crateDepositDesired: boolean('crate_deposit_desired').notNull(),
    distributionAddress: jsonb('distribution_address').$type<CartDestination>(),
    windowId: text('window_id'),
    billingAddress: jsonb('billing_address').$type<BillingAddress>(),
    substitution: text().$type<Substitution>(),
    /** Cents that the shopper wants to give the driver; counts for deliveries only. */
    tip: integer().notNull().default(0),
    /** What the picker should know. */
    note: text(),
    finalizedAt: timestamp('finalized_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

export const cartItems = pgTable(
  'cart_items',
  {
    tenant: text().notNull(),
    cartId: text('cart_id').notNull(),
    sku: text().notNull(),
    lineItemId: text('line_item_id').notNull(),
    quantity: integer().notNull(),
    substitution: text().$type<Substitution>(),
    note: text(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.cartId, table.sku] })],
);

export const cartPayments = pgTable(
  'cart_payments',
  {
    tenant: text().notNull(),
    cartId: text('cart_id').notNull(),
    id: text().notNull(),
    methodKey: text('method_key').notNull(),
    brandName: text('brand_name').notNull(),
    amountPlanned: integer('amount_planned').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.cartId, table.id] })],
);

export type CartRow = typeof carts.$inferSelect;
/** What commands may change of a cart's own row. */
export type CartPatch = Partial<
  Pick<
    CartRow,
    | 'status'
    | 'finalizedAt'
    | 'mode'
    | 'orderNumber'
    | 'crateDepositDesired'
    | 'distributionAddress'
    | 'windowId'
    | 'billingAddress'
    | 'substitution'
    | 'tip'
    | 'note'
  >
>;
