import { and, eq, exists, inArray, isNotNull } from 'drizzle-orm';
import { sessions } from '../../kernel/http/tables.js';
import type { Scope } from '../../kernel/scope.js';
import { carts } from '../tables.js';

/** The cart that is still being filled or paid. */
const isCurrent = (tenant: string, session: string) =>
  and(
    eq(carts.tenant, tenant),
    eq(carts.sessionId, session),
    inArray(carts.status, ['OPEN', 'FINALIZED']),
  );

/**
 * Moves a guest's cart into the session of the customer who signed in. It has no owner yet: the
 * customer's own cart, if there is one, takes precedence until both are merged (CART-44…48).
 */
export async function adoptGuestCart(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  { guest, session }: { readonly guest: string; readonly session: string },
): Promise<void> {
  await db.update(carts).set({ sessionId: session }).where(isCurrent(tenant, guest));
}

/** After a customer's order, a guest's cart that was never merged is not offered again (CART-49). */
export async function deleteGuestCart(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  session: string,
): Promise<void> {
  const signedIn = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(eq(sessions.tenant, tenant), eq(sessions.id, session), isNotNull(sessions.customerId)),
    );
  await db
    .update(carts)
    .set({ status: 'ABANDONED', finalizedAt: null })
    .where(and(isCurrent(tenant, session), exists(signedIn)));
}
