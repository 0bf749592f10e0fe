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
 * Makes a shopper's cart another customer's. The shop itself gives a customer one cart on all devices,
 * which their orders would wait for; so two carts race for what the customer has once.
 */
export async function prepareCart(shop: TestApp, cart: Cart, owner: string): Promise<void> {
  await shop.db.execute(sql`UPDATE carts SET customer_id = ${owner} WHERE id = ${cart.id}`);
}
