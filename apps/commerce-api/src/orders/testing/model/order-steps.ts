import type { Order, OrderChanged } from '@larder/contracts/checkout';
import { ok } from '../../../ordering/testing/test-shop.js';
import { advanceOrders } from '../../fulfilment/advance-orders.js';
import type { Fulfilment, FulfilmentOrder } from '../../fulfilment/fulfilment.js';
import type { PickedLine } from '../../tables.js';
import type { Step } from './steps.js';
import type { Shopper, World } from './world.js';
import { countOutcome, expectAnswer } from './world.js';

type Of<Kind extends Step['do']> = Extract<Step, { readonly do: Kind }>;

/** One of the shopper's orders, the newest first. */
function orderOf({ orders }: Shopper, nth: number): string | undefined {
  return orders.at(-1 - (nth % Math.max(1, orders.length)));
}

export async function cancel(world: World, shopper: Shopper, { nth }: Of<'cancel'>) {
  const number = orderOf(shopper, nth);
  if (number === undefined) return;
  const { status } = expectAnswer(await shopper.client.post(`/api/orders/${number}/cancel`));
  countOutcome(world, status === 200 ? 'cancelled' : 'cancel refused');
}

/** The next order adds to this one. */
export async function addTo(world: World, shopper: Shopper, { nth }: Of<'addTo'>) {
  const orderNumber = orderOf(shopper, nth);
  if (orderNumber === undefined) return;
  const mode = { mode: 'ADDON', orderNumber };
  if (expectAnswer(await shopper.client.put('/api/carts/mode', mode)).status === 200)
    countOutcome(world, 'adds to an order');
}

/** Requests the preview of a change, and confirms its total. */
export async function change(world: World, shopper: Shopper, step: Of<'change'>): Promise<void> {
  const number = orderOf(shopper, step.nth);
  if (number === undefined) return;
  const { client } = shopper;
  const order = ok(await client.get<Order>(`/api/orders/${number}`));
  const lines = order.productLineItems;
  const line = step.line === undefined ? undefined : lines[step.line % lines.length];
  const changes = {
    ...(step.window !== undefined && { windowId: step.window }),
    ...(line && { removeLineItemIds: [line.lineItemId] }),
  };
  const at = `/api/orders/${number}/changes`;
  const preview = expectAnswer(await client.post<OrderChanged>(at, changes));
  if (preview.status !== 200)
    return countOutcome(
      world,
      `change ${(preview.body as unknown as { errorCode: string }).errorCode}`,
    );
  const expectedTotal = preview.body.order.priceInfo.total;
  const done = expectAnswer(await client.post<OrderChanged>(at, { ...changes, expectedTotal }));
  if (done.status !== 200) return;
  expect(done.body.order.priceInfo.total).toBe(expectedTotal);
  countOutcome(world, expectedTotal < order.priceInfo.total ? 'changed to less' : 'changed');
}

/** A whole day passes: orders are picked with random results, and delivered. */
export async function pick(world: World, { luck }: Of<'pick'>): Promise<void> {
  const { shop } = world;
  shop.clock.advance(24 * 3_600_000);
  const { kernel } = shop.worker;
  const { db, clock, directory, cache } = kernel;
  const errors: unknown[] = [];
  const log = { error: (what: unknown) => void errors.push(what) };
  await advanceOrders({
    db,
    clock,
    directory,
    cache,
    fulfilment: randomFulfilment(world, luck),
    log,
  });
  expect(errors).toEqual([]);
}

function randomFulfilment(world: World, luck: readonly number[]): Fulfilment {
  return {
    isSimulated: true,
    async fetchUpdate(task) {
      const { status, now, start } = task;
      if (status === 'PLACED') return { status: 'PICKING', nextAt: now };
      if (status === 'PICKING') {
        countOutcome(world, 'picked');
        return { status: 'ON_THE_WAY', picked: await pickedOf(task, luck), nextAt: start };
      }
      return now < start ? { nextAt: start } : { status: 'COMPLETED', nextAt: null };
    },
  };
}

async function pickedOf(task: FulfilmentOrder, luck: readonly number[]) {
  const lines: PickedLine[] = [];
  for (const [at, line] of task.lines.entries())
    lines.push(await pickedLine(task, line, luck[at % luck.length] ?? 0));
  const depositReturned = ((luck[0] ?? 0) % 3) * 125;
  return { pickedAt: task.now.toISOString(), lines, depositReturned };
}

/** Missing, something else, less, or more than was ordered. */
async function pickedLine(
  task: FulfilmentOrder,
  line: FulfilmentOrder['lines'][number],
  luck: number,
): Promise<PickedLine> {
  const { lineItemId, quantity, product } = line;
  if (luck < 15) return { lineItemId, outcome: 'MISSING', quantity: 0 };
  const substitute = luck < 30 ? await task.findSubstitute(line) : undefined;
  if (substitute) return { lineItemId, outcome: 'SUBSTITUTED', quantity, substitute };
  const percent = 70 + luck / 2;
  const picked = product.weightArticle ? Math.round((quantity * percent) / 100) : quantity;
  return { lineItemId, outcome: 'PICKED', quantity: picked };
}
