import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../run/postgres.mjs';

const START_MS = 30_000;

/** PostgreSQL of the distribution, with its programs; installed where permissions allow. */
function programs() {
  const find = () => {
    const { stdout } = spawnSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin'], {
      encoding: 'utf8',
    });
    return stdout.trim().split('\n').at(-1);
  };
  if (!find() && process.getuid?.() === 0) {
    console.log('[postgresql] installing it (apt-get install postgresql) …');
    for (const args of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
    ])
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const found = find();
  if (found) return found;
  throw new Error('No PostgreSQL server found: install it (apt-get install postgresql).');
}

/** As root, the server runs as its own user. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Clusters of one PostgreSQL in a folder, with an archive of their write-ahead log. */
export function postgresIn(folder) {
  const bin = programs();
  const user = serverUser();
  const own = (name) => {
    const at = path.join(folder, name);
    mkdirSync(at, { recursive: true, mode: 0o700 });
    if (user.uid !== undefined) chownSync(at, user.uid, user.gid);
    return at;
  };
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const archive = own('archive');
  const run = (program, ...args) =>
    execFileSync(path.join(bin, program), args, {
      ...user,
      stdio: ['ignore', 'ignore', 'inherit'],
    });

  /** Starts a cluster that is there; `ready` when it takes writes. */
  async function start(data, settings = []) {
    const port = await freePort();
    const flags = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
    ];
    const args = ['-D', data, ...[...flags, ...settings].flatMap((one) => ['-c', one])];
    const child = spawn(path.join(bin, 'postgres'), args, { ...user, stdio: 'ignore' });
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    const isReady = () =>
      spawnSync(path.join(bin, 'psql'), [url, '-Atc', 'SELECT pg_is_in_recovery()'], {
        encoding: 'utf8',
      }).stdout.trim() === 'f';
    for (const until = Date.now() + START_MS; !isReady(); await wait(200))
      if (Date.now() > until || child.exitCode !== null)
        throw new Error(`PostgreSQL in ${data} does not start`);
    return {
      ...{ url, port },
      async stop() {
        if (child.exitCode !== null) return;
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGINT');
        await ended;
      },
    };
  }

  return {
    bin,
    archive,
    start,
    /** A new cluster that archives its log. */
    create() {
      const data = own('data');
      run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C');
      const settings = [
        ...['wal_level=replica', 'archive_mode=on'],
        `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
      ];
      return start(data, settings);
    },
    baseBackup(port, name) {
      const to = own(name);
      run('pg_basebackup', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-D', to);
      return to;
    },
  };
}
