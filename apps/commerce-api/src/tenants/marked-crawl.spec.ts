import { Writable } from 'node:stream';
import { createMetrics } from '../kernel/logs/metrics/metrics.js';
import { addShopGauges } from '../kernel/logs/metrics/shop-gauges.js';
import type { OutgoingMail } from '../mail/transport.js';
import { deliverOnce } from '../mail/testing/test-mailbox.js';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import { createMarkedShops, markedKinds, markedTenants, marksIn } from './testing/marked-shops.js';
import type { MarkedVisitor } from './testing/marked-visitor.js';
import { crawl, createMarkedVisitor } from './testing/marked-visitor.js';

const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const metrics = createMetrics();
const visitors: MarkedVisitor[] = [];
let shop: TestApp;
let remove: () => Promise<void>;
beforeAll(async () => {
  const shops = await createMarkedShops();
  remove = shops.remove;
  shop = await testApp({ tenants: shops.folder, log, hasAccessLog: true, metrics });
  addShopGauges(metrics.registry, { ...shop, report: (error) => lines.push(String(error)) });
  for (const tenant of markedTenants) visitors.push(await createMarkedVisitor(shop, tenant));
  // All three shops are seeded for this suite alone.
}, 120_000);
afterAll(async () => {
  await shop.close();
  await remove();
});

// Hundreds of calls, on a machine that may be busy.
jest.setTimeout(120_000);

/** What a tenant may show. */
const own = (tenant: string) => markedKinds.map((kind) => `${tenant} ${kind}`);

it('a crawl of all shops at once finds every mark of a shop there, and none of another', async () => {
  const received = await Promise.all(visitors.map((visitor) => crawl(visitor)));
  for (const [i, { tenant }] of visitors.entries()) {
    expect(received[i]?.length).toBeGreaterThan(60);
    expect(marksIn(received[i]?.join('\n') ?? '').toSorted()).toEqual(own(tenant).toSorted());
  }
});

it('the crawl notices a single answer that is of another shop', async () => {
  const [alpha, beta] = visitors;
  if (!alpha || !beta) throw new Error('the shops have no visitors');
  const isWrong = (url: string) => url.startsWith('/api/carts?');
  const received = await crawl(alpha, (url) => (isWrong(url) ? beta : alpha).client);
  expect(marksIn(received.join('\n'))).toContain('beta product');
});

it('mails carry the marks of their own shop alone', async () => {
  const sent: OutgoingMail[] = [];
  const send = (mail: OutgoingMail) => Promise.resolve(void sent.push(mail));
  await deliverOnce(shop, { send, keepsBody: false });
  for (const { tenant } of visitors) {
    const mails = sent.filter(({ to }) => to === `${tenant}@x.example`);
    expect(mails.length).toBeGreaterThan(0);
    const marks = marksIn(JSON.stringify(mails));
    expect(marks).toContain(`${tenant} product`);
    expect(marks.filter((mark) => !own(tenant).includes(mark))).toEqual([]);
  }
});

it('cookies, log lines and metrics carry no mark at all', async () => {
  const cookies = visitors.map(({ client }) => JSON.stringify([...client.cookies]));
  expect(lines.length).toBeGreaterThan(200);
  expect(marksIn(cookies.join('\n'))).toEqual([]);
  expect(marksIn(lines.join('\n'))).toEqual([]);
  expect(marksIn(await metrics.registry.metrics())).toEqual([]);
});
