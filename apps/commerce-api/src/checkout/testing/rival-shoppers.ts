import type { Cart } from '@larder/contracts/cart';
import { sql } from 'drizzle-orm';
import { finalizeCart } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import type { TestCustomer } from '../../payments/wallet/testing/test-customers.js';

/** The figures of the reliability programme take minutes; the way is the same with fewer. */
export const readNumber = (full: number, usual: number) => (process.env.FULL ? full : usual);

export interface Rival {
  readonly client: TestClient;
  readonly cart: Cart;
}

/** Carts that are ready to be ordered, one of each shopper, prepared one after the other. */
export async function rivalsOf(
  people: readonly TestCustomer[],
  prepare: (client: TestClient) => Promise<unknown>,
): Promise<Rival[]> {
  const rivals: Rival[] = [];
  for (const { client } of people) {
    await prepare(client);
    rivals.push({ client, cart: await finalizeCart(client) });
  }
  return rivals;
}

/**
 * Moves a shopper's cart to another customer. The shop itself gives a customer one cart on all devices,
 * on which their orders would be serialised; with two carts, the orders really compete for the
 * customer's balance.
 */
export async function prepareCart(shop: TestApp, cart: Cart, owner: string): Promise<void> {
  await shop.db.execute(sql`UPDATE carts SET customer_id = ${owner} WHERE id = ${cart.id}`);
}
