import { randomUUID } from 'node:crypto';
import type { CartPayment } from '@larder/contracts/cart';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { firstRow } from '../kernel/database.js';
import { notFound } from '../kernel/failure.js';
import type { WindowRow } from '../capacity/tables.js';
import { OrderTerms } from '../ordering/terms.js';
import type { Work } from '../ordering/work.js';
import type { StoredLine } from './state.js';
import type { CartPatch, CartRow } from './tables.js';
import { cartItems, cartPayments, carts, discountCodes } from './tables.js';

const isCurrent = sql`${carts.status} IN ('OPEN', 'FINALIZED')`;

/** The session's cart that is still being filled or paid, without locking it. */
export async function findCart({ db, tenant, session }: Work): Promise<CartRow | undefined> {
  const found = await db
    .select()
    .from(carts)
    .where(and(eq(carts.tenant, tenant), eq(carts.sessionId, session), isCurrent));
  return found[0];
}

/**
 * Locks the session's cart until the transaction ends and counts its version up. Everything that is
 * read of the cart afterwards is what the last change left.
 */
export async function lockCart({ db, tenant, session, now }: Work): Promise<CartRow | undefined> {
  const found = await db
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, changedAt: now })
    .where(and(eq(carts.tenant, tenant), eq(carts.sessionId, session), isCurrent))
    .returning();
  return found[0];
}

/** Locks a cart of the session by its id, whatever its status; version as in `lockCart`. */
export async function lockCartById(work: Work, id: string): Promise<CartRow | undefined> {
  const found = await work.db
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, changedAt: work.now })
    .where(and(eq(carts.tenant, work.tenant), eq(carts.id, id), eq(carts.sessionId, work.session)))
    .returning();
  return found[0];
}

/** A cart into which nothing was put yet. Its first change counts it to version 1. */
export function newCart({ tenant, session, now }: Work, id: string): CartRow {
  return {
    tenant,
    id,
    sessionId: session,
    status: 'OPEN',
    mode: 'REGULAR',
    orderNumber: null,
    version: 0,
    crateDepositDesired: false,
    distributionAddress: null,
    windowId: null,
    billingAddress: null,
    finalizedAt: null,
    createdAt: now,
    changedAt: now,
  };
}

/** Makes the session's cart, unless another request just did. */
export async function createCart(work: Work): Promise<void> {
  await work.db.insert(carts).values(newCart(work, randomUUID())).onConflictDoNothing();
}

export async function patchCart({ db, tenant }: Work, id: string, patch: CartPatch): Promise<void> {
  await db
    .update(carts)
    .set(patch)
    .where(and(eq(carts.tenant, tenant), eq(carts.id, id)));
}

export interface CartParts {
  readonly lines: readonly StoredLine[];
  readonly payments: readonly CartPayment[];
  readonly window: WindowRow | undefined;
  readonly terms: OrderTerms;
}

interface StoredParts extends Pick<CartParts, 'lines' | 'payments'> {
  readonly window: WindowText | null;
  readonly terms: unknown;
}
type WindowText = Omit<WindowRow, 'startsAt' | 'endsAt' | 'cutOff'> &
  Record<'startsAt' | 'endsAt' | 'cutOff', string>;

/** Everything that hangs on a cart, in one query. */
export async function readCartParts(
  { db, tenant }: Work,
  { id, windowId }: CartRow,
): Promise<CartParts> {
  const found = await firstRow<StoredParts>(
    db,
    sql`SELECT
      (SELECT coalesce(json_agg(json_build_object('lineItemId', line_item_id, 'sku', sku,
          'quantity', quantity) ORDER BY position), '[]')
        FROM cart_items WHERE tenant = ${tenant} AND cart_id = ${id}) AS lines,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'methodKey', method_key,
          'brandName', brand_name, 'amountPlanned', amount_planned) ORDER BY position), '[]')
        FROM cart_payments WHERE tenant = ${tenant} AND cart_id = ${id}) AS payments,
      (SELECT json_build_object('tenant', tenant, 'id', id, 'distributionType', distribution_type,
          'appointableId', appointable_id, 'startsAt', starts_at, 'endsAt', ends_at,
          'cutOff', cut_off, 'capacity', capacity, 'booked', booked,
          'serviceFee', service_fee, 'green', green)
        FROM windows WHERE tenant = ${tenant} AND id = ${windowId}) AS window,
      (SELECT config FROM order_configs WHERE tenant = ${tenant}) AS terms`,
  );
  // A shop that takes no orders has no order-config.json, and no carts.
  if (!found?.terms) throw notFound('The cart');
  const { lines, payments, window, terms } = found;
  return {
    lines,
    payments,
    window: window ? readWindow(window) : undefined,
    terms: z.parse(OrderTerms, terms),
  };
}

function readWindow(window: WindowText): WindowRow {
  const { startsAt, endsAt, cutOff } = window;
  return {
    ...window,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    cutOff: new Date(cutOff),
  };
}

/** Puts lines into a cart, or sets the quantity of those that are in it. */
export async function saveLines(
  { db, tenant }: Work,
  cartId: string,
  lines: readonly StoredLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insert(cartItems)
    .values(lines.map((line) => ({ tenant, cartId, ...line })))
    .onConflictDoUpdate({
      target: [cartItems.tenant, cartItems.cartId, cartItems.sku],
      set: { quantity: sql`excluded.quantity` },
    });
}

export async function deleteLines(
  { db, tenant }: Work,
  cartId: string,
  lineItemIds: readonly string[],
): Promise<void> {
  if (lineItemIds.length === 0) return;
  await db
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.tenant, tenant),
        eq(cartItems.cartId, cartId),
        inArray(cartItems.lineItemId, [...lineItemIds]),
      ),
    );
}

export async function savePayment(
  { db, tenant }: Work,
  cartId: string,
  payment: CartPayment,
): Promise<void> {
  await db.insert(cartPayments).values({ tenant, cartId, ...payment });
}

export async function deletePayments(
  { db, tenant }: Work,
  cartId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(cartPayments)
    .where(
      and(
        eq(cartPayments.tenant, tenant),
        eq(cartPayments.cartId, cartId),
        inArray(cartPayments.id, [...ids]),
      ),
    );
}

/** When the campaign of a code ends or ended; undefined for an unknown code. */
export async function findCodeEnd({ db, tenant }: Work, code: string): Promise<Date | undefined> {
  const found = await db
    .select({ endsAt: discountCodes.endsAt })
    .from(discountCodes)
    .where(and(eq(discountCodes.tenant, tenant), eq(discountCodes.code, code)));
  return found[0]?.endsAt;
}
