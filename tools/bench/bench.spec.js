/* global afterEach, describe, expect, it, jest */
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { withDatabase } from '../run/database-client.mjs';
import { note, results } from './report.mjs';
import { runParts } from './run-parts.mjs';

const root = path.join(__dirname, '../..');

/** A server that lets everybody in and hangs up after a moment, as PostgreSQL does when it stops. */
async function startLeavingServer() {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      // AuthenticationOk, ReadyForQuery
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
      setTimeout(() => socket.destroy(), 20);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

describe('database clients of tools', () => {
  it('fail a query, and do not end the process, when the server leaves', async () => {
    const server = await startLeavingServer();
    const url = `postgresql://nobody@127.0.0.1:${server.address().port}/none`;
    const work = withDatabase(url, async (client) => {
      await once(client, 'end');
      await client.query('SELECT 1');
    });
    await expect(work).rejects.toThrow();
    server.close();
  });

  it('have a listener for errors wherever one is created', () => {
    const folders = ['apps/commerce-api/src', 'e2e/src', 'tools'];
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true })
        .filter((file) => /\.(ts|mjs)$/.test(file) && !/node_modules|dist\//.test(file))
        .map((file) => path.join(folder, file)),
    );
    const text = (file) => readFileSync(path.join(root, file), 'utf8');
    const creating = files.filter((file) => /new (pg\.)?(Client|Pool)\(/.test(text(file)));
    const deaf = creating.filter(
      (file) => /from 'pg'/.test(text(file)) && !text(file).includes(".on('error'"),
    );
    expect(creating.length).toBeGreaterThan(4);
    expect(deaf).toEqual([]);
  });
});

describe('npm run bench', () => {
  afterEach(() => jest.restoreAllMocks());

  it('measures the other parts when one fails, and notes it', async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const parts = {
      one: () => Promise.reject(new Error('the database is gone')),
      two: () => note('pages', 12, 'pages/s', { least: 10 }),
    };
    await runParts(parts, [], {});
    expect(results().unmeasured).toEqual([{ part: 'one', reason: 'the database is gone' }]);
    expect(results().rows).toEqual([
      { what: 'pages', value: 12, unit: 'pages/s', least: 10, isMissed: false },
    ]);
  });
});
