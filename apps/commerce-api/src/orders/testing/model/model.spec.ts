import * as fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { examples } from './examples.js';
import { settle, violations } from './invariants.js';
import { perform } from './perform.js';
import type { Step } from './steps.js';
import { anyStep } from './steps.js';
import type { World } from './world.js';
import { resetWorld, openWorld, pricesOf } from './world.js';

/** Sequences in a usual run; with FULL thousands, in pieces by `MODEL_RUNS` and `MODEL_SEED`. */
const few = 12;
const many = Number(process.env.MODEL_RUNS ?? 3_000);
const numRuns = process.env.FULL ? many : few;
const seed = Number(process.env.MODEL_SEED ?? 20_261_124);

/** One step as a fast-check command: it can run in any state, and all invariants hold after it. */
class Command implements fc.AsyncCommand<object, World> {
  readonly #step: Step;
  constructor(step: Step) {
    this.#step = step;
  }
  check(): boolean {
    return true;
  }
  async run(_model: object, world: World): Promise<void> {
    await perform(world, this.#step);
    expect(await violations(world)).toEqual([]);
  }
  toString(): string {
    return JSON.stringify(this.#step);
  }
}

let world: World;
let prices: ReadonlyMap<string, number>;
beforeAll(async () => {
  world = await openWorld();
  prices = await pricesOf(world);
}, 60_000);
afterAll(() => world.shop.close());

async function restorePrices(): Promise<void> {
  const now = await pricesOf(world);
  for (const [sku, cents] of prices)
    if (now.get(sku) !== cents)
      await world.shop.db.execute(
        sql`UPDATE products SET price_regular = ${cents} WHERE tenant = 'alpha' AND sku = ${sku}`,
      );
}

async function start(): Promise<{ model: object; real: World }> {
  await restorePrices();
  await resetWorld(world);
  return { model: {}, real: world };
}

it('R12 I1 I2 I3 I4 I5 I6 I7 I8 holds for any sequence of steps by shoppers, provider and warehouse', async () => {
  const command = anyStep.map((step) => new Command(step));
  const sequence = fc.array(command, { minLength: 8, maxLength: 30, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequence, async (commands) => {
      await fc.asyncModelRun(start, commands);
      expect(await settle(world)).toEqual([]);
    }),
    { numRuns, seed, examples: examples.map((steps) => [steps.map((step) => new Command(step))]) },
  );
  const counts = [...world.seen].sort(([one], [two]) => one.localeCompare(two));
  process.stdout.write(
    `R12 ${world.shop.connection.engine}: ${numRuns} sequences, seed ${seed}, 0 violations: ${counts
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}\n`,
  );
  expect(world.seen.get('PAYMENT_PENDING')).toBeGreaterThan(5);
  for (const what of [
    'ORDERED',
    'cancelled',
    'changed to less',
    'picked',
    'code',
    'substitution',
    'held for longer',
    'nothing to pay',
  ])
    expect([what, world.seen.get(what)]).toEqual([what, expect.any(Number)]);
}, 7_200_000);
