import { sql } from 'drizzle-orm';
import { rows } from '../../../kernel/database/database.js';
import { pagePath } from '../../../payments/providers/simulator/hosted-page.js';
import { runSimulator } from '../../../payments/providers/simulator/install.js';
import { reconcile } from '../../../payments/processing/reconcile.js';
import { webhookPath } from '../../../payments/start/paths.js';
import { card, openUrl } from '../../../payments/testing/payment-shop.js';
import { sign, signatureHeader } from '../../../payments/providers/simulator/signature.js';
import { webhookSecretOf } from '../../../payments/providers/simulator/secret.js';
import type { Step } from './steps.js';
import type { Shopper, World } from './world.js';
import { countOutcome, expectPage } from './world.js';

type Of<Kind extends Step['do']> = Extract<Step, { readonly do: Kind }>;

/** One of the shopper's payments, the newest first. */
function paymentOf({ payments }: Shopper, nth: number) {
  return payments.at(-1 - (nth % Math.max(1, payments.length)));
}

/** Pays at the provider with the card's behaviour, without returning to the shop. */
export async function pay(world: World, shopper: Shopper, { nth, card: behaviour }: Of<'pay'>) {
  const payment = paymentOf(shopper, nth);
  if (!payment) return;
  const { shop } = world;
  expectPage(await openUrl(shop, shopper.client, payment.redirectUrl));
  const page = await pageOf(world, payment.id);
  if (page === undefined) return;
  await pressButton(world, page, card(behaviour));
  if (behaviour === 'secure') await pressButton(world, page, { action: 'confirm' });
  countOutcome(world, `card ${behaviour}`);
}

async function pageOf({ shop }: World, id: string): Promise<string | undefined> {
  const [found] = await rows<{ provider: string; reference: string }>(
    shop.db,
    sql`SELECT provider, reference FROM simulated_payments WHERE payment_id = ${id}`,
  );
  return found && pagePath(found.provider, found.reference);
}

async function pressButton(
  { shop }: World,
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  expectPage(
    await shop.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-host': 'alpha.test',
      },
    }),
  );
}

export async function returnToShop({ shop }: World, shopper: Shopper, { nth }: Of<'comeBack'>) {
  const payment = paymentOf(shopper, nth);
  if (payment)
    expectPage(await openUrl(shop, shopper.client, `/api/payments/${payment.id}/return`));
}

interface PendingWebhook {
  readonly provider: string;
  readonly body: string;
}

/**
 * Delivers the provider's pending webhooks: once each, twice concurrently, in reverse order, or never.
 */
export async function deliverWebhooks(world: World, { how }: Of<'hooks'>): Promise<void> {
  const { shop } = world;
  const waiting = await rows<PendingWebhook>(
    shop.db,
    sql`DELETE FROM simulated_webhooks RETURNING provider, body`,
  );
  if (how === 'lost') return;
  for (const hook of how === 'backwards' ? waiting.reverse() : waiting) {
    const times = how === 'doubled' ? [1, 2] : [1];
    await Promise.all(times.map(() => deliverWebhook(world, hook)));
    countOutcome(world, `webhook ${how}`);
  }
}

async function deliverWebhook({ shop }: World, { provider, body }: PendingWebhook): Promise<void> {
  const secret = await webhookSecretOf(shop, 'alpha');
  const answer = await shop.app.inject({
    method: 'POST',
    url: webhookPath(provider),
    payload: body,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-host': 'alpha.test',
      [signatureHeader]: sign(secret, shop.clock.now(), body),
    },
  });
  expect(answer.statusCode).toBe(200);
}

export async function reconciled({ shop }: World): Promise<void> {
  await reconcile(shop.worker);
}

/** Time passes, and the provider's scheduled events happen. */
export async function minutes(world: World, count: number): Promise<void> {
  const { shop } = world;
  shop.clock.advance(count * 60_000);
  await runSimulator(shop.app, shop.worker.kernel);
}

const rejectAsDown = () => Promise.reject(new Error('away'));

export function fault({ shop }: World, { at }: Of<'fault'>): void {
  shop.faults.current = at === undefined ? {} : { [at]: rejectAsDown };
}
