import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';

/**
 * Moves a guest's cart into the session of the customer who signed in. It has no owner yet: the
 * customer's own cart, if there is one, takes precedence until both are merged (CART-44…48).
 */
export async function adoptGuestCart(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  { guest, session }: { readonly guest: string; readonly session: string },
): Promise<void> {
  await db.execute(
    sql`UPDATE carts SET session_id = ${session}
        WHERE tenant = ${tenant} AND session_id = ${guest} AND status IN ('OPEN', 'FINALIZED')`,
  );
}

/** After a customer's order, a guest's cart that was never merged is not offered again (CART-49). */
export async function deleteGuestCart(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  session: string,
): Promise<void> {
  await db.execute(
    sql`UPDATE carts SET status = 'ABANDONED', finalized_at = NULL
        WHERE tenant = ${tenant} AND session_id = ${session} AND status IN ('OPEN', 'FINALIZED')
          AND EXISTS (SELECT FROM sessions s WHERE s.tenant = ${tenant} AND s.id = ${session}
            AND s.customer_id IS NOT NULL)`,
  );
}
