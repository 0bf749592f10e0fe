import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Cart } from '@larder/contracts/cart';
import { rows } from '../../kernel/database/database.js';
import { ok, put } from '../../ordering/testing/test-shop.js';
import {
  createPaymentShop,
  payAtProvider,
  placeOrderAgain,
  returnToShop,
  type PaymentShop,
} from '../../payments/testing/payment-shop.js';
import { generateShops, type WantedShop } from '../../testing/generated-shops.js';
import type { TestClient } from '../../testing/test-client.js';
import { claimTerms, setClaimTerms } from '../claims/testing/claim-shop.js';
import { readPdf } from '../receipt/invoice/testing/read-pdf.js';

interface Wanted {
  readonly of: WantedShop;
  /** A line of its feed, sold by weight. */
  readonly goods: object;
}

/** A generated shop with standing orders, whose accounts are confirmed by mail and whose claims are credited. */
export async function createPaperShop({ of, goods }: Wanted) {
  // The helpers of payments shop at this host.
  const { root, tenants } = generateShops([{ ...of, host: 'alpha.test' }]);
  const folder = path.join(tenants, of.id);
  const config = path.join(folder, 'config.json');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace(
      '"direct"',
      '"confirm", "standingOrders": true, "phoneLogin": true',
    ),
  );
  appendFileSync(path.join(folder, 'data/products.jsonl'), `${JSON.stringify(goods)}\n`);
  const shop = await createPaymentShop({ tenants, tenant: of.id });
  await setClaimTerms(shop, claimTerms);
  const close = async () => {
    await shop.close();
    rmSync(root, { recursive: true, force: true });
  };
  return { shop, close };
}

interface Order {
  readonly place: object;
  readonly person: object;
  readonly timeSlot: string;
  /** Grams of the goods by weight. */
  readonly grams: number;
}

/** A paid order of two packs of apples and some tomatoes; its number. */
export async function placePaidOrder(
  shop: PaymentShop,
  client: TestClient,
  { place, person, timeSlot: id, grams }: Order,
): Promise<string> {
  await put(client, '1001', 2);
  await put(client, 'tomatoes', grams);
  const delivery = { ...place, distributionType: 'DELIVERY' };
  ok(await client.post('/api/carts/distribution-address', delivery));
  ok(await client.post('/api/carts/billing-address', { ...place, ...person }));
  ok(await client.post<Cart>('/api/carts/distribution-time-slot', { id }));
  const pending = await placeOrderAgain(client);
  await payAtProvider(shop, client, pending);
  await returnToShop(shop, client, pending);
  return pending.orderNumber;
}

/** What a person reads of it. */
const textOf = (html: string) =>
  html
    .replace(/<(style|script|head)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>|https?:\S+/g, ' ')
    .replace(/&nbsp;|[\u00a0\u202f]/g, ' ');

export async function invoiceOf(
  { app }: PaymentShop,
  client: TestClient,
  orderNumber: string,
): Promise<string> {
  const { rawPayload } = await app.inject({
    url: `/api/orders/${orderNumber}/invoice`,
    cookies: Object.fromEntries(client.cookies),
    headers: { 'x-forwarded-host': 'alpha.test' },
  });
  const { pages } = await readPdf(rawPayload);
  return textOf(pages.map(({ text }) => text).join(' '));
}

/** Texts of all mails of a shop, each after its subject. */
export async function mailTexts({ db }: PaymentShop): Promise<string[]> {
  const found = await rows<Readonly<Record<'subject' | 'body' | 'html', string>>>(
    db,
    sql`SELECT subject, body, html FROM mails`,
  );
  return found.map(({ subject, body, html }) => `${subject}\n${textOf(`${body}\n${html}`)}`);
}

/** Where a text has what the country does without, with the words around it. */
export const foundIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((one) =>
    [...text.matchAll(one)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 30)),
  );
