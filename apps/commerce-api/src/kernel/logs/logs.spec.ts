import { Writable } from 'node:stream';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { testClock } from '../../testing/test-clock.js';
import { createMinuteQuota } from './log-quota.js';

const report = (message = 'render failed') => ({
  message,
  error: {
    timestamp: '2026-11-24T09:00:00Z',
    version: '1.0.0',
    requestId: 'r-1',
    level: 'error',
    stackTrace: 'Error: x\n  at y',
    message,
    params: { a: 1 },
    path: '/produkt/x',
    status: 500,
  },
});

describe('POST /logs', () => {
  let shop: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    shop = await testApp({ log });
  });
  afterAll(() => shop.close());

  const send = (body: unknown, from = '127.0.0.1') =>
    shop.app.inject({
      method: 'POST',
      url: '/logs',
      payload: body as object,
      headers: { host: 'beta.test', 'x-forwarded-for': from },
    });

  it('API-020 ERR-23 writes the report with its shop into the log, without a session', async () => {
    const answer = await send(report());
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    const written = JSON.parse(lines.at(-1) ?? '{}') as { level: number; report: object };
    expect(written.level).toBe(50);
    expect(written.report).toMatchObject({
      tenant: 'beta',
      requestId: 'r-1',
      path: '/produkt/x',
      status: 500,
    });
  });

  it('truncates long texts and drops what exceeds the budget of a minute, without an error', async () => {
    lines.length = 0;
    const long = { ...report(), error: { ...report().error, stackTrace: 'x'.repeat(100_000) } };
    for (let i = 0; i < 100; i += 1) expect((await send(long, `10.0.0.${i}`)).statusCode).toBe(200);
    const written = lines.join('').length;
    expect(written).toBeGreaterThan(300_000);
    expect(written).toBeLessThan(700_000);
  });

  it('S9 hears sixty reports of a visitor in a minute, and others all the same', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await send(report(), '203.0.113.7')).statusCode);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await send(report(), '198.51.100.2')).statusCode).toBe(200);
  });

  it('refuses what is no report', async () => {
    expect((await send({ message: 'x' })).statusCode).toBe(400);
    expect((await send({ ...report(), message: 'x'.repeat(300_000) })).statusCode).toBe(413);
  });
});

describe('createMinuteQuota', () => {
  it('refuses beyond its units and is whole again in the next minute', () => {
    const clock = testClock('2026-11-24T09:00:00Z');
    const allowed = createMinuteQuota(10, clock);
    expect([allowed(6), allowed(5), allowed(4), allowed(1)]).toEqual([true, false, true, false]);
    clock.advance(60_000);
    expect(allowed(10)).toBe(true);
  });
});
