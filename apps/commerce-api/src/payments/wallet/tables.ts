import type { SavedPaymentMethod, WalletEntry } from '@larder/contracts/wallet';
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

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const giftCards = pgTable(
  'gift_cards',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    codeHash: text('code_hash').notNull(),
    lastDigits: text('last_digits').notNull(),
    validUntil: instant('valid_until'),
    /** Null while the card is in no wallet. */
    customerId: text('customer_id'),
    linkedAt: instant('linked_at'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** Ledger of the gift cards in cents: the sum of a card's entries is its balance. */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    giftCardId: text('gift_card_id').notNull(),
    kind: text().$type<WalletEntry['kind']>().notNull(),
    amount: integer().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    orderNumber: text('order_number'),
    createdAt: instant('created_at').notNull(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** First responses by Idempotency-Key. */
export const walletRequests = pgTable(
  'wallet_requests',
  {
    tenant: text().notNull(),
    customerId: text('customer_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    balance: integer().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.customerId, table.key] })],
);

/** Payment methods that customers saved. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    methodKey: text('method_key').$type<SavedPaymentMethod['methodKey']>().notNull(),
    provider: text().notNull(),
    paymentBrand: text('payment_brand').notNull(),
    lastDigits: text('last_digits'),
    cardExpiryMonth: integer('card_expiry_month'),
    cardExpiryYear: integer('card_expiry_year'),
    isPrimary: boolean('is_primary').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What the provider takes instead of the card itself. */
    providerToken: text('provider_token'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** Words by key and, in further languages, by `key.language`. */
interface PassTexts {
  readonly title: string;
  readonly description?: string;
}

/** The delivery pass that a shop sells. */
export const deliveryPassOffers = pgTable('delivery_pass_offers', {
  tenant: text().primaryKey(),
  articleId: text('article_id').notNull(),
  price: integer().notNull(),
  months: integer().notNull(),
  texts: jsonb().$type<PassTexts>().notNull(),
});

export const deliveryPasses = pgTable(
  'delivery_passes',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date').notNull(),
    /** The cart that it was bought with. */
    cartId: text('cart_id'),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);
