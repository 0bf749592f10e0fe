import { randomUUID } from 'node:crypto';
import type { DeliveryPass, DeliveryPassOffer } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { firstRow } from '../../kernel/database/database.js';
import { localise } from '../../kernel/text/language.js';

interface OfferRow {
  readonly articleId: string;
  readonly price: number;
  readonly months: number;
  /** Texts by key and, in further languages, by `key.language`. */
  readonly texts: { readonly title: string; readonly description?: string };
}

/** API-078: the pass that the shop sells, if it sells one. */
export async function readOffer(
  { db, tenant, locale }: Pick<Scope, 'db' | 'tenant' | 'locale'>,
  locales: readonly string[],
): Promise<DeliveryPassOffer | undefined> {
  const found = await firstRow<OfferRow>(
    db,
    sql`SELECT article_id AS "articleId", price, months, texts FROM delivery_pass_offers
        WHERE tenant = ${tenant}`,
  );
  if (!found) return undefined;
  const { texts, ...offer } = found;
  return { ...offer, ...localise(texts, locale, locales) };
}

/** API-079: the pass that runs, or else the next one that the customer has bought. */
export async function readPass(
  { db, tenant, now }: Pick<Scope, 'db' | 'tenant' | 'now'>,
  customer: string,
): Promise<DeliveryPass | undefined> {
  const iso = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  return firstRow<DeliveryPass>(
    db,
    sql`SELECT to_char(start_date AT TIME ZONE 'UTC', ${iso}) AS "startDate",
          to_char(end_date AT TIME ZONE 'UTC', ${iso}) AS "endDate"
        FROM delivery_passes
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND end_date >= ${now.toISOString()}
        ORDER BY start_date LIMIT 1`,
  );
}

/** The same day so many months later; the last day of a month that is shorter. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
}

/** Writes the pass that an order bought; one that still runs is followed by the new one. */
export async function grantPass(
  { db, tenant, now }: Pick<Scope, 'db' | 'tenant' | 'now'>,
  { customer, cart, months }: { customer: string; cart: string; months: number },
): Promise<void> {
  await db.execute(
    sql`SELECT id FROM customers WHERE tenant = ${tenant} AND id = ${customer} FOR UPDATE`,
  );
  const last = await firstRow<{ end: string }>(
    db,
    sql`SELECT to_char(max(end_date) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS end
        FROM delivery_passes WHERE tenant = ${tenant} AND customer_id = ${customer}
        HAVING max(end_date) > ${now.toISOString()}`,
  );
  const start = last ? new Date(Date.parse(last.end) + 1) : now;
  await db.execute(
    sql`INSERT INTO delivery_passes (tenant, id, customer_id, start_date, end_date, cart_id)
        VALUES (${tenant}, ${randomUUID()}, ${customer}, ${start.toISOString()},
          ${monthsLater(start, months).toISOString()}, ${cart})
        ON CONFLICT (tenant, cart_id) DO NOTHING`,
  );
}

/** Takes the pass back that a cancelled order bought. */
export async function withdrawPass(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  { customer, cart }: { customer: string; cart: string },
): Promise<void> {
  await db.execute(
    sql`DELETE FROM delivery_passes
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND cart_id = ${cart}`,
  );
}
