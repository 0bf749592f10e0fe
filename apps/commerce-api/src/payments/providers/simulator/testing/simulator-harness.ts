import { sql } from 'drizzle-orm';
import { rows } from '../../../../kernel/database/database.js';
import { card, createPaymentShop, pressButton } from '../../../testing/payment-shop.js';
import type { ProviderHarness } from '../../../testing/provider-contract.js';
import { sign, signatureHeader } from '../signature.js';
import { webhookSecretOf } from '../secret.js';

/** The card simulator in its own shop. */
export async function openSimulatorHarness(): Promise<ProviderHarness> {
  const shop = await createPaymentShop();
  const [provider] = shop.worker.kernel.payments.providers;
  if (!provider) throw new Error('There is no simulator');
  const tenant = 'alpha';
  const secret = await webhookSecretOf(shop, tenant);
  return {
    provider,
    tenant,
    now: () => shop.clock.now(),
    pay: async ({ paymentId: id }) => void (await pressButton(shop, { id }, card('success'))),
    fail: async ({ paymentId: id }) => void (await pressButton(shop, { id }, card('decline'))),
    async messages() {
      const sent = await rows<{ body: string }>(
        shop.db,
        sql`DELETE FROM simulated_webhooks RETURNING body`,
      );
      const now = shop.clock.now();
      return sent.map(({ body }) => ({
        tenant,
        body,
        now,
        headers: { [signatureHeader]: sign(secret, now, body) },
      }));
    },
    close: () => shop.close(),
  };
}
