import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { PickupPlace } from '@larder/contracts/checkout';
import type { CheckoutStore, DeliveryArea } from '@larder/contracts/distribution';

/** A store with what only fulfilment reads of it. */
export interface StoredStore extends CheckoutStore {
  /** Bays and lockers for ready orders; absent where they are handed over at the counter. */
  readonly pickupPlaces?: readonly PickupPlace[] | undefined;
}

export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    tenant: text().notNull(),
    deliveryAreaNumber: text('delivery_area_number').notNull(),
    name: text().notNull(),
    pickingUnitIds: text('picking_unit_ids').array().notNull(),
    postalCodes: text('postal_codes').array().notNull(),
    polygon: jsonb().$type<DeliveryArea['polygon']>().notNull(),
    /** The area that is assumed without a position; one a shop. */
    standard: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.deliveryAreaNumber] })],
);

export const stores = pgTable(
  'stores',
  {
    tenant: text().notNull(),
    storeId: text('store_id').notNull(),
    store: jsonb().$type<StoredStore>().notNull(),
    words: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.storeId] })],
);

export const addresses = pgTable(
  'addresses',
  {
    tenant: text().notNull(),
    id: text().notNull(),
    streetName: text('street_name').notNull(),
    streetNumber: text('street_number').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text().notNull(),
    country: text().notNull(),
    countryCode: text('country_code').notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    words: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.id] })],
);

/** Limits and payment methods of orders, as the tenant's order-config.json has them. */
export const orderConfigs = pgTable('order_configs', {
  tenant: text().primaryKey(),
  config: jsonb().$type<Record<string, unknown>>().notNull(),
});
