import { randomUUID } from 'node:crypto';
import type { CartPayment } from '@larder/contracts/cart';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Statement } from '../kernel/database/statement.js';
import { run } from '../kernel/database/statement.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import type { CheckedLine } from './allergens/check-allergens.js';
import type { StoredLine } from './state.js';
import type { CartPatch, CartRow } from './tables.js';
import { cartItems, cartPayments, carts } from './tables.js';

/** Who holds the session's cart: the customer who is signed in, or the session itself. */
export const holderOf = ({ tenant, session }: Pick<UnitOfWork, 'tenant' | 'session'>) =>
  sql<string>`cart_holder(${tenant}, ${session})`;

/** Locks a cart of the session by its id, in any status, and increments its version. */
export async function lockCartById(work: UnitOfWork, id: string): Promise<CartRow | undefined> {
  const found = await work.db
    .update(carts)
    .set({ version: sql`${carts.version} + 1`, changedAt: work.now })
    .where(
      and(eq(carts.tenant, work.tenant), eq(carts.id, id), eq(carts.sessionId, holderOf(work))),
    )
    .returning();
  return found[0];
}

/** A cart into which nothing was put yet. Its first change counts it to version 1. */
export function newCart({ tenant, session, now }: UnitOfWork, id: string): CartRow {
  return {
    tenant,
    id,
    sessionId: session,
    customerId: null,
    status: 'OPEN',
    mode: 'REGULAR',
    orderNumber: null,
    version: 0,
    crateDepositDesired: false,
    distributionAddress: null,
    windowId: null,
    billingAddress: null,
    substitution: null,
    tip: 0,
    note: null,
    finalizedAt: null,
    createdAt: now,
    changedAt: now,
  };
}

/** Makes the session's cart, unless another request just did. */
export async function createCart(work: UnitOfWork): Promise<void> {
  const customerId = sql<string>`(SELECT customer_id FROM sessions
    WHERE tenant = ${work.tenant} AND id = ${work.session})`;
  await work.db
    .insert(carts)
    .values({ ...newCart(work, randomUUID()), sessionId: holderOf(work), customerId })
    .onConflictDoNothing();
}

export async function patchCart(
  { db, tenant }: UnitOfWork,
  id: string,
  patch: CartPatch,
): Promise<void> {
  await db
    .update(carts)
    .set(patch)
    .where(and(eq(carts.tenant, tenant), eq(carts.id, id)));
}

const putLines: Statement = {
  name: 'put_lines',
  text: `INSERT INTO cart_items (tenant, cart_id, line_item_id, sku, quantity, confirmed_allergens)
    SELECT $1, $2, line.id, line.sku, line.quantity, line.confirmed::jsonb
    FROM unnest($3::text[], $4::text[], $5::int[], $6::text[])
      WITH ORDINALITY AS line(id, sku, quantity, confirmed, place)
    ORDER BY line.place
    ON CONFLICT (tenant, cart_id, sku) DO UPDATE
      SET quantity = excluded.quantity, confirmed_allergens = excluded.confirmed_allergens`,
};

/** Puts lines into a cart that its guard has let in, or sets the quantity of those that are in it. */
export async function saveLines(
  { db, tenant }: UnitOfWork,
  cartId: string,
  lines: readonly CheckedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await run(db, putLines, [
    tenant,
    cartId,
    lines.map(({ lineItemId }) => lineItemId),
    lines.map(({ sku }) => sku),
    lines.map(({ quantity }) => quantity),
    lines.map(({ confirmed }) => (confirmed ? JSON.stringify(confirmed) : null)),
  ]);
}

export async function deleteLines(
  { db, tenant }: UnitOfWork,
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

/** Whether one of these lines is in a cart that another visitor holds at the moment. */
export async function isForeignLine(
  { db, tenant, session }: UnitOfWork,
  lineItemIds: readonly string[],
): Promise<boolean> {
  const found = await db
    .select({ id: cartItems.lineItemId })
    .from(cartItems)
    .innerJoin(carts, and(eq(carts.tenant, cartItems.tenant), eq(carts.id, cartItems.cartId)))
    .where(
      and(
        eq(cartItems.tenant, tenant),
        inArray(cartItems.lineItemId, [...lineItemIds]),
        inArray(carts.status, ['OPEN', 'FINALIZED']),
        ne(carts.sessionId, holderOf({ tenant, session })),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** What is wanted for one line where it is missing. */
export async function saveSubstitution(
  { db, tenant }: UnitOfWork,
  cartId: string,
  { lineItemId, substitution }: Pick<StoredLine, 'lineItemId' | 'substitution'>,
): Promise<void> {
  await db
    .update(cartItems)
    .set({ substitution: substitution ?? null })
    .where(
      and(
        eq(cartItems.tenant, tenant),
        eq(cartItems.cartId, cartId),
        eq(cartItems.lineItemId, lineItemId),
      ),
    );
}

/** What the picker should know about one line. */
export async function saveLineNote(
  { db, tenant }: UnitOfWork,
  cartId: string,
  { lineItemId, note }: { readonly lineItemId: string; readonly note: string | null },
): Promise<void> {
  await db
    .update(cartItems)
    .set({ note })
    .where(
      and(
        eq(cartItems.tenant, tenant),
        eq(cartItems.cartId, cartId),
        eq(cartItems.lineItemId, lineItemId),
      ),
    );
}

export async function savePayment(
  { db, tenant }: UnitOfWork,
  cartId: string,
  payment: CartPayment,
): Promise<void> {
  await db.insert(cartPayments).values({ tenant, cartId, ...payment });
}

export async function deletePayments(
  { db, tenant }: UnitOfWork,
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
