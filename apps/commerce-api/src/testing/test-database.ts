import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { createInMemory, embeddedConnection } from '../kernel/database/connect-embedded.js';
import { connectPostgres } from '../kernel/database/connect-postgres.js';
import type { Connection } from '../kernel/database/database.js';
import type { Migration } from '../kernel/database/migrate.js';
import { secureRows } from '../kernel/database/row-security.js';
import { migrate, readMigrations } from '../kernel/database/migrate.js';
import type { DatabaseFactory, TestConnection } from './reusable-database.js';
import { reuseDatabase } from './reusable-database.js';

/** Code of the embedded database, from the tests' environment. */
declare const embeddedEngine: Parameters<typeof createInMemory>[0];

const hasRowSecurity = process.env.ROW_LEVEL_SECURITY === 'on';

/** Initial content of a database; created once per name. */
interface Template {
  readonly name: string;
  readonly fill: (connection: Connection) => Promise<void>;
}

/**
 * A separate, migrated, empty database: embedded and in memory or, when `TEST_DATABASE_URL` names a
 * PostgreSQL server, a fresh database there, dropped when closed.
 */
export async function testDatabase(): Promise<TestConnection> {
  const empty = await emptyTemplate();
  return reuseDatabase(empty.name, databaseFrom(empty));
}

/**
 * The same with the rows that `seed` writes, once per test run and name. When it is closed, later
 * changes are removed and the next test can use it.
 */
export async function seededDatabase(
  seedName: string,
  seed: (connection: Connection) => Promise<unknown>,
): Promise<TestConnection> {
  const empty = await emptyTemplate();
  const fill = async (connection: Connection) => {
    await empty.fill(connection);
    await seed(connection);
  };
  const name = `${empty.name}_${seedName}_${process.env.TEST_RUN ?? process.pid}`;
  return reuseDatabase(name, databaseFrom({ name, fill }));
}

/** Dump of a migrated, empty embedded database, made once on this machine. */
export async function embeddedTemplate(): Promise<Blob> {
  return dumpOf(await emptyTemplate());
}

let migrationFiles: ReturnType<typeof readMigrations> | undefined;

async function emptyTemplate(): Promise<Template> {
  migrationFiles ??= readMigrations();
  const migrations = await migrationFiles;
  const fill = async (connection: Connection) => {
    await migrate(connection, migrations);
    if (hasRowSecurity) await secureRows(connection);
  };
  return { name: version(migrations) + (hasRowSecurity ? '_rows' : ''), fill };
}

/** Name derived from the migrations, so that a changed migration creates a new template. */
function version(migrations: readonly Migration[]): string {
  const hash = createHash('sha256');
  for (const { name, checksum } of migrations) hash.update(name + checksum);
  return hash.digest('hex').slice(0, 16);
}

/** The embedded database itself, or the name of one of the server. */
type DatabaseLocation = PGlite | string;

function databaseFrom(template: Template): DatabaseFactory<DatabaseLocation> {
  const url = process.env.TEST_DATABASE_URL;
  return url === undefined ? embeddedFrom(template) : onServer(url, template);
}

function embeddedFrom(template: Template): DatabaseFactory<PGlite> {
  return {
    make: async () => createInMemory({ loadDataDir: await dumpOf(template), ...embeddedEngine }),
    open: (pglite) => {
      const connection = embeddedConnection(pglite, { hasRowSecurity });
      return { ...connection, served: connection.db, close: () => Promise.resolve() };
    },
    drop: (pglite) => pglite.close(),
  };
}

async function dumpOf({ name, fill }: Template): Promise<Blob> {
  const file = path.join(tmpdir(), `larder-template-${name}.tar`);
  if (existsSync(file)) return new Blob([await readFile(file)]);
  const pglite = await createInMemory();
  await fill(embeddedConnection(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Several test processes may come here at once: the name appears only with its whole content.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return dump;
}

/** Login that owns the tables where rows are secured; the server's own sees every row. */
const owner = 'larder_test_owner';

function databaseUrl(server: string, name: string, login?: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (login !== undefined) Object.assign(url, { username: login, password: login });
  return url.href;
}

/** A long timeout keeps tests stable on a busy machine. */
const wait = 60_000;

/** The backend is served as it is in production, by a login that policies bind; tests look at all rows. */
function openOnServer(server: string, name: string): TestConnection {
  const connection = connectPostgres(databaseUrl(server, name), { wait });
  if (!hasRowSecurity) return { ...connection, served: connection.db };
  const url = databaseUrl(server, name, owner);
  const served = connectPostgres(url, { wait, hasRowSecurity });
  const close = async () => void (await Promise.all([connection.close(), served.close()]));
  return { ...connection, served: served.db, close };
}

function onServer(server: string, template: Template): DatabaseFactory<string> {
  return {
    async make() {
      const name = `larder_test_${process.env.TEST_RUN ?? ''}${randomBytes(8).toString('hex')}`;
      await asAdmin(server, (admin) => copy(admin, server, template, name));
      return name;
    },
    open: (name) => openOnServer(server, name),
    drop: (name) => asAdmin(server, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

/** Makes a database of the template's name once, and one like it. */
async function copy(admin: Client, server: string, { name: from, fill }: Template, name: string) {
  const template = `larder_template_${from}`;
  await admin.query('SELECT pg_advisory_lock(4302)');
  const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [
    template,
  ]);
  if (rowCount === 0) {
    await createOwner(admin);
    await admin.query(`CREATE DATABASE ${template}_draft OWNER ${owner}`);
    const login = hasRowSecurity ? owner : undefined;
    const url = databaseUrl(server, `${template}_draft`, login);
    const connection = connectPostgres(url, { hasRowSecurity });
    await fill(connection);
    await connection.close();
    await admin.query(`ALTER DATABASE ${template}_draft RENAME TO ${template}`);
  }
  // By default each block is written to the log as well: four times the processor time.
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
}

async function createOwner(admin: Client): Promise<void> {
  const { rowCount } = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [owner]);
  if (rowCount === 0) await admin.query(`CREATE ROLE ${owner} LOGIN PASSWORD '${owner}'`);
}

async function asAdmin(server: string, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: server });
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
