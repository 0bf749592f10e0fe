import { expect } from '@playwright/test';
import { query } from '../support/database.js';

export interface StoredOrder {
  readonly total: number;
  readonly method_key: string;
  readonly window_id: string;
}

/** What the database holds of an order; there has to be exactly one. */
export async function storedOrder(orderNumber: string): Promise<StoredOrder> {
  const rows = await query<StoredOrder & Record<string, unknown>>(
    'SELECT total, method_key, window_id FROM orders WHERE order_number = $1',
    [orderNumber],
  );
  expect(rows).toHaveLength(1);
  return rows[0] as StoredOrder;
}

/**
 * A time slot counts exactly its orders, none lost or counted twice, while other journeys order at the
 * same time.
 */
export async function expectSlotCountsItsOrders(windowId: string): Promise<void> {
  const [row] = await query<{ booked: number; placed: number; capacity: number }>(
    `SELECT w.booked, w.capacity,
       (SELECT count(*)::int FROM orders o
         WHERE o.tenant = w.tenant AND o.window_id = w.id AND o.status <> 'CANCELLED'
           AND NOT o.shares_place) AS placed
     FROM windows w WHERE w.tenant = 'gruenmarkt' AND w.id = $1`,
    [windowId],
  );
  expect(row?.placed).toBeGreaterThan(0);
  expect(row?.booked).toBe(row?.placed);
  expect(row?.booked).toBeLessThanOrEqual(row?.capacity ?? 0);
}

/** How many orders were placed under a mail address. */
export async function ordersOf(email: string): Promise<number> {
  const rows = await query(
    "SELECT 1 FROM orders WHERE document -> 'billingAddress' ->> 'email' = $1",
    [email],
  );
  return rows.length;
}
