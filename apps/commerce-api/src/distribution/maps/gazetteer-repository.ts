import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { rows } from '../../kernel/database/database.js';

export interface AddressRow {
  readonly id: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lng: number;
}

const columns = sql`id, street_name AS "streetName", street_number AS "streetNumber",
  postal_code AS "postalCode", city, country, country_code AS "countryCode", lat, lng`;

/** Addresses that match every word by its beginning, in the gazetteer's order. */
export async function findByWords(
  { db, tenant }: Scope,
  words: readonly string[],
  country: string | undefined,
  most: number,
): Promise<AddressRow[]> {
  if (words.length === 0) return [];
  const begins = words.map((word) => sql`' ' || words LIKE ${`% ${word}%`}`);
  return rows<AddressRow>(
    db,
    sql`SELECT ${columns} FROM addresses
      WHERE tenant = ${tenant} AND (${country ?? null}::text IS NULL OR country_code = ${country ?? null})
        AND ${sql.join(begins, sql` AND `)} ORDER BY position LIMIT ${most}`,
  );
}

export async function findById({ db, tenant }: Scope, id: string): Promise<AddressRow | undefined> {
  const found = await rows<AddressRow>(
    db,
    sql`SELECT ${columns} FROM addresses WHERE tenant = ${tenant} AND id = ${id}`,
  );
  return found[0];
}

/** The nearest address; degrees of longitude are narrower than those of latitude. */
export async function findNearest(
  { db, tenant }: Scope,
  { lat, lng }: { readonly lat: number; readonly lng: number },
): Promise<AddressRow | undefined> {
  const narrowing = Math.cos((lat * Math.PI) / 180) ** 2;
  const found = await rows<AddressRow>(
    db,
    sql`SELECT ${columns} FROM addresses WHERE tenant = ${tenant}
      ORDER BY (lat - ${lat}::float8) ^ 2 + ${narrowing}::float8 * (lng - ${lng}::float8) ^ 2, position LIMIT 1`,
  );
  return found[0];
}
