import { setTimeout as wait } from 'node:timers/promises';
import { rows } from '../kernel/database.js';
import { sql } from 'drizzle-orm';
import { auditBooks } from './testing/books.js';
import type { ScratchDatabase } from './testing/scratch-database.js';
import { scratchDatabase } from './testing/scratch-database.js';
import type { ServerProcess, ServerProgram } from './testing/server-process.js';
import { buildServer, freePort, startServer } from './testing/server-process.js';
import { TirelessShopper } from './testing/tireless-shopper.js';

const shoppersAtOnce = 8;
const fewestKills = 10;
const fewestAttempts = 200;
/** Milliseconds within which shoppers begin the checkouts between two kills. */
const patienceMs = 60_000;

let database: ScratchDatabase;
let program: ServerProgram;
const servers: ServerProcess[] = [];
let shoppers: TirelessShopper[] = [];
beforeAll(async () => {
  [database, program] = await Promise.all([scratchDatabase(), buildServer()]);
});
afterAll(async () => {
  for (const shopper of shoppers) shopper.goHome();
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await Promise.all([database.remove(), program.remove()]);
});

async function started(settings: Record<string, string>): Promise<ServerProcess> {
  const server = startServer(program, { ...settings, ...database.settings });
  servers.push(server);
  if (!(await server.ready)) throw new Error(`The server ended: ${server.complaints()}`);
  return server;
}

it('R5 R6 orders survive kill -9 during checkout, each exactly once', async () => {
  const port = String(await freePort());
  const settings = { COMMERCE_API_PORT: port };
  shoppers = Array.from(
    { length: shoppersAtOnce },
    (_, index) => new TirelessShopper(`http://127.0.0.1:${port}`, `shopper-${index}`),
  );
  const attempts = () => shoppers.reduce((sum, shopper) => sum + shopper.attempts, 0);
  let kills = 0;
  const enough = () => kills >= fewestKills && attempts() >= fewestAttempts;

  let running = await started(settings);
  const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(enough)));
  while (!enough()) {
    const enoughLife = attempts() + 14 + Math.random() * 14;
    const patience = Date.now() + patienceMs;
    while (attempts() < enoughLife) {
      // A shopper who gives up ends the test at once instead of leaving it without customers.
      await Promise.race([shopping, wait(5)]);
      if (Date.now() > patience)
        throw new Error(`Nobody orders after ${kills} kills: ${running.complaints()}`);
    }
    await wait(Math.random() * 30);
    await running.end('SIGKILL');
    kills += 1;
    running = await started(settings);
  }
  await shopping;

  const acknowledged = shoppers.flatMap((shopper) => shopper.acknowledged);
  for (const shopper of shoppers) {
    const again = await Promise.all(shopper.acknowledged.map((one) => shopper.repeat(one)));
    expect(again).toEqual(shopper.acknowledged.map(({ orderNumber }) => orderNumber));
  }
  expect(await running.end('SIGTERM')).toBe(0);

  const connection = await database.open();
  const orders = await rows<{ number: string }>(
    connection.db,
    sql`SELECT order_number AS number FROM orders ORDER BY 1`,
  );
  const violations = await auditBooks(connection.db);
  await connection.close();
  // Every order was acknowledged in the end, because shoppers repeat their call until it is.
  expect(orders.map(({ number }) => number)).toEqual(
    acknowledged.map(({ orderNumber }) => orderNumber).sort(),
  );
  expect(violations).toEqual([]);
  process.stdout.write(
    `R5 ${database.engine}: ${kills} kills, ${attempts()} checkouts, ${orders.length} orders, 0 lost, 0 doubled\n`,
  );
}, 240_000);

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
