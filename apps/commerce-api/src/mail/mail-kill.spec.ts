import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ScratchDatabase } from '../checkout/testing/scratch-database.js';
import { scratchDatabase } from '../checkout/testing/scratch-database.js';
import type { ServerProcess } from '../checkout/testing/server-process.js';
import { buildServer, freePort, startServer } from '../checkout/testing/server-process.js';
import { rows } from '../kernel/database/database.js';
import type { MailServer } from './testing/mail-server.js';
import { headerOf, mailServer } from './testing/mail-server.js';

const mails = 24;
/** The embedded database takes five seconds for each start. */
const kills = process.env.TEST_DATABASE_URL || process.env.FULL ? 3 : 1;

let database: ScratchDatabase;
let program: string;
let office: MailServer;
let running: ServerProcess | undefined;
beforeAll(async () => {
  [database, program, office] = await Promise.all([
    scratchDatabase(),
    buildServer(),
    // Slow enough that a kill hits a mail on its way.
    mailServer({ onRcptTo: (_to, _session, done) => void wait(100).then(() => done()) }),
  ]);
}, 60_000);
afterAll(async () => {
  await running?.end('SIGKILL');
  await Promise.all([database.remove(), office.close()]);
});

async function start(port: number): Promise<ServerProcess> {
  const settings = { SMTP_URL: office.url, MAIL_FROM: 'post@larder.test' };
  const server = startServer(program, {
    ...settings,
    COMMERCE_API_PORT: String(port),
    MAX_JOB_INTERVAL_MS: '250',
    ...database.settings,
  });
  if (!(await server.ready)) throw new Error(`The server ended: ${server.complaints()}`);
  return server;
}

/** Each visitor has their own address, because limits apply per address. */
async function subscribe(port: number, index: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const csrf = await fetch(`${origin}/api/csrf`);
  const cookies = csrf.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  const answer = await fetch(`${origin}/api/newsletter/manage`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${index}`,
      cookie: cookies.join('; '),
      'x-xsrf-token': decodeURIComponent(token),
    },
    body: JSON.stringify({
      email: `reader${index}@x.example`,
      subscribe: ['offers'],
      unsubscribe: [],
    }),
  });
  expect(answer.status).toBe(202);
}

/** Otherwise a claim would wait for two minutes. */
async function endClaims(): Promise<void> {
  const connection = await database.open();
  await connection.db.execute(sql`UPDATE mails SET due_at = created_at WHERE due_at IS NOT NULL`);
  await connection.close();
}

it('mails survive kill -9: each arrives, and repeated ones have the same id', async () => {
  const port = await freePort();
  running = await start(port);
  for (let i = 0; i < mails; i += 1) await subscribe(port, i);
  for (let i = 1; i <= kills; i += 1) {
    const before = office.received.length;
    while (office.received.length < before + 3) await wait(50);
    await wait(Math.random() * 150);
    await running.end('SIGKILL');
    await endClaims();
    running = await start(port);
  }
  const readers = () => new Set(office.received.map(({ recipient }) => recipient)).size;
  for (let i = 0; i < 300 && readers() < mails; i += 1) await wait(100);
  await running.end('SIGTERM');
  const ids = new Set(office.received.map(({ raw }) => headerOf(raw, 'Message-ID')));
  expect([readers(), ids.size]).toEqual([mails, mails]);
  // A kill can repeat the one mail that was on its way, no other.
  expect(office.received.length).toBeLessThanOrEqual(mails + kills);
  const connection = await database.open();
  const [open] = await rows(connection.db, sql`SELECT 1 FROM mails WHERE sent_at IS NULL`);
  await connection.close();
  expect(open).toBeUndefined();
}, 120_000);
