import { expect, type Page } from '@playwright/test';
import { query } from '../support/database.js';

/** Numbers of the simulator. */
export const cards = { success: '4242 4242 4242 4242', decline: '4000 0000 0000 0002' } as const;

/** On the provider's page, which is labelled as a simulation. */
export async function payBy(page: Page, number: string): Promise<void> {
  await page.waitForURL(/\/api\/payment-simulator\/card-simulator\//);
  await expect(page.getByText(/^Simulation:/)).toBeVisible();
  await page.getByLabel('Kartennummer').fill(number);
  await page.getByLabel(/^Gültig bis/).fill('12/29');
  await page.getByLabel('Prüfziffer').fill('123');
  await page.getByRole('button', { name: 'Jetzt bezahlen' }).click();
}

/** Puts a gift card with so many cents into the wallet of the account under a mail address. */
export async function addGiftCard(email: string, cents: number): Promise<void> {
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

export interface ChargedAmount {
  readonly provider: string;
  readonly planned: number;
  readonly due: number;
  readonly captured: number;
  readonly refunded: number;
}

/** What was taken for an order, in cents, by who took it. */
export async function chargedFor(orderNumber: string): Promise<ChargedAmount[]> {
  return query<ChargedAmount & Record<string, unknown>>(
    `SELECT provider, planned, due, captured, refunded FROM payments
     WHERE order_number = $1 ORDER BY provider`,
    [orderNumber],
  );
}
