import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './server-process.js';

const run = promisify(execFile);

export interface DedicatedPostgres {
  readonly url: string;
  /** `pg_ctl restart -m immediate`: as after a power cut, and at once again. */
  restart(): Promise<void>;
  /** Freezes all of its processes; the returned function resumes them. */
  freeze(): Promise<() => void>;
  remove(): Promise<void>;
}

/**
 * Directory of the test server's programs, and the user that they run as, because PostgreSQL refuses
 * root.
 */
async function testServerUrl(): Promise<{ bin: string; uid: number; gid: number }> {
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL ?? '' });
  admin.on('error', () => undefined);
  await admin.connect();
  const { rows } = await admin.query<{ folder: string }>(
    `SELECT current_setting('data_directory') AS folder`,
  );
  await admin.end();
  const folder = rows[0]?.folder ?? '';
  const [program = ''] = (await readFile(path.join(folder, 'postmaster.opts'), 'utf8')).split(' ');
  const { uid, gid } = await stat(folder);
  return { bin: path.dirname(program), uid, gid };
}

/** The server's process and all that it has begun. */
async function processesOf(data: string): Promise<number[]> {
  const [first] = (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const { stdout } = await run('ps', ['-e', '-o', 'pid=,ppid=']);
  const children = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return [first, ...children.filter(([, of]) => of === first).map(([pid]) => pid)].map(Number);
}

/** A server of a test's own on this machine, which may be restarted and frozen. */
export async function startDedicatedPostgres(): Promise<DedicatedPostgres> {
  const { bin, uid, gid } = await testServerUrl();
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-own-postgres-'));
  await chown(folder, uid, gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const as = { uid, gid, cwd: folder };
  const pgCtl = (...words: string[]) => run(path.join(bin, 'pg_ctl'), ['-D', data, ...words], as);
  const log = ['-w', '-l', path.join(folder, 'log')];
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  await run(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--no-sync', '--encoding=UTF8', '--locale=C'],
    as,
  );
  await pgCtl('start', ...log, '-o', flags);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => void (await pgCtl('restart', '-m', 'immediate', ...log)),
    async freeze() {
      const all = await processesOf(data);
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      return () => all.forEach((pid) => process.kill(pid, 'SIGCONT'));
    },
    async remove() {
      await pgCtl('stop', '-m', 'immediate');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
