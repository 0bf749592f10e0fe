import type { Cart } from '@larder/contracts/cart';
import type { CheckoutResult } from '@larder/contracts/checkout';
import { eq, sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { webhookPath } from '../start/paths.js';
import { testCards } from '../providers/simulator/test-cards.js';
import type { Behaviour } from '../providers/simulator/test-cards.js';
import { pagePath } from '../providers/simulator/hosted-page.js';
import { sign, signatureHeader } from '../providers/simulator/signature.js';
import { webhookSecretOf } from '../providers/simulator/secret.js';
import { simulatedPayments } from '../providers/simulator/tables.js';

/** A backend with its database. */
export type TestBackend = Pick<TestApp, 'app' | 'db'>;

export const cardProvider = 'card-simulator';

export interface PendingOrder extends CheckoutResult {
  readonly orderNumber: string;
  readonly redirectUrl: string;
  readonly id: string;
  readonly cart: Cart;
}

/** Follows the shop's link to the provider; returns its target. */
export async function goToProvider(
  shop: TestBackend,
  client: TestClient,
  { redirectUrl }: PendingOrder,
) {
  const answer = await openUrl(shop, client, redirectUrl);
  return String(answer.headers.location);
}

/** A page or a link as a browser opens it, without following it. */
export function openUrl(shop: Pick<TestApp, 'app'>, client: TestClient, url: string) {
  const { pathname, search } = new URL(url, 'http://alpha.test');
  return shop.app.inject({
    method: 'GET',
    url: pathname + search,
    cookies: Object.fromEntries(client.cookies),
    headers: { 'x-forwarded-host': 'alpha.test' },
  });
}

export async function findSimulatedPayment(
  shop: Pick<TestApp, 'db'>,
  { id }: Pick<PendingOrder, 'id'>,
) {
  const [found] = await shop.db
    .select()
    .from(simulatedPayments)
    .where(eq(simulatedPayments.paymentId, id));
  if (!found) throw new Error('The provider does not know the payment');
  return found;
}

/** Presses a button of the provider's page. */
export async function pressButton(
  shop: TestBackend,
  pending: Pick<PendingOrder, 'id'>,
  fields: Readonly<Record<string, string>>,
) {
  const { provider, reference } = await findSimulatedPayment(shop, pending);
  return shop.app.inject({
    method: 'POST',
    url: pagePath(provider, reference),
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-host': 'alpha.test',
    },
  });
}

export const card = (behaviour: Behaviour) => ({
  action: 'pay',
  number: testCards[behaviour],
  expiry: '12/29',
  code: '123',
});

/** Pays at the provider with a test card, without returning or delivering a webhook. */
export async function payAtProvider(
  shop: TestBackend,
  client: TestClient,
  pending: PendingOrder,
  behaviour: Behaviour = 'success',
) {
  await goToProvider(shop, client, pending);
  return pressButton(shop, pending, card(behaviour));
}

export const returnToShop = (shop: TestBackend, client: TestClient, { id }: PendingOrder) =>
  openUrl(shop, client, `/api/payments/${id}/return`);

export interface PendingWebhook {
  readonly id: string;
  readonly update: Readonly<Record<string, unknown>>;
}

/** Webhooks that the provider has not sent yet, oldest first. */
export async function pendingWebhooks(
  shop: TestApp,
  { id }: PendingOrder,
): Promise<PendingWebhook[]> {
  const found = await rows<{ body: string }>(
    shop.db,
    sql`SELECT body FROM simulated_webhooks WHERE position(${id} in body) > 0 ORDER BY id`,
  );
  return found.map(({ body }) => JSON.parse(body) as PendingWebhook);
}

/** Sends a webhook as the provider does, or with another signature. */
export async function sendWebhook(shop: TestApp, hook: PendingWebhook, signature?: string) {
  const payload = JSON.stringify({ tenant: 'alpha', ...hook });
  const secret = await webhookSecretOf(shop, 'alpha');
  return shop.app.inject({
    method: 'POST',
    url: webhookPath(cardProvider),
    payload,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': 'alpha.test',
      [signatureHeader]: signature ?? sign(secret, shop.clock.now(), payload),
    },
  });
}
