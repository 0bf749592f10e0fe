import { sql } from 'drizzle-orm';
import { rows } from '../../../kernel/database.js';
import { card, paymentMarket, press } from '../../testing/paying.js';
import type { ProviderStage } from '../../testing/provider-contract.js';
import { sign, signatureHeader } from '../signature.js';
import { secretOf } from '../secret.js';

/** The simulator of cards in a shop of its own. */
export async function openSimulatorStage(): Promise<ProviderStage> {
  const shop = await paymentMarket();
  const [provider] = shop.attendant.kernel.payments.providers;
  if (!provider) throw new Error('There is no simulator');
  const tenant = 'alpha';
  const secret = await secretOf(shop, tenant);
  return {
    ...{ provider, tenant },
    now: () => shop.clock.now(),
    pay: async ({ paymentId: id }) => void (await press(shop, { id }, card('success'))),
    fail: async ({ paymentId: id }) => void (await press(shop, { id }, card('decline'))),
    async messages() {
      const told = await rows<{ body: string }>(
        shop.db,
        sql`DELETE FROM simulated_webhooks RETURNING body`,
      );
      const now = shop.clock.now();
      return told.map(({ body }) => ({
        ...{ tenant, body, now },
        headers: { [signatureHeader]: sign(secret, now, body) },
      }));
    },
    close: () => shop.close(),
  };
}
