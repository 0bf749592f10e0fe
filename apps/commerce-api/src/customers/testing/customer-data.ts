import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { rows } from '../../kernel/database/database.js';
import { listOfAnna, standingOrderOfAnna } from './customer-calls.js';

/** What there is of Anna to read, to change and to steal, in every domain. */
export async function seedCustomerData(db: Database, anna: string): Promise<void> {
  await db.execute(sql`INSERT INTO favorites (tenant, customer_id, type, reference, created_at)
    VALUES ('alpha', ${anna}, 'products', '1002', now())`);
  await db.execute(sql`INSERT INTO shopping_lists (tenant, id, owner_id, name, created_at)
    VALUES ('alpha', ${listOfAnna}, ${anna}, 'Anna’s list', now())`);
  await db.execute(sql`INSERT INTO shopping_list_items (tenant, list_id, id, text, text_key, count, is_done)
    VALUES ('alpha', ${listOfAnna}, 'i-anna', 'Anna’s tea', 'text tea', 1, false)`);
  await db.execute(sql`INSERT INTO standing_orders (tenant, id, customer_id, name, weeks, weekday,
      window_from, window_to, any_window, distribution_address, billing_address, items, method_key,
      highest_total, agreed_at, state, next_date, place_at, locale, origin, created_at)
    VALUES ('alpha', ${standingOrderOfAnna}, ${anna}, 'Anna’s week', 1, 5, '10:00', '16:00', false,
      '{}', '{}', '[{"sku": "1001", "quantity": 1}]', 'payment-at-the-door', 5000, now(), 'PAUSED',
      '2026-11-27', now(), 'de-AT', '', now())`);
  await db.execute(sql`INSERT INTO standing_order_runs
      (tenant, standing_order_id, run_date, customer_id, state, decided_at)
    VALUES ('alpha', ${standingOrderOfAnna}, '2026-11-20', ${anna}, 'SKIPPED', now())`);
  await db.execute(sql`INSERT INTO gift_cards (tenant, id, code_hash, last_digits, customer_id, linked_at)
    VALUES ('alpha', 'g-anna', 'hash', '1234', ${anna}, now())`);
  await db.execute(sql`INSERT INTO gift_card_entries
      (tenant, id, gift_card_id, kind, amount, idempotency_key, created_at)
    VALUES ('alpha', 'e-anna', 'g-anna', 'ISSUED', 5000, 'issued', now())`);
  await db.execute(sql`INSERT INTO payment_methods
      (tenant, id, customer_id, method_key, provider, payment_brand, is_primary, created_at)
    VALUES ('alpha', 'm-anna', ${anna}, 'credit-cards', 'demo', 'Visa', true, now())`);
  await db.execute(sql`INSERT INTO passkeys
      (tenant, id, customer_id, name, public_key, counter, transports, created_at)
    VALUES ('alpha', 'k-anna', ${anna}, 'Anna’s phone', 'key', 1, '[]', now())`);
  await db.execute(sql`INSERT INTO verified_phones (tenant, phone, customer_id, verified_at)
    VALUES ('alpha', '+436641234567', ${anna}, now())`);
  await db.execute(sql`INSERT INTO physical_cards (tenant, customer_id, status, ordered_on, address)
    VALUES ('alpha', ${anna}, 'ORDERED', '2026-11-01', '{"firstName": "Anna"}')`);
  await db.execute(sql`INSERT INTO saved_goods (tenant, customer_id, sku, name, quantity, saved_at)
    VALUES ('alpha', ${anna}, '1001', 'Anna’s milk', 1, now())`);
  await db.execute(sql`INSERT INTO customer_diets (tenant, customer_id, allergens, marks)
    VALUES ('alpha', ${anna}, '{nuts}', '{}')`);
  await db.execute(sql`INSERT INTO product_reviews
      (tenant, id, sku, customer_id, order_number, stars, text, state, written_at)
    VALUES ('alpha', 'r-anna', '1001', ${anna}, '1', 5, 'Anna’s opinion', 'PUBLISHED', now())`);
  await db.execute(sql`INSERT INTO meal_plans (tenant, customer_id, version, servings)
    VALUES ('alpha', ${anna}, 1, 2)`);
  await db.execute(sql`INSERT INTO meal_plan_entries (tenant, customer_id, day, position, slug, servings)
    VALUES ('alpha', ${anna}, '2026-12-01', 0, 'milchreis', 2)`);
  await db.execute(sql`INSERT INTO recipes
      (tenant, slug, minutes, difficulty, seasons, marks, skus, main_skus, hash)
    VALUES ('alpha', 'milchreis', 40, 'easy', '{}', '{}', '{}', '{}', '') ON CONFLICT DO NOTHING`);
  await db.execute(sql`INSERT INTO saved_recipes (tenant, customer_id, slug, saved_at)
    VALUES ('alpha', ${anna}, 'milchreis', now())`);
  await db.execute(sql`INSERT INTO recipe_ratings (tenant, customer_id, slug, stars, rated_at)
    VALUES ('alpha', ${anna}, 'milchreis', 5, now())`);
}
/** Everything that the database keeps of Anna: each row of each table that has a customer, and of her list. */
export async function readCustomerData(
  db: Database,
  anna: string,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const owned = await rows<{ table: string; column: string }>(
    db,
    sql`SELECT table_name AS table, column_name AS column FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name IN ('customer_id', 'owner_id', 'list_id')
        ORDER BY 1, 2`,
  );
  const found: Record<string, readonly unknown[]> = {};
  for (const { table, column } of owned) {
    const whose = column === 'list_id' ? sql`${listOfAnna}` : sql`${anna}`;
    found[`${table}.${column}`] = await rows(
      db,
      sql`SELECT to_jsonb(t) - 'seen_at' AS kept FROM ${sql.identifier(table)} t
          WHERE ${sql.identifier(column)} = ${whose} ORDER BY to_jsonb(t)::text`,
    );
  }
  const self = sql`SELECT to_jsonb(c) AS kept, (SELECT count(*) FROM newsletter_subscriptions n
    WHERE n.email = c.email_key) AS topics FROM customers c WHERE id = ${anna}`;
  const money = sql`SELECT sum(amount) AS sum FROM gift_card_entries WHERE gift_card_id = 'g-anna'`;
  return { ...found, self: await rows(db, self), money: await rows(db, money) };
}
