import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { Order } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { firstRow } from '../../../kernel/database/database.js';
import { fillCart, ok } from '../../../ordering/testing/test-shop.js';
import { placeOrder } from '../../../orders/testing/place-test-order.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

const path = '/api/carts/discount-codes';

export const tryCode = (client: TestClient, code: string, more: object = {}) =>
  client.post<Cart & ApiError>(path, { code, ...more });

export async function addCode(client: TestClient, code: string): Promise<Cart> {
  return ok(await tryCode(client, code));
}

export async function removeCode(client: TestClient, code: string): Promise<Cart> {
  return ok(await client.delete<Cart>(`${path}?code=${encodeURIComponent(code)}`));
}

/** How often a code counts as used, and its uses that are written down. */
export async function usesOf({ db }: TestApp, code: string): Promise<number[]> {
  const found = await firstRow<{ used: number; uses: number }>(
    db,
    sql`SELECT used, (SELECT count(*)::int FROM discount_code_uses u
          WHERE u.tenant = d.tenant AND u.code = d.code) AS uses
        FROM discount_codes d WHERE tenant = 'alpha' AND code = ${code}`,
  );
  return found ? [found.used, found.uses] : [];
}

/** An order of 20 juices and these goods, with these codes. */
export async function orderWith(
  client: TestClient,
  codes: readonly string[],
  goods: Record<string, number> = {},
) {
  await fillCart(client);
  for (const code of codes) await addCode(client, code);
  return placeOrder(client, goods);
}

export const orderBy = async (client: TestClient, number: string) =>
  ok(await client.get<Order>(`/api/orders/${number}`));
