// `npm run ops:backup -- FILE`: everything that must be kept, in one file. `npm run ops:restore -- FILE`
// brings it into an empty database. Of `DATABASE_URL` by pg_dump, else the embedded database of a shop that
// does not run.
import { spawnSync } from 'node:child_process';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../setup/bootstrap.mjs';
import { withDatabase } from './database-client.mjs';

/** An error of the user, not of the program: printed without a stack. */
class Refused extends Error {}

const majorOf = (version) => Number(/(\d+)(\.\d+)? *(\(|$)/m.exec(version.trim())?.[1]);

/** pg_dump reads servers of its own version and of older ones. */
async function checkVersion(url, program) {
  const { stdout, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (error) throw new Refused(`${program} is not installed: apt-get install postgresql-client`);
  const own = majorOf(stdout);
  const server = await withDatabase(url, async (client) => {
    const { rows } = await client.query('SHOW server_version_num');
    return Math.floor(Number(rows[0].server_version_num) / 10_000);
  });
  if (own < server) throw new Refused(`${program} is of version ${own}, the server of ${server}`);
}

/** Runs a program of PostgreSQL; the address, which has the password, is not in its arguments. */
function run(program, args, url) {
  const { pathname, hostname, port, username, password, searchParams } = new URL(url);
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      PGHOST: searchParams.get('host') ?? hostname,
      PGPORT: port || '5432',
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') }),
    },
  });
  if (status !== 0) throw new Refused(`${program} ended with ${status}`);
}

async function isEmpty(url) {
  return withDatabase(url, async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`,
    );
    return rows[0].tables === 0;
  });
}

const postgres = {
  async backup(url, file) {
    await checkVersion(url, 'pg_dump');
    // Under another name until it is whole: a half one would look like a backup.
    run('pg_dump', ['--format=custom', '--no-owner', `--file=${file}.part`], url);
    await rename(`${file}.part`, file);
  },
  async restore(url, file) {
    await checkVersion(url, 'pg_restore');
    if (!(await isEmpty(url))) throw new Refused('The database is not empty: create a new one');
    const database = decodeURIComponent(new URL(url).pathname.slice(1));
    const args = ['--single-transaction', '--exit-on-error', '--no-owner', `--dbname=${database}`];
    run('pg_restore', [...args, file], url);
  },
};

/** The embedded database of a folder, which no other process may have open. */
async function withEmbedded(folder, use) {
  const load = (file) =>
    tsImport(`../../apps/commerce-api/src/kernel/database/${file}`, import.meta.url);
  const { lockDataFolder } = await load('data-folder-lock.ts');
  const { createIn } = await load('connect-embedded.ts');
  const release = await lockDataFolder(folder);
  try {
    await use(createIn, path.join(folder, 'db'));
  } finally {
    await release();
  }
}

const embedded = {
  backup: (folder, file) =>
    withEmbedded(folder, async (createIn, at) => {
      if (!existsSync(at)) throw new Refused(`${folder} has no database`);
      const database = await createIn(at);
      const dump = await database.dumpDataDir('gzip');
      await database.close();
      await writeFile(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
      await rename(`${file}.part`, file);
    }),
  async restore(folder, file) {
    await mkdir(folder, { recursive: true });
    await withEmbedded(folder, async (createIn, at) => {
      if (existsSync(at)) throw new Refused(`${at} is there already: choose another DATA_DIR`);
      try {
        const database = await createIn(at, await openAsBlob(file));
        await database.close();
      } catch (error) {
        await rm(at, { recursive: true, force: true });
        throw error;
      }
    });
  },
};

const [action, name] = process.argv.slice(2);
if (!['backup', 'restore'].includes(action) || name === undefined) {
  console.error('usage: npm run ops:backup -- FILE, or npm run ops:restore -- FILE');
  process.exit(2);
}
const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
const { DATABASE_URL: url, DATA_DIR = '.data' } = process.env;
try {
  if (url) await postgres[action](url, file);
  else await embedded[action](path.resolve(root, DATA_DIR), file);
  console.log(action === 'backup' ? `The backup is ${file}` : `${file} is restored`);
} catch (error) {
  const isExpected = error instanceof Refused || error.name === 'DataFolderLocked';
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
