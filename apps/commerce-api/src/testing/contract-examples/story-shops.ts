import { sql } from 'drizzle-orm';
import { proofOfWork } from '../../customers/captcha/proof-of-work.js';
import { newestToken } from '../../customers/testing/people.js';
import { createTestShop } from '../../ordering/testing/test-shop.js';
import type { PushService } from '../../orders/push/push-service.js';
import { createPaymentShop } from '../../payments/testing/payment-shop.js';
import { testApp, type TestApp } from '../test-app.js';
import type { TestClient } from '../test-client.js';
import type { Stage } from './play-examples.js';
import { events } from './story-events.js';

const settings = {
  reviews: { texts: 'AT_ONCE', words: ['Mist'] },
  windowHoldMinutes: 10,
};
const claims = { days: 3, automaticPerOrder: 1500, automaticPerCustomer: 2500, photoFrom: 800 };

/** Accepts each browser; nothing is sent in a story. */
const pushService: PushService = {
  publicKey: `B${'Kx7mQ2'.repeat(14)}Lo`,
  accepts: () => true,
  send: () => Promise.resolve({ kind: 'sent' }),
};

const pages = () => testApp({ captcha: proofOfWork() });
const goods = () => createTestShop({ push: pushService });

/** Most stories are of orders; these need another shop. */
const shops: Readonly<Record<string, () => Promise<TestApp>>> = {
  browse: () => testApp(),
  pages,
  preview: pages,
  delivered: createPaymentShop,
};
const hosts: Readonly<Record<string, { readonly tenant: string; readonly locale?: string }>> = {
  card: { tenant: 'beta', locale: 'en' },
  preview: { tenant: 'preview.alpha' },
};

/** The shop in which a story happens. */
export async function createStoryShop(name: string): Promise<TestApp> {
  const shop = await (shops[name] ?? goods)();
  const config = JSON.stringify({
    ...settings,
    ...(name === 'delivered' && { claims, simulatedFulfilment: true }),
    ...(name === 'collected' && { simulatedFulfilment: true }),
  });
  await shop.db.execute(sql`UPDATE order_configs SET config = config || ${config}::jsonb`);
  return shop;
}

/** Each name of a visitor is a browser of its own. */
export function stageOf(name: string, shop: TestApp): Stage {
  const visitors = new Map<string, TestClient>();
  const arrive = (visitor: string) => {
    const client = shop.client(hosts[name] ?? {});
    visitors.set(visitor, client);
    return client;
  };
  return {
    visitor: (visitor) => visitors.get(visitor) ?? arrive(visitor),
    newestToken: () => newestToken(shop),
    happen: async (event, client) => {
      const happens = events[event];
      if (!happens) throw new Error(`no event is ${event}`);
      await happens(shop, client);
    },
  };
}
