import { setTimeout as wait } from 'node:timers/promises';
import { connectPostgres } from '../../kernel/database/connect-postgres.js';
import { closingAudit } from '../testing/closing-audit.js';
import { readNumber } from '../testing/rival-shoppers.js';
import type { DedicatedPostgres } from '../testing/dedicated-postgres.js';
import { startDedicatedPostgres } from '../testing/dedicated-postgres.js';
import type { ServerProcess } from '../testing/server-process.js';
import { buildServer, freePort, startServer } from '../testing/server-process.js';
import { RetryingShopper } from '../testing/retrying-shopper.js';

/** The embedded database has no server to lose. */
const onServer = process.env.TEST_DATABASE_URL === undefined ? it.skip : it;
const rounds = readNumber(5, 1);
const frozenMs = readNumber(30_000, 3_500);
/** Milliseconds within which a shopper gets a response; a busy machine may take a little longer. */
const reportedMs = readNumber(2_000, 3_000);
const backMs = 5_000;

let database: DedicatedPostgres | undefined;
let server: ServerProcess | undefined;
const shoppers: RetryingShopper[] = [];
afterAll(async () => {
  for (const shopper of shoppers) shopper.goHome();
  await server?.end('SIGKILL');
  await database?.remove();
});

interface Probe {
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Sends ten reads a second to the database, without waiting for the previous one. */
function probe(url: string) {
  const requests: Promise<unknown>[] = [];
  const probes: Probe[] = [];
  const ask = async (at: number) => {
    const { status, headers } = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    const retryAfter = headers.get('retry-after');
    probes.push({ at, status, retryAfter, ms: performance.now() - at });
  };
  const timer = setInterval(() => requests.push(ask(performance.now())), 100);
  return {
    heard: probes,
    async end() {
      clearInterval(timer);
      await Promise.all(requests);
    },
  };
}

/** What is heard while the database is away, and until the shop is as before. */
async function probesDuring(url: string, lose: () => Promise<number>): Promise<Probe[]> {
  const { heard, end } = probe(url);
  await wait(500);
  const back = await lose();
  const isAsBefore = () => {
    const last = heard.slice(-10);
    return last.every(({ at, status }) => at > back && status === 200);
  };
  while (!isAsBefore() && performance.now() < back + backMs) await wait(50);
  expect(isAsBefore()).toBe(true);
  await end();
  return heard;
}

const restarted = async (): Promise<number> => {
  await database?.restart();
  return performance.now();
};

const frozen = async (): Promise<number> => {
  const goOn = await database?.freeze();
  await wait(frozenMs);
  goOn?.();
  return performance.now();
};

onServer(
  'R13 I1 I2 I3 I4 PostgreSQL restarted and frozen while shoppers order: 503 at once, then as before, nothing lost',
  async () => {
    const [own, program] = await Promise.all([startDedicatedPostgres(), buildServer()]);
    database = own;
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const settings = { DATABASE_URL: own.url, COMMERCE_API_PORT: port, PAYMENT_SIMULATOR: 'on' };
    const running = startServer(program, settings);
    server = running;
    expect(await running.ready).toBe(true);

    const open = { isOpen: true };
    for (let at = 0; at < 8; at += 1)
      shoppers.push(new RetryingShopper(origin, `shopper-${at}`, { paysByCard: true }));
    const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(() => !open.isOpen)));
    const probes: Probe[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const lose of [restarted, frozen])
        probes.push(...(await probesDuring(`${origin}/api/order-config`, lose)));
    open.isOpen = false;
    await shopping;
    expect(await running.end('SIGTERM')).toBe(0);

    const refused = probes.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 2']),
    );
    const slowest = Math.max(...probes.map(({ ms }) => ms));
    expect(slowest).toBeLessThan(reportedMs);

    const { orders, violations } = await closingAudit(connectPostgres(own.url));
    expect(orders.map(({ number }) => number)).toEqual(
      shoppers.flatMap(({ acknowledged }) => acknowledged.map((one) => one.orderNumber)).sort(),
    );
    expect(violations).toEqual([]);
    process.stdout.write(
      `R13 postgres: ${rounds} restarts, ${rounds} times frozen for ${frozenMs / 1000} s, ${orders.length} orders, ${refused.length} of ${probes.length} calls refused with 503, the slowest answer after ${Math.round(slowest)} ms, 0 lost\n`,
    );
  },
  600_000,
);
