import { sql } from 'drizzle-orm';
import { closingAudit } from '../../checkout/testing/closing-audit.js';
import type { ScratchDatabase } from '../../checkout/testing/scratch-database.js';
import { scratchDatabase } from '../../checkout/testing/scratch-database.js';
import type { ServerProcess } from '../../checkout/testing/server-process.js';
import { buildServer, startServer } from '../../checkout/testing/server-process.js';
import { rows } from '../../kernel/database/database.js';
import type { Database } from '../../kernel/database/database.js';
import type { FailPoint } from '../../kernel/fail-point.js';
import { openShopOnDatabase } from '../testing/shop-on-database.js';
import { startPicking } from '../testing/test-picking.js';

/** A life of the server that ends at a place between two steps of an order's money. */
interface ProcessRun {
  readonly at: FailPoint;
  readonly methodKey: 'credit-cards' | 'paypal';
  /**
   * Trigger of the work: the end of the reservation, a refund, or the time at which a saved method is
   * authorised; else the order is picked.
   */
  readonly by?: 'end' | 'refund' | 'authorisation';
}

const processRuns: readonly ProcessRun[] = [
  { at: 'after-advance', methodKey: 'credit-cards' },
  { at: 'in-receipt', methodKey: 'credit-cards' },
  { at: 'before-capture', methodKey: 'credit-cards' },
  { at: 'after-capture', methodKey: 'credit-cards' },
  { at: 'in-capture', methodKey: 'credit-cards' },
  { at: 'in-early-capture', methodKey: 'credit-cards', by: 'end' },
  { at: 'in-deferred-authorisation', methodKey: 'credit-cards', by: 'authorisation' },
  { at: 'after-provider-call', methodKey: 'credit-cards', by: 'authorisation' },
  { at: 'before-refund', methodKey: 'paypal', by: 'refund' },
  { at: 'after-refund', methodKey: 'paypal', by: 'refund' },
];
/** Milliseconds within which a server reaches its fail point. */
const timeoutMs = 60_000;

let database: ScratchDatabase;
let program: string;
let running: ServerProcess | undefined;
beforeAll(async () => {
  [database, program] = await Promise.all([scratchDatabase(), buildServer()]);
}, 120_000);
afterAll(async () => {
  await running?.end('SIGKILL');
  await database.remove();
});

function start(failPoint?: FailPoint): ServerProcess {
  running = startServer(program, {
    COMMERCE_API_PORT: '0',
    PAYMENT_SIMULATOR: 'on',
    ...database.settings,
    MAX_JOB_INTERVAL_MS: '250',
    ...(failPoint && { FAIL_POINT: failPoint }),
  });
  return running;
}

async function startReady(): Promise<ServerProcess> {
  const server = start();
  if (!(await server.ready)) throw new Error(`The server ended: ${server.complaints()}`);
  return server;
}

async function inDatabase<T>(task: (db: Database) => Promise<T>): Promise<T> {
  const connection = await database.open();
  try {
    return await task(connection.db);
  } finally {
    await connection.close();
  }
}

/** Moves an order into its own time slot, whose start and cut-off are so many hours ahead. */
async function moveTo(
  db: Database,
  orderNumber: string,
  { begin, cutOff }: { readonly begin: number; readonly cutOff: number },
): Promise<void> {
  const id = `in-${begin}-${orderNumber}`;
  await db.execute(
    sql`INSERT INTO windows (tenant, id, distribution_type, appointable_id, starts_at, ends_at, cut_off,
          capacity, booked, service_fee, green)
        SELECT w.tenant, ${id}, w.distribution_type, w.appointable_id, now() + ${begin} * interval '1 hour',
          now() + ${begin + 4} * interval '1 hour', now() + ${cutOff} * interval '1 hour', 1, 1, w.service_fee, w.green
        FROM windows w JOIN orders o ON o.tenant = w.tenant AND o.window_id = w.id
        WHERE o.order_number = ${orderNumber}`,
  );
  await db.execute(
    sql`UPDATE windows SET booked = booked - 1 WHERE (tenant, id) = (SELECT tenant, window_id
        FROM orders WHERE order_number = ${orderNumber})`,
  );
  await db.execute(
    sql`UPDATE orders o SET window_id = w.id, document = jsonb_set(o.document, '{distributionWindow}',
          jsonb_build_object('id', w.id, 'start', w.starts_at, 'end', w.ends_at))
        FROM windows w WHERE w.tenant = o.tenant AND w.id = ${id} AND o.order_number = ${orderNumber}`,
  );
}

/** The time of an order has come: it is being delivered. */
async function makeDue(db: Database, orderNumber: string): Promise<void> {
  await moveTo(db, orderNumber, { begin: -1, cutOff: -2 });
  await db.execute(
    sql`UPDATE order_courses SET next_at = now() - interval '1 hour'
        WHERE order_number = ${orderNumber}`,
  );
}

/** The reservation of an order ends within the hour. */
async function makeShort(db: Database, orderNumber: string): Promise<void> {
  await db.execute(
    sql`UPDATE payments SET authorised_until = now() + interval '1 hour', next_at = now()
        WHERE order_number = ${orderNumber}`,
  );
}

/** The saved payment method of an order is due for authorisation: delivery is within two days. */
async function makeAuthorisable(db: Database, orderNumber: string): Promise<void> {
  await moveTo(db, orderNumber, { begin: 36, cutOff: 30 });
  await db.execute(
    sql`UPDATE payments SET next_at = now() WHERE order_number = ${orderNumber} AND state = 'SAVED'`,
  );
}

async function prepare(db: Database, { by }: ProcessRun, orderNumber: string): Promise<void> {
  if (by === undefined) return makeDue(db, orderNumber);
  if (by === 'end') return makeShort(db, orderNumber);
  if (by === 'authorisation') return makeAuthorisable(db, orderNumber);
  const placing = await openShopOnDatabase(db);
  await placing.decideRefund(orderNumber);
  await placing.close();
}

async function endAt({ at }: ProcessRun): Promise<void> {
  // It may come to its fail point before it says that it listens.
  const server = start(at);
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => {
      reject(new Error(`Nobody came to ${at}: ${server.complaints()}`));
    }, timeoutMs).unref();
  });
  // A signal ends it: it did not end by itself.
  expect([at, await Promise.race([server.ended, late])]).toEqual([at, null]);
}

it('R5b R7 I1 I2 money is captured and refunded exactly once, with kill -9 between any two steps', async () => {
  await (await startReady()).end('SIGTERM');
  const numbers = await inDatabase(async (db) => {
    await startPicking(db);
    const placing = await openShopOnDatabase(db);
    const placed: string[] = [];
    for (const { methodKey, by } of processRuns)
      placed.push(await placing.order(methodKey, by === 'authorisation'));
    await placing.close();
    return placed;
  });
  for (const [at, life] of processRuns.entries()) {
    const number = numbers[at] ?? '';
    await inDatabase((db) => prepare(db, life, number));
    await endAt(life);
  }
  await inDatabase(async (db) => {
    for (const [at, { by }] of processRuns.entries()) if (by) await makeDue(db, numbers[at] ?? '');
    // What the last server had begun is due again at once, and not after its pause.
    await db.execute(sql`UPDATE order_courses SET next_at = now() WHERE payable IS NULL`);
    const placing = await openShopOnDatabase(db);
    await placing.pick();
    await placing.close();
    const captures = await rows<{ payable: number; kept: number; charged: number }>(
      db,
      sql`SELECT c.payable, p.captured - p.refunded AS kept, s.captured - s.refunded AS charged
          FROM order_courses c JOIN payments p USING (tenant, order_number)
          JOIN simulated_payments s ON s.payment_id = p.id WHERE p.kind <> 'SETUP'`,
    );
    expect(captures).toHaveLength(processRuns.length);
    for (const { payable, kept, charged } of captures)
      expect([kept, charged]).toEqual([payable, payable]);
  });
  const { violations } = await closingAudit(await database.open());
  expect(violations).toEqual([]);
}, 900_000);
