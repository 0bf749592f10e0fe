import path from 'node:path';
import { PickupPlace } from '@larder/contracts/checkout/schemas';
import { CheckoutStore, DeliveryArea, OpeningHours } from '@larder/contracts/distribution/schemas';
import { Position } from '@larder/contracts/schemas';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { WallTime } from '../distribution/capacity/time-slot-rules.js';
import { addresses, deliveryAreas, orderConfigs, stores } from '../distribution/tables.js';
import { upsert } from '../importer/upsert.js';
import type { Database } from '../kernel/database/database.js';
import { hashOf } from '../kernel/text/hash.js';
import { wordsOf } from '../kernel/text/fold.js';
import type { SeedTarget } from './seed-target.js';
import { readJson } from './tenant-folder.js';

export const Areas = z.array(z.extend(DeliveryArea, { default: z.optional(z.boolean()) }));
export const Stores = z.array(
  z.extend(CheckoutStore, {
    countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
    openingHours: z.array(z.extend(OpeningHours, { opens: WallTime, closes: WallTime })),
    pickupPlaces: z.optional(z.array(PickupPlace)),
  }),
);
export const Addresses = z.array(
  z.object({
    streetName: z.string(),
    streetNumber: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    countryCode: z.string(),
    position: Position,
  }),
);
const OrderConfigFile = z.record(z.string(), z.unknown());

/** Delivery areas, stores, the gazetteer and the limits of orders. */
export async function seedDistribution(db: Database, target: SeedTarget): Promise<void> {
  const file = <T extends z.ZodMiniType>(name: string, schema: T) =>
    readJson(path.join(target.folder, 'data', name), schema);
  await writeAreas(db, target.tenant, (await file('areas.json', Areas)) ?? []);
  await writeStores(db, target.tenant, (await file('stores.json', Stores)) ?? []);
  await writeAddresses(db, target.tenant, (await file('addresses.json', Addresses)) ?? []);
  const config = (await file('order-config.json', OrderConfigFile)) ?? {};
  await db
    .insert(orderConfigs)
    .values({ tenant: target.tenant, config })
    .onConflictDoUpdate({ target: orderConfigs.tenant, set: { config } });
}

async function writeAreas(
  db: Database,
  tenant: string,
  areas: z.output<typeof Areas>,
): Promise<void> {
  await db.delete(deliveryAreas).where(eq(deliveryAreas.tenant, tenant));
  if (areas.length === 0) return;
  const records = areas.map(({ default: standard = false, ...area }, position) => ({
    tenant,
    ...area,
    standard,
    position,
  }));
  await db.insert(deliveryAreas).values(records);
}

export async function writeStores(
  db: Database,
  tenant: string,
  list: z.output<typeof Stores>,
): Promise<void> {
  await db.delete(stores).where(eq(stores.tenant, tenant));
  if (list.length === 0) return;
  const records = list.map((store, position) => ({
    tenant,
    storeId: store.storeId,
    store,
    words: wordsOf(`${store.name} ${store.streetName} ${store.postalCode} ${store.city}`).join(' '),
    position,
  }));
  await db.insert(stores).values(records);
}

async function writeAddresses(
  db: Database,
  tenant: string,
  list: z.output<typeof Addresses>,
): Promise<void> {
  await db.delete(addresses).where(eq(addresses.tenant, tenant));
  const columns = {
    tenant: 'text',
    id: 'text',
    street_name: 'text',
    street_number: 'text',
    postal_code: 'text',
    city: 'text',
    country: 'text',
    country_code: 'text',
    lat: 'float8',
    lng: 'float8',
    words: 'text',
    position: 'int',
  };
  const records = list.map((one, position) => {
    const line = `${one.streetName} ${one.streetNumber} ${one.postalCode} ${one.city}`;
    return {
      tenant,
      id: hashOf(one.countryCode, line).slice(0, 16),
      street_name: one.streetName,
      street_number: one.streetNumber,
      postal_code: one.postalCode,
      city: one.city,
      country: one.country,
      country_code: one.countryCode,
      ...one.position,
      words: wordsOf(`${line} ${one.country}`).join(' '),
      position,
    };
  });
  await upsert(db, { table: 'addresses', keys: ['tenant', 'id'], columns }, records);
}
