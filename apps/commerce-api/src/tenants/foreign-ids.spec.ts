import type { ApiError, Call } from '@larder/contracts';
import { backOfficeSecret } from '../testing/test-app.js';
import type { TestClient } from '../testing/test-client.js';
import type { PaymentShop } from '../payments/testing/payment-shop.js';
import { createPaymentShop } from '../payments/testing/payment-shop.js';
import type { ForeignCall, OwnedIds } from './testing/foreign-call.js';
import { foreignCalls as entries, withIds } from './testing/foreign-calls.js';
import { callsWithIds } from './testing/ids-of-calls.js';
import { createOwner, createTwin, readTenantState } from './testing/twin-customers.js';
import { createTwinShops } from './testing/twin-shops.js';

let shop: PaymentShop;
let remove: () => Promise<void>;
let owner: TestClient;
let twin: TestClient;
let ids: OwnedIds;
beforeAll(async () => {
  const twins = await createTwinShops();
  remove = twins.remove;
  shop = await createPaymentShop({ tenants: twins.folder });
  const made = await createOwner(shop);
  ({ client: owner, ids } = made);
  twin = await createTwin(shop, made);
  // Both shops are seeded for this suite alone.
}, 60_000);
afterAll(async () => {
  await shop.close();
  await remove();
});

/** Reading calls first, and last those that remove what others name. */
const harm = ({ method }: Call) => ['GET', 'PUT', 'POST', 'DELETE'].indexOf(method);
const byHarm = (one: Call, two: Call) => harm(one) - harm(two) || two.path.length - one.path.length;

async function send(client: TestClient, { method, path }: Call, entry: ForeignCall) {
  const url = withIds(entry.path ?? path, ids);
  const body: unknown = JSON.parse(withIds(JSON.stringify(entry.body ?? {}), ids));
  const headers = {
    'idempotency-key': 'key-of-a-twin',
    ...(entry.bearer && { authorization: `Bearer ${backOfficeSecret}` }),
  };
  if (method === 'GET') return client.get<ApiError>(url, headers);
  if (method === 'DELETE') return client.delete<ApiError>(url, headers);
  const change = method === 'PUT' ? client.put : client.post;
  return change<ApiError>(url, body, headers);
}

it('S6 every call that takes an id has an entry, and no entry is of a call that is gone', () => {
  const named = callsWithIds.map(({ id }) => id);
  expect(named.filter((id) => !(id in entries))).toEqual([]);
  expect(Object.keys(entries).filter((id) => !named.includes(id))).toEqual([]);
});

/** Texts that only the owner and their shop have. */
const marker = /Anna|Reis\b|graz-markt/;

it('S6 ids of one shop are unknown at another, even for a session and customer of the same id', async () => {
  const before = await readTenantState(shop.db, 'alpha');
  const wrong: string[] = [];
  for (const call of callsWithIds) {
    const entry = entries[call.id] ?? {};
    const { status, body } = await send(twin, call, entry);
    const { refusal = '404 NOT_FOUND' } = entry;
    const answer = `${status} ${body?.errorCode}`;
    const isRefused = entry.open !== undefined || answer === refusal;
    // A refusal may repeat what it was asked.
    const isLeak = status < 300 && marker.test(JSON.stringify(body));
    if (!isRefused || isLeak) wrong.push(`${call.id}: ${answer}`);
  }
  expect(wrong).toEqual([]);
  expect(await readTenantState(shop.db, 'alpha')).toEqual(before);
});

it('the same calls find what they name at the shop whose ids they are', async () => {
  const lost: string[] = [];
  for (const call of [...callsWithIds].sort(byHarm)) {
    const entry = entries[call.id] ?? {};
    if ((entry.open ?? entry.sameForOwner) !== undefined) continue;
    const { status, body } = await send(owner, call, entry);
    const { refusal = '404 NOT_FOUND' } = entry;
    const answer = `${status} ${body?.errorCode}`;
    if (answer === refusal) lost.push(`${call.id}: ${answer}`);
  }
  expect(lost).toEqual([]);
});
