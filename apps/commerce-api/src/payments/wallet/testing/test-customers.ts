import type { Registration } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import { anna, signedIn } from '../../../customers/testing/people.js';
import { firstRow, rows } from '../../../kernel/database/database.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

/** Codes of the cards in the market's `gift-cards.json`. */
export const codes = {
  /** 50.00. */
  full: 'GRN5-WXH2-QK7T-B3MG',
  /** 20.00 of 30.00 are left; ends in 30 days. */
  part: 'GRN8-DJ4Z-C6PY-1RV7',
  empty: 'GRN2-FQ9K-X5WT-H7NR',
  /** Ended yesterday. */
  old: 'GRN3-BM6V-D8JZ-4CYH',
  /** Well formed, of no card. */
  unknown: 'GRN7-PT1R-H9QK-2WXB',
} as const;

/** A separate customer with a number in their email. */
export const person = (number: number): Registration => ({
  ...anna,
  email: `person${number}@x.example`,
});

export interface TestCustomer {
  readonly client: TestClient;
  readonly id: string;
}

export async function createCustomer(shop: TestApp, number: number): Promise<TestCustomer> {
  const client = await signedIn(shop, person(number));
  const { body } = await client.get<{ id: string }>('/api/customers');
  return { client, id: body.id };
}

/** Many browsers of customers who are made in the database: registering them would take minutes. */
export async function createCustomers(
  shop: TestApp,
  count: number,
  from = 1000,
): Promise<TestCustomer[]> {
  const first = await createCustomer(shop, from);
  const people: TestCustomer[] = [first];
  for (let at = 1; at < count; at += 1) {
    const id = `crowd-${from + at}`;
    await shop.db.execute(
      sql`INSERT INTO customers (tenant, id, email, email_key, password_hash, first_name, last_name,
            particulars, created_at)
          SELECT tenant, ${id}, ${`${id}@x.example`}, ${`${id}@x.example`}, password_hash, first_name,
            last_name, particulars, created_at FROM customers WHERE id = ${first.id}`,
    );
    const client = shop.client();
    await client.post('/api/carts/items', { sku: 'rice', quantity: 1 });
    await shop.db.execute(
      sql`UPDATE sessions SET customer_id = ${id} WHERE id = (
            SELECT session_id FROM carts WHERE customer_id IS NULL ORDER BY created_at DESC LIMIT 1)`,
    );
    await shop.db.execute(sql`UPDATE carts SET customer_id = ${id}, session_id = ${`customer:${id}`}
          WHERE customer_id IS NULL`);
    people.push({ client, id });
  }
  return people;
}

/** Cards with an invalid ledger: always empty. */
export const inconsistentCards = (shop: TestApp) =>
  rows(
    shop.db,
    sql`SELECT gift_card_id, sum(amount) FROM gift_card_entries GROUP BY gift_card_id
        HAVING sum(amount) < 0 OR sum(amount) > sum(amount) FILTER (WHERE kind = 'ISSUED')`,
  );

export async function sumOfEntries(shop: TestApp, card: string): Promise<number> {
  const found = await firstRow<{ sum: number }>(
    shop.db,
    sql`SELECT sum(amount)::int AS sum FROM gift_card_entries WHERE gift_card_id = ${card}`,
  );
  return found?.sum ?? 0;
}
