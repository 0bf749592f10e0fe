import type { ApiError } from '@larder/contracts';
import type { Order } from '@larder/contracts/checkout';
import type { StandingOrder } from '@larder/contracts/shopping/standing-orders';
import { anna, boris, signedIn } from '../../../customers/testing/people.js';
import { addresses, createTestShop, ok } from '../../testing/test-shop.js';
import type { TestApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';
import { createStanding, orderOnce, path, readStanding } from '../testing/standing-shop.js';

let shop: TestApp;
let client: TestClient;
let count = 0;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  count += 1;
  client = await signedIn(shop, { ...anna, email: `moving-${count}@x.example` });
});
afterAll(() => shop.close());

const neighbour = { ...addresses.vienna, streetNumber: '4', position: undefined };
const move = <Body = StandingOrder>({ id }: StandingOrder, to: object, by = client) =>
  by.put<Body>(`${path}/${id}/address`, to);

it('is delivered to another address of the area, with its time slot and day', async () => {
  const orderNumber = await orderOnce(client);
  const before = await createStanding(client, { orderNumber });
  const after = ok(await move(before, neighbour));
  expect(after.distributionAddress).toMatchObject({ streetNumber: '4', deliveryAreaNumber: 'W1' });
  expect(after).toMatchObject({
    window: before.window,
    nextDate: before.nextDate,
    placeAt: before.placeAt,
  });
  expect(await readStanding(client, before)).toEqual(after);
  const placed = ok(await client.get<Order>(`/api/orders/${orderNumber}`));
  expect(placed.distributionAddress.streetNumber).toBe('2');
});

it('finds the area itself, whatever was sent', async () => {
  const standing = await createStanding(client);
  const forged = { ...neighbour, deliveryAreaNumber: 'G1', pickingUnitIds: ['elsewhere'] };
  expect(ok(await move(standing, forged)).distributionAddress.deliveryAreaNumber).toBe('W1');
});

it('stays where it is for an address without a delivery, or without its time slot', async () => {
  const standing = await createStanding(client);
  const nowhere = { ...neighbour, postalCode: '9999' };
  expect((await move<ApiError>(standing, nowhere)).body.errorCode).toBe('OUTSIDE_DELIVERY_AREA');
  // Graz has evenings only.
  expect((await move<ApiError>(standing, addresses.graz)).body.errorCode).toBe('CONFLICT');
  expect((await move(standing, addresses.pickup)).status).toBe(400);
  expect((await readStanding(client, standing)).distributionAddress.streetNumber).toBe('2');
});

it('is not moved by anybody else', async () => {
  const standing = await createStanding(client);
  const stranger = await signedIn(shop, { ...boris, email: `stranger-${count}@x.example` });
  expect((await move(standing, neighbour, stranger)).status).toBe(404);
});
