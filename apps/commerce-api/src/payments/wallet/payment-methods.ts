import { randomUUID } from 'node:crypto';
import type { SavedPaymentMethod, SavePaymentMethod } from '@larder/contracts/wallet';
import { sql } from 'drizzle-orm';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import { firstRow, rows } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { notFound } from '../../kernel/failure.js';
import type { CardDetails } from '../providers/provider.js';
import { walletFailure } from './failures.js';
import type { WalletScope } from './repository.js';
import { lockCustomer } from './repository.js';

interface MethodRow extends Omit<
  SavedPaymentMethod,
  'expired' | 'lastDigits' | 'cardExpiryMonth' | 'cardExpiryYear'
> {
  readonly lastDigits: string | null;
  readonly cardExpiryMonth: number | null;
  readonly cardExpiryYear: number | null;
}

/** A card is good until the last day of its month, by the shop's calendar. */
export function isExpired(
  { cardExpiryMonth, cardExpiryYear }: Pick<MethodRow, 'cardExpiryMonth' | 'cardExpiryYear'>,
  today: string,
): boolean {
  if (cardExpiryMonth === null || cardExpiryYear === null) return false;
  return `${cardExpiryYear}-${String(cardExpiryMonth).padStart(2, '0')}` < today.slice(0, 7);
}

/** API-071, the primary one first. */
export async function listMethods(
  context: RequestContext,
  customer: string,
): Promise<SavedPaymentMethod[]> {
  const { db, tenant, now, shop } = context;
  const today = localDate(now, shop.clientRuntimeConfig.timeZone);
  const found = await rows<MethodRow>(
    db,
    sql`SELECT id, method_key AS "methodKey", provider, payment_brand AS "paymentBrand",
          last_digits AS "lastDigits", card_expiry_month AS "cardExpiryMonth",
          card_expiry_year AS "cardExpiryYear", is_primary AS "isPrimary"
        FROM payment_methods WHERE tenant = ${tenant} AND customer_id = ${customer}
        ORDER BY is_primary DESC, created_at DESC, id`,
  );
  return found.map(({ lastDigits, cardExpiryMonth, cardExpiryYear, ...row }) => ({
    ...row,
    ...(lastDigits !== null && { lastDigits }),
    ...(cardExpiryMonth !== null && { cardExpiryMonth }),
    ...(cardExpiryYear !== null && { cardExpiryYear }),
    expired: isExpired({ cardExpiryMonth, cardExpiryYear }, today),
  }));
}

type Change = (scope: WalletScope, customer: string) => Promise<void>;

/** Changes the customer's list, one change at a time, and returns it. */
async function changeMethods(context: RequestContext, change: Change) {
  const customer = await context.requireCustomer();
  await transaction(context.db, async (db) => {
    const scope = { db, tenant: context.tenant, now: context.now };
    if (!(await lockCustomer(scope, customer))) throw walletFailure('1010');
    await change(scope, customer);
  });
  return listMethods(context, customer);
}

async function makePrimary({ db, tenant }: WalletScope, customer: string, id: string) {
  await db.execute(
    sql`UPDATE payment_methods SET is_primary = false
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND is_primary AND id <> ${id}`,
  );
  const found = await firstRow(
    db,
    sql`UPDATE payment_methods SET is_primary = true
        WHERE tenant = ${tenant} AND customer_id = ${customer} AND id = ${id} RETURNING id`,
  );
  if (!found) throw notFound('The payment method');
}

/** API-074. */
export function setPrimary(context: RequestContext, id: string): Promise<SavedPaymentMethod[]> {
  return changeMethods(context, (scope, customer) => makePrimary(scope, customer, id));
}

/** API-073: when the primary one is removed, the newest of the others becomes primary. */
export function removeMethod(
  context: RequestContext,
  { id, provider }: { readonly id: string; readonly provider: string | undefined },
): Promise<SavedPaymentMethod[]> {
  return changeMethods(context, async (scope, customer) => {
    const { db, tenant } = scope;
    const own = sql`tenant = ${tenant} AND customer_id = ${customer}`;
    const gone = await firstRow<{ wasPrimary: boolean }>(
      db,
      sql`DELETE FROM payment_methods WHERE ${own} AND id = ${id}
            AND provider = coalesce(${provider ?? null}, provider)
          RETURNING is_primary AS "wasPrimary"`,
    );
    if (!gone) throw notFound('The payment method');
    if (!gone.wasPrimary) return;
    const next = await firstRow<{ id: string }>(
      db,
      sql`SELECT id FROM payment_methods WHERE ${own} ORDER BY created_at DESC, id LIMIT 1`,
    );
    if (next) await makePrimary(scope, customer, next.id);
  });
}

/** The provider has returned no card data. */
const unknownCard = (brand: string) => ({
  ...{ brand, lastDigits: null, month: null, year: null, token: null },
});

/** API-072: keeps the way in which an order of the customer was paid; the first one is primary. */
export function saveMethod(
  context: RequestContext,
  { checkoutId, methodKey, provider, setPrimary: asPrimary }: SavePaymentMethod,
): Promise<SavedPaymentMethod[]> {
  return changeMethods(context, async (scope, customer) => {
    const { db, tenant, now } = scope;
    const order = await firstRow<{ card: CardDetails | null }>(
      db,
      sql`SELECT p.card FROM orders o
          JOIN carts c ON c.tenant = o.tenant AND c.id = o.cart_id
          LEFT JOIN payments p ON p.tenant = o.tenant AND p.order_number = o.order_number
            AND p.provider = ${provider}
          WHERE o.tenant = ${tenant} AND o.cart_id = ${checkoutId}
            AND o.status NOT IN ('CANCELLED', 'PAYMENT_PENDING')
            AND o.method_key = ${methodKey} AND c.customer_id = ${customer}`,
    );
    if (!order) throw notFound('The checkout');
    const { brand, lastDigits, month, year, token } = order.card ?? unknownCard(methodKey);
    const kept = await firstRow<{ id: string; isFirst: boolean }>(
      db,
      sql`INSERT INTO payment_methods AS m
            (tenant, id, customer_id, method_key, provider, payment_brand, last_digits,
              card_expiry_month, card_expiry_year, provider_token, is_primary, created_at)
          VALUES (${tenant}, ${randomUUID()}, ${customer}, ${methodKey}, ${provider}, ${brand},
            ${lastDigits}, ${month}, ${year}, ${token}, false, ${now.toISOString()})
          ON CONFLICT (tenant, customer_id, provider, method_key, coalesce(last_digits, ''))
            DO UPDATE SET card_expiry_month = excluded.card_expiry_month,
              card_expiry_year = excluded.card_expiry_year,
              provider_token = excluded.provider_token
          RETURNING id, NOT EXISTS (SELECT FROM payment_methods p
            WHERE p.tenant = ${tenant} AND p.customer_id = ${customer} AND p.is_primary) AS "isFirst"`,
    );
    if (kept && (asPrimary || kept.isFirst)) await makePrimary(scope, customer, kept.id);
  });
}
