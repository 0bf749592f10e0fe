import {
  execFile as execFileWithCallback,
  execFileSync,
  spawn,
  spawnSync,
} from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../run/postgres.mjs';

const execFile = promisify(execFileWithCallback);
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

  /** The answer as text; empty when there is none. */
  const psql = async (url, query) => {
    const asked = execFile(path.join(bin, 'psql'), [url, '-Atc', query]);
    return asked.then(({ stdout }) => stdout.trim()).catch(() => '');
  };

  /** Starts a cluster that is there; it is ready when it takes writes, or a standby when it reads. */
  async function start(data, settings = []) {
    const port = await freePort();
    const ended = new AbortController();
    const flags = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
    ];
    const args = ['-D', data, ...[...flags, ...settings].flatMap((one) => ['-c', one])];
    const child = spawn(path.join(bin, 'postgres'), args, { ...user, stdio: 'ignore' });
    child.once('exit', () => ended.abort());
    const end = async (signal) => {
      const gone = ended.signal.aborted || once(ended.signal, 'abort');
      child.kill(signal);
      await gone;
    };
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    const isStandby = existsSync(path.join(data, 'standby.signal'));
    const state = isStandby ? 't' : 'f';
    const isReady = async () => (await psql(url, 'SELECT pg_is_in_recovery()')) === state;
    for (const until = Date.now() + START_MS; !(await isReady()); await wait(100))
      if (Date.now() > until || ended.signal.aborted)
        throw new Error(`PostgreSQL in ${data} does not start`);
    return {
      url,
      port,
      ended: ended.signal,
      /** Ends sessions, and the server. */
      stop: () => end('SIGINT'),
      /** A crash of the server; its sessions notice and end. */
      kill: () => end('SIGKILL'),
      promote: () => psql(url, 'SELECT pg_promote()'),
    };
  }

  return {
    bin,
    archive,
    start,
    /** A folder of the server, and a new cluster in one. */
    own,
    psql,
    initialise(...flags) {
      const data = own('data');
      const standard = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
      run('initdb', '-D', data, ...standard, ...flags);
      return data;
    },
    /** A new cluster that archives its log. */
    create() {
      const data = this.initialise();
      const settings = [
        'wal_level=replica',
        'archive_mode=on',
        `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
      ];
      return start(data, settings);
    },
    baseBackup(port, name, ...flags) {
      const to = own(name);
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      run('pg_basebackup', ...from, '-D', to, ...flags);
      return to;
    },
  };
}
