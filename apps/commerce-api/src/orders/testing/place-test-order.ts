import type { Cart } from '@larder/contracts/cart';
import type { CheckoutResult } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import { firstRow, rows } from '../../kernel/database/database.js';
import { checkout, fillCart, finalizeCart, ok, put } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let count = 0;

/** An order of 20 juices and further goods, pieces or grams by sku; returns its number. */
export async function placeOrder(
  client: TestClient,
  goods: Readonly<Record<string, number>> = {},
  choice: Parameters<typeof fillCart>[1] & { readonly methodKey?: 'payment-at-the-store' } = {},
): Promise<{ readonly orderNumber: string; readonly cart: Cart }> {
  count += 1;
  const { methodKey, ...of } = choice;
  await fillCart(client, of);
  for (const [sku, quantity] of Object.entries(goods)) await put(client, sku, quantity);
  const cart = await finalizeCart(client);
  const key = `after-the-order-${count}`;
  const answer = await checkout<CheckoutResult>(client, cart, {
    key,
    confirmedAge: 18,
    ...(methodKey && { methodKey }),
  });
  return { orderNumber: ok(answer).orderNumber ?? '', cart };
}

export async function bookedCount(shop: TestApp, timeSlot: string): Promise<number> {
  const found = await firstRow<{ booked: number }>(
    shop.db,
    sql`SELECT booked FROM windows WHERE tenant = 'alpha' AND id = ${timeSlot}`,
  );
  return found?.booked ?? -1;
}

export interface StoredMail {
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly attachments: readonly { name: string; type: string; text: string }[];
}

/** The mails about an order, in the order in which they were written. */
export async function mailsOf(shop: TestApp, orderNumber: string): Promise<StoredMail[]> {
  return rows<StoredMail>(
    shop.db,
    sql`SELECT key, recipient, subject, body, html, attachments FROM mails
        WHERE key LIKE ${`order % ${orderNumber}%`} ORDER BY id`,
  );
}
