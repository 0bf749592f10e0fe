import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { connectPostgres } from './connect-postgres.js';
import { isUnavailable, rows } from './database.js';

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a server that does not respond', () => {
  const silent = createServer();
  beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)));
  afterAll(() => silent.close());

  it('is reported as unavailable after two seconds', async () => {
    const { port } = silent.address() as AddressInfo;
    const connection = connectPostgres(`postgresql://nobody@127.0.0.1:${port}/none`);
    const started = performance.now();
    const failure = await failureOf(rows(connection.db, sql`SELECT 1`));
    await connection.close();
    expect(isUnavailable(failure)).toBe(true);
    expect(performance.now() - started).toBeLessThan(4_500);
  });
});

const onServer = process.env.TEST_DATABASE_URL === undefined ? it.skip : it;

onServer('a rush waits for a connection, up to the limit, and is refused then', async () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const sleep = sql`SELECT pg_sleep(0.3)`;
  const rush = (wait: number) => {
    const connection = connectPostgres(url, { wait });
    const calls = Array.from({ length: 40 }, () => failureOf(rows(connection.db, sleep)));
    return Promise.all(calls).finally(() => connection.close());
  };
  expect((await rush(20_000)).filter(Boolean)).toEqual([]);
  const refused = (await rush(100)).filter(Boolean);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(isUnavailable)).toBe(true);
});
