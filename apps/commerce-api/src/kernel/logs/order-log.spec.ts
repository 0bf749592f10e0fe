import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import {
  addresses,
  billing,
  checkout,
  fillCart,
  finalizeCart,
  testTenantsFolder,
} from '../../ordering/testing/test-shop.js';
import { placeOrder } from '../../orders/testing/place-test-order.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { deliverMails } from '../../mail/deliver-mails.js';
import { createMetrics } from './metrics/metrics.js';
import { addShopGauges } from './metrics/shop-gauges.js';

const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const personal = [
  billing.firstName,
  billing.lastName,
  billing.email,
  billing.phoneNumber,
  billing.streetName,
  addresses.vienna.streetName,
];
const transport = {
  keepsBody: false,
  send: ({ to }: { readonly to: string }) => Promise.reject(new Error(`550 no mailbox <${to}>`)),
};

describe('the log of a whole order', () => {
  let shop: TestApp;
  const metrics = createMetrics();
  beforeAll(async () => {
    shop = await testApp({ tenants: testTenantsFolder, log, hasAccessLog: true, metrics });
    addShopGauges(metrics.registry, {
      ...shop,
      report: (error) => shop.app.log.error({ err: error }),
    });
  });
  afterAll(() => shop.close());

  const expectNothingPersonal = () => {
    for (const value of personal) expect(lines.join('')).not.toContain(value);
  };

  it('has a line with an id for each call, and no personal data', async () => {
    const client = shop.client();
    const { orderNumber } = await placeOrder(client);
    await client.get(`/api/orders/${orderNumber}?email=${billing.email}`);
    const calls = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/checkout', status: 200 }),
    );
    expect(calls.every(({ reqId }) => typeof reqId === 'string')).toBe(true);
    expect(lines.join('')).not.toContain(orderNumber);
    expectNothingPersonal();
  });

  it('has none when the mail server refuses its e-mail and names the recipient', async () => {
    const signal = new AbortController().signal;
    const sender = { ...shop, transport, log: shop.app.log, leaving: signal, stop: signal };
    await deliverMails(sender);
    expect(lines.join('')).toContain('550 no mailbox <[email]>');
    expectNothingPersonal();
  });

  it('has none when the database refuses it and repeats its values', async () => {
    const client = shop.client();
    await fillCart(client);
    const cart = await finalizeCart(client);
    await shop.db.execute(sql`ALTER TABLE orders ADD CONSTRAINT closed CHECK (false) NOT VALID`);
    const { status } = await checkout(client, cart, { key: 'refused-by-the-database' });
    await shop.db.execute(sql`ALTER TABLE orders DROP CONSTRAINT closed`);
    expect(status).toBe(500);
    expect(lines.join('')).toContain('Failed query');
    expect(lines.join('')).toContain('"constraint":"closed"');
    expectNothingPersonal();
  });

  it('has metrics of its calls by pattern, and of what waits', async () => {
    const text = await metrics.registry.metrics();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/api\/checkout",status="200"\} 1/,
    );
    expect(text).toMatch(/messages_waiting\{tenant="alpha",channel="mail"\} [1-9]/);
    expect(text).toMatch(/time_slot_places_left\{tenant="alpha",kind="DELIVERY"\} [1-9]/);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    for (const value of personal) expect(text).not.toContain(value);
  });
});
