import { randomUUID } from 'node:crypto';
import type { SavedPaymentMethod, SavePaymentMethod } from '@larder/contracts/wallet';
import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import { firstRow } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { notFound } from '../../kernel/failure.js';
import { payments } from '../tables.js';
import { walletFailure } from './failures.js';
import type { WalletScope } from './repository.js';
import { lockCustomer } from './repository.js';
import { paymentMethods } from './tables.js';

type MethodRow = typeof paymentMethods.$inferSelect;

const isOf = (tenant: string, customer: string) =>
  and(eq(paymentMethods.tenant, tenant), eq(paymentMethods.customerId, customer));
const newestFirst = [desc(paymentMethods.createdAt), paymentMethods.id] as const;

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
  const { id, methodKey, provider, paymentBrand, isPrimary } = paymentMethods;
  const { lastDigits, cardExpiryMonth, cardExpiryYear } = paymentMethods;
  const found = await db
    .select({
      id,
      methodKey,
      provider,
      paymentBrand,
      isPrimary,
      lastDigits,
      cardExpiryMonth,
      cardExpiryYear,
    })
    .from(paymentMethods)
    .where(isOf(tenant, customer))
    .orderBy(desc(isPrimary), ...newestFirst);
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
  const own = isOf(tenant, customer);
  await db
    .update(paymentMethods)
    .set({ isPrimary: false })
    .where(and(own, paymentMethods.isPrimary, ne(paymentMethods.id, id)));
  const [found] = await db
    .update(paymentMethods)
    .set({ isPrimary: true })
    .where(and(own, eq(paymentMethods.id, id)))
    .returning({ id: paymentMethods.id });
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
    const own = isOf(tenant, customer);
    const isNamed = provider === undefined ? undefined : eq(paymentMethods.provider, provider);
    const [gone] = await db
      .delete(paymentMethods)
      .where(and(own, eq(paymentMethods.id, id), isNamed))
      .returning({ wasPrimary: paymentMethods.isPrimary });
    if (!gone) throw notFound('The payment method');
    if (!gone.wasPrimary) return;
    const [next] = await db
      .select({ id: paymentMethods.id })
      .from(paymentMethods)
      .where(own)
      .orderBy(...newestFirst)
      .limit(1);
    if (next) await makePrimary(scope, customer, next.id);
  });
}

/** The provider has returned no card data. */
const unknownCard = (brand: string) => ({
  brand,
  lastDigits: null,
  month: null,
  year: null,
  token: null,
});

/** What an order of the customer was paid with; undefined without such an order. */
async function findPaidOrder(
  { db, tenant }: WalletScope,
  customer: string,
  { checkoutId, methodKey, provider }: Omit<SavePaymentMethod, 'setPrimary'>,
) {
  const isItsPayment = and(
    eq(payments.tenant, orders.tenant),
    eq(payments.orderNumber, orders.orderNumber),
    eq(payments.provider, provider),
  );
  const [found] = await db
    .select({ card: payments.card })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .leftJoin(payments, isItsPayment)
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(orders.cartId, checkoutId),
        notInArray(orders.status, ['CANCELLED', 'PAYMENT_PENDING']),
        eq(orders.methodKey, methodKey),
        eq(carts.customerId, customer),
      ),
    );
  return found;
}

/** API-072: keeps the way in which an order of the customer was paid; the first one is primary. */
export function saveMethod(
  context: RequestContext,
  { checkoutId, methodKey, provider, setPrimary: asPrimary }: SavePaymentMethod,
): Promise<SavedPaymentMethod[]> {
  return changeMethods(context, async (scope, customer) => {
    const { db, tenant, now } = scope;
    const order = await findPaidOrder(scope, customer, { checkoutId, methodKey, provider });
    if (!order) throw notFound('The checkout');
    const { brand, lastDigits, month, year, token } = order.card ?? unknownCard(methodKey);
    // The index has an expression, which no column of the builder names.
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
