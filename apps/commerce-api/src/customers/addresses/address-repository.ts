import { randomUUID } from 'node:crypto';
import type { Address, AddressCategory } from '@larder/contracts/customer';
import { and, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { firstRow } from '../../kernel/database/database.js';
import { customers } from '../tables.js';
import type { AddressDocument, AddressRow } from './address-tables.js';
import { customerAddresses as addresses } from './address-tables.js';

/** Whose address it is, and which. */
export interface AddressKey {
  readonly customer: string;
  readonly id: string;
}

const ofCustomer = ({ tenant }: Scope, customer: string) =>
  and(eq(addresses.tenant, tenant), eq(addresses.customerId, customer));
const one = (scope: Scope, { customer, id }: AddressKey) =>
  and(ofCustomer(scope, customer), eq(addresses.id, id));
const kindOf = (scope: Scope, customer: string, category: AddressCategory) =>
  and(ofCustomer(scope, customer), eq(addresses.category, category));

export function addressOf({ id, category, document, isPrimary }: AddressRow): Address {
  return { ...document, id, category, primary: isPrimary };
}

/** Saved addresses of a customer, the oldest first. */
export async function listAddresses(scope: Scope, customer: string): Promise<AddressRow[]> {
  return scope.db
    .select()
    .from(addresses)
    .where(ofCustomer(scope, customer))
    .orderBy(addresses.createdAt, addresses.place);
}

export async function findAddress(scope: Scope, key: AddressKey): Promise<AddressRow | undefined> {
  const [found] = await scope.db.select().from(addresses).where(one(scope, key));
  return found;
}

/** Serialises changes to one customer's addresses until the transaction ends. */
export async function lockCustomer({ db, tenant }: Scope, customer: string): Promise<void> {
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.tenant, tenant), eq(customers.id, customer)))
    .for('update');
}

/** The lowest place from 1 to 20 that no address has; undefined when all are taken (ADDR-04). */
export async function freePosition(
  { db, tenant }: Scope,
  customer: string,
  most: number,
): Promise<number | undefined> {
  const found = await firstRow<{ place: number }>(
    db,
    sql`SELECT place FROM generate_series(1, ${most}::int) AS free(place)
        WHERE NOT EXISTS (SELECT FROM customer_addresses a WHERE a.tenant = ${tenant}
          AND a.customer_id = ${customer} AND a.place = free.place)
        ORDER BY place LIMIT 1`,
  );
  return found?.place;
}

interface NewAddress {
  readonly customer: string;
  readonly category: AddressCategory;
  readonly place: number;
  readonly document: AddressDocument;
}

/** Stores an address that is not its kind's primary one yet. */
export async function insertAddress(scope: Scope, made: NewAddress): Promise<string> {
  const id = randomUUID();
  const { customer: customerId, category, place, document } = made;
  await scope.db.insert(addresses).values({
    tenant: scope.tenant,
    id,
    customerId,
    category,
    place,
    document,
    isPrimary: false,
    createdAt: scope.now,
  });
  return id;
}

export async function replaceDocument(
  scope: Scope,
  key: AddressKey,
  document: AddressDocument,
): Promise<void> {
  await scope.db.update(addresses).set({ document }).where(one(scope, key));
}

/** Makes an address the primary one of its kind, in place of the previous one. */
export async function makePrimary(
  scope: Scope,
  key: AddressKey,
  category: AddressCategory,
): Promise<void> {
  const own = kindOf(scope, key.customer, category);
  await scope.db
    .update(addresses)
    .set({ isPrimary: false })
    .where(and(own, eq(addresses.isPrimary, true)));
  await scope.db.update(addresses).set({ isPrimary: true }).where(one(scope, key));
}

export async function deleteAddress(scope: Scope, key: AddressKey): Promise<void> {
  await scope.db.delete(addresses).where(one(scope, key));
}

/** The oldest address of a kind: it becomes the primary one when that is deleted. */
export async function oldestOf(
  scope: Scope,
  customer: string,
  category: AddressCategory,
): Promise<AddressRow | undefined> {
  const [found] = await scope.db
    .select()
    .from(addresses)
    .where(kindOf(scope, customer, category))
    .orderBy(addresses.createdAt, addresses.place)
    .limit(1);
  return found;
}
