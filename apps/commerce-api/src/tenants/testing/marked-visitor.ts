import type { Call, CallSchemas } from '@larder/contracts';
import { allCalls } from '@larder/contracts/all';
import { anna, signedIn } from '../../customers/testing/people.js';
import { billing, checkout, fillCart, finalizeCart, ok } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestAnswer, TestClient } from '../../testing/test-client.js';
import { markOf } from './marked-shops.js';

/** A customer of a marked shop with an order and a cart. */
export interface MarkedVisitor {
  readonly tenant: string;
  readonly client: TestClient;
  readonly orderNumber: string;
}

export async function createMarkedVisitor(shop: TestApp, tenant: string): Promise<MarkedVisitor> {
  const firstName = markOf(tenant, 'customer');
  const person = { ...anna, firstName, email: `${tenant}@x.example` };
  const client = await signedIn(shop, person, { tenant });
  await fillCart(client);
  const lastName = markOf(tenant, 'order');
  const address = { ...billing, lastName, email: person.email };
  ok(await client.post('/api/carts/billing-address', address));
  const cart = await finalizeCart(client);
  const { orderNumber = '' } = ok(await checkout(client, cart, { key: `order-of-${tenant}` }));
  await fillCart(client);
  return { tenant, client, orderNumber };
}

const values = (orderNumber: string): Readonly<Record<string, readonly string[]>> => ({
  sku: ['juice'],
  slug: ['marked', 'all', 'juice'],
  term: ['apfelsaft', 'juice', 'laubenweg'],
  storeId: ['wien-markt'],
  orderNumber: [orderNumber],
  id: ['juice', orderNumber],
});
const query = '?types=header,footer&skus=juice&q=apfel&address=laubenweg&position=48.21,16.37';

const calls: readonly Call[] = Object.values(allCalls).flatMap(
  ({ calls: ofDomain }: { readonly calls: Readonly<Record<string, Call<CallSchemas>>> }) =>
    Object.values(ofDomain),
);

/** Every reading call of the contract, with ids that each of the shops has. */
function urlsFor(orderNumber: string): string[] {
  const known = values(orderNumber);
  return calls
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => {
      const name = /:(\w+)/.exec(path)?.[1];
      const found = name === undefined ? [''] : (known[name] ?? ['juice']);
      return found.map((value) => path.replace(/:\w+/, encodeURIComponent(value)) + query);
    });
}

/** What a visitor received: every answer with its headers. Another client may answer one of them. */
export async function crawl(
  { client, orderNumber }: MarkedVisitor,
  clientOf: (url: string) => TestClient = () => client,
): Promise<string[]> {
  const received: string[] = [];
  for (const url of urlsFor(orderNumber)) {
    const { status, body, headers }: TestAnswer<unknown> = await clientOf(url).get(url);
    received.push(`${url} ${status} ${JSON.stringify(headers)} ${JSON.stringify(body)}`);
  }
  return received;
}
