import { setTimeout as wait } from 'node:timers/promises';
import type { FailPoint } from '../../kernel/fail-point.js';
import { closingAudit } from '../testing/closing-audit.js';
import { readNumber } from '../testing/rival-shoppers.js';
import type { ScratchDatabase } from '../testing/scratch-database.js';
import { scratchDatabase } from '../testing/scratch-database.js';
import type { ServerProcess } from '../testing/server-process.js';
import { buildServer, freePort, startServer } from '../testing/server-process.js';
import { RetryingShopper } from '../testing/retrying-shopper.js';

const shoppersAtOnce = 8;
/** The embedded database takes five seconds for each start: it is ended less often. */
const isOnServer = process.env.TEST_DATABASE_URL !== undefined;
const rounds = isOnServer ? 2 : 1;
const fewestAttempts = readNumber(500, 40 * rounds);
/** Before and after the database has an order; then the others. */
const failPoints: readonly FailPoint[] = [
  'before-commit',
  'after-commit',
  ...(isOnServer || process.env.FULL
    ? (['after-hold', 'after-provider-call', 'in-webhook'] as const)
    : []),
];
/** Milliseconds within which a killed server serves again; a busy machine may take a little longer. */
const readyMs = readNumber(5_000, 20_000);
/** Milliseconds within which shoppers begin the checkouts between two kills. */
const timeoutMs = 60_000;

let database: ScratchDatabase;
let program: string;
const servers: ServerProcess[] = [];
let slowestStartMs = 0;
let shoppers: RetryingShopper[] = [];
beforeAll(async () => {
  [database, program] = await Promise.all([scratchDatabase(), buildServer()]);
});
afterAll(async () => {
  for (const shopper of shoppers) shopper.goHome();
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await database.remove();
});

const attempts = () => shoppers.reduce((sum, shopper) => sum + shopper.attempts, 0);

async function started(settings: Record<string, string>): Promise<ServerProcess> {
  const server = startServer(program, { ...settings, ...database.settings });
  servers.push(server);
  const startedAt = performance.now();
  if (!(await server.ready)) throw new Error(`The server ended: ${server.complaints()}`);
  slowestStartMs = Math.max(slowestStartMs, performance.now() - startedAt);
  return server;
}

/** A life of the server that ends by itself at a place, or by a kill at any moment. */
type ProcessRun = FailPoint | 'anywhere';

const processRuns: readonly ProcessRun[] = [
  ...Array.from({ length: readNumber(10, rounds) }, () => failPoints).flat(),
  ...Array.from({ length: readNumber(140, rounds) }, () => 'anywhere' as const),
];

async function endOf(life: ProcessRun, running: ServerProcess, shopping: Promise<unknown>) {
  const deadline = Date.now() + timeoutMs;
  const enough = attempts() + 5 + Math.random() * 14;
  const isLiving = { current: true };
  void running.ended.then(() => (isLiving.current = false));
  while (life === 'anywhere' ? attempts() < enough : isLiving.current) {
    // A shopper who gives up ends the test at once instead of leaving it without customers.
    await Promise.race([shopping, wait(5)]);
    if (Date.now() > deadline) throw new Error(`Nobody came to ${life}: ${running.complaints()}`);
  }
  if (life === 'anywhere') await wait(Math.random() * 30);
  await running.end('SIGKILL');
}

it('R5 R5b R6 R7 orders and their payments survive kill -9 at named places and anywhere, each exactly once', async () => {
  const port = String(await freePort());
  const settings = { COMMERCE_API_PORT: port, PAYMENT_SIMULATOR: 'on' };
  shoppers = Array.from(
    { length: shoppersAtOnce },
    (_, index) =>
      new RetryingShopper(`http://127.0.0.1:${port}`, `shopper-${index}`, { paysByCard: true }),
  );
  let kills = 0;
  const enough = () => kills >= processRuns.length && attempts() >= fewestAttempts;

  let shopping: Promise<unknown> = new Promise(() => undefined);
  for (const life of processRuns) {
    const running = await started({
      ...settings,
      ...(life !== 'anywhere' && { FAIL_POINT: life }),
    });
    if (kills === 0) shopping = Promise.all(shoppers.map((shopper) => shopper.shop(enough)));
    await endOf(life, running, shopping);
    kills += 1;
  }
  const running = await started(settings);
  await shopping;

  const acknowledged = shoppers.flatMap((shopper) => shopper.acknowledged);
  for (const shopper of shoppers) {
    const again = await Promise.all(shopper.acknowledged.map((one) => shopper.repeat(one)));
    expect(again).toEqual(shopper.acknowledged.map(({ orderNumber }) => orderNumber));
  }
  expect(await running.end('SIGTERM')).toBe(0);

  const { orders, violations } = await closingAudit(await database.open());
  // Every order was acknowledged in the end, because shoppers repeat their call until it is.
  expect(orders.map(({ number }) => number)).toEqual(
    acknowledged.map(({ orderNumber }) => orderNumber).sort(),
  );
  expect(violations).toEqual([]);
  expect(slowestStartMs).toBeLessThanOrEqual(readyMs);
  const counts = [...new Set(orders.map(({ state }) => state))]
    .sort()
    .map((state) => `${orders.filter((one) => one.state === state).length} ${state}`);
  process.stdout.write(
    `R5 R5b ${database.engine}: ${kills} kills, ${attempts()} checkouts, ${orders.length} orders, 0 lost, 0 doubled, 0 charges without order, ready again within ${Math.round(slowestStartMs)} ms: ${counts.join(', ')}\n`,
  );
}, 5_400_000);

it('R15 a second process on the embedded data folder is refused with a clear message', async () => {
  const first = await started({ COMMERCE_API_PORT: '0' });
  const second = startServer(program, { COMMERCE_API_PORT: '0', ...database.settings });
  if (database.engine === 'postgres') {
    expect(await second.ready).toBe(true);
  } else {
    expect(await second.ready).toBe(false);
    expect(await second.ended).toBe(3);
    expect(second.complaints()).toMatch(/data folder .* is in use by process \d+/);
  }
  await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
}, 60_000);
