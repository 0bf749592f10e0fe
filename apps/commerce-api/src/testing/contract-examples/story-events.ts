import { sql } from 'drizzle-orm';
import { previewToken } from '../../content/preview.js';
import { pages } from '../../content/tables.js';
import { createShopCache } from '../../kernel/shop-cache.js';
import { generateTimeSlots } from '../../distribution/capacity/generate-time-slots.js';
import { deliverAll } from '../../orders/claims/testing/claim-shop.js';
import { advanceOrders } from '../../orders/fulfilment/advance-orders.js';
import { simulatedFulfilment } from '../../orders/fulfilment/simulated-fulfilment.js';
import { placeDueOrders } from '../../ordering/standing-orders/placing/place-due-orders.js';
import { processOf } from '../../ordering/standing-orders/testing/standing-shop.js';
import type { PaymentShop } from '../../payments/testing/payment-shop.js';
import { loadDirectory } from '../../tenants/directory.js';
import type { TestApp } from '../test-app.js';
import type { TestClient } from '../test-client.js';
import { previewSecret } from '../test-content.js';

type Happen = (shop: TestApp, visitor: TestClient) => Promise<void>;

const isPaymentShop = (shop: TestApp): shop is PaymentShop => 'worker' in shop;

const deliver: Happen = async (shop) => {
  if (!isPaymentShop(shop)) throw new Error('This shop delivers nothing');
  await deliverAll(shop, '2026-11-25T11:00:00');
};

/** Packs what is to be collected, and puts it into the store. */
const makeReady: Happen = async ({ db, clock }) => {
  const directory = await loadDirectory(db, 'alpha');
  const log = { error: () => undefined };
  for (const time of ['07:00', '07:31']) {
    clock.set(`2026-11-25T${time}:00+01:00`);
    const cache = createShopCache(1000);
    await advanceOrders({ db, clock, directory, cache, fulfilment: simulatedFulfilment, log });
  }
};

/** The goods of a standing order become dearer than its highest total on the day it is placed. */
const becomeDearer: Happen = async (shop) => {
  await shop.db.execute(sql`UPDATE products SET price_regular = 249 WHERE sku = 'juice'`);
  shop.clock.set('2026-11-26T07:00:00+01:00');
  await generateTimeSlots(shop.db, shop.clock.now());
  await placeDueOrders(await processOf(shop));
};

const earnCoins: Happen = async ({ db }) => {
  await db.execute(
    sql`INSERT INTO loyalty_entries (tenant, customer_id, pool_id, amount, idempotency_key, created_at)
        SELECT tenant, id, 'coins', 100, 'earned', now() FROM customers`,
  );
};

/** A device has been registered: it signs a challenge, which no example can. */
const registerDevice: Happen = async ({ db, clock }) => {
  await db.execute(sql`INSERT INTO passkeys (tenant, id, customer_id, name, public_key, counter,
      transports, created_at)
    SELECT tenant, 'a2V5', id, 'Laptop', 'AAAA', 5, '[]', ${clock.now().toISOString()}::timestamptz
    FROM customers WHERE email = 'anna@example.org'`);
};

const printBarcode: Happen = async ({ db }) => {
  await db.execute(sql`UPDATE products SET details = details || '{"gtin": "4006381333931"}'
    WHERE tenant = 'alpha' AND sku = '2001'`);
};

const publishFlyer: Happen = async ({ db }) => {
  await db.execute(sql`UPDATE products SET price_former = 199, price_lowest_prior_30 = 189
    WHERE tenant = 'alpha' AND sku = '2001'`);
  const fields = {
    name: 'woche',
    title: 'Angebote der Woche',
    weeklyFrom: 'thursday',
    pages: [{ heading: 'Angebote', layout: 'lead', skus: ['2001'] }],
  };
  const blocks = [
    { id: 's', type: 'section', fields: {}, children: [{ id: 'f', type: 'flyer', fields }] },
  ];
  const page = { slug: 'flugblatt', name: 'Flugblatt', noFollow: false, noIndex: false, blocks };
  await db.insert(pages).values({
    tenant: 'alpha',
    slug: 'flugblatt',
    locale: 'de-AT',
    page,
    title: 'Flugblatt',
    listed: true,
    search: sql<string>`''::tsvector`,
  });
};

const openPreview: Happen = async ({ clock }, visitor) => {
  const expires = Math.floor(clock.now().getTime() / 1000) + 600;
  const token = previewToken(previewSecret, 'alpha', expires);
  await visitor.get(`/api/content/preview/open?token=${encodeURIComponent(token)}`);
};

const passHour: Happen = ({ clock }) => Promise.resolve(clock.advance(3_600_000));

/** What happens between two calls of a story without a call of the contract. */
export const events: Readonly<Record<string, Happen>> = {
  'an hour passes': passHour,
  'the goods are delivered': deliver,
  'the goods are in the store': makeReady,
  'the goods become dearer': becomeDearer,
  'the customer earns coins': earnCoins,
  'a device is registered': registerDevice,
  'a barcode is known': printBarcode,
  'a flyer is published': publishFlyer,
  'an editor opens the preview': openPreview,
};
