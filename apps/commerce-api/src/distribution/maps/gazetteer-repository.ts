import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { addresses } from '../tables.js';

const {
  tenant: _tenant,
  words: _words,
  position: _position,
  ...columns
} = getTableColumns(addresses);
export type AddressRow = Omit<typeof addresses.$inferSelect, 'tenant' | 'words' | 'position'>;

/** Addresses that match every word by its beginning, in the gazetteer's order. */
export async function findByWords(
  { db, tenant }: Scope,
  words: readonly string[],
  country: string | undefined,
  most: number,
): Promise<AddressRow[]> {
  if (words.length === 0) return [];
  return db
    .select(columns)
    .from(addresses)
    .where(
      and(
        eq(addresses.tenant, tenant),
        country === undefined ? undefined : eq(addresses.countryCode, country),
        ...words.map((word) => sql`' ' || ${addresses.words} LIKE ${`% ${word}%`}`),
      ),
    )
    .orderBy(addresses.position)
    .limit(most);
}

export async function findById({ db, tenant }: Scope, id: string): Promise<AddressRow | undefined> {
  const [found] = await db
    .select(columns)
    .from(addresses)
    .where(and(eq(addresses.tenant, tenant), eq(addresses.id, id)));
  return found;
}

/** The nearest address; degrees of longitude are narrower than those of latitude. */
export async function findNearest(
  { db, tenant }: Scope,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Promise<AddressRow | undefined> {
  const narrowing = Math.cos((lat * Math.PI) / 180) ** 2;
  const squared = sql`(${addresses.lat} - ${lat}::float8) ^ 2
    + ${narrowing}::float8 * (${addresses.lng} - ${lng}::float8) ^ 2`;
  const [found] = await db
    .select(columns)
    .from(addresses)
    .where(eq(addresses.tenant, tenant))
    .orderBy(squared, addresses.position)
    .limit(1);
  return found;
}
