import { query } from '../support/database.js';

/** Puts a gift card with so many cents into the wallet of the account under a mail address. */
export async function giveGiftCard(email: string, cents: number): Promise<void> {
  await query(
    `WITH card AS (INSERT INTO gift_cards (tenant, id, code_hash, last_digits, customer_id, linked_at)
       SELECT tenant, 'e2e-' || id, 'e2e-' || id, 'E2E1', id, now() FROM customers WHERE email = $1
       RETURNING tenant, id)
     INSERT INTO gift_card_entries
       (tenant, id, gift_card_id, kind, amount, idempotency_key, created_at)
     SELECT tenant, id, id, 'ISSUED', $2, id, now() FROM card`,
    [email, cents],
  );
}

export interface Taken {
  readonly provider: string;
  readonly planned: number;
  readonly captured: number;
  readonly refunded: number;
}

/** What was taken for an order, in cents, by who took it. */
export async function takenFor(orderNumber: string): Promise<Taken[]> {
  return query<Taken & Record<string, unknown>>(
    `SELECT provider, planned, captured, refunded FROM payments
     WHERE order_number = $1 ORDER BY provider`,
    [orderNumber],
  );
}
