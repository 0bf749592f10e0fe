import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { connect } from '../../kernel/database/connect.js';
import { createIn } from '../../kernel/database/connect-embedded.js';
import type { Connection } from '../../kernel/database/database.js';
import { embeddedTemplate } from '../../testing/test-database.js';

/** A database that outlives the processes that use it, for settings of a server process. */
export interface ScratchDatabase {
  readonly engine: 'embedded' | 'postgres';
  readonly settings: Readonly<Record<string, string>>;
  /** Opens it in this process; no server may run on an embedded one. */
  open(): Promise<Connection>;
  remove(): Promise<void>;
}

async function onServer(server: string, folder: string): Promise<ScratchDatabase> {
  const name = `larder_scratch_${randomBytes(8).toString('hex')}`;
  const asAdmin = async (statement: string) => {
    const admin = new Client({ connectionString: server });
    admin.on('error', () => undefined);
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await asAdmin(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    engine: 'postgres',
    settings: { DATABASE_URL: url.href, DATA_DIR: folder },
    open: () => connect({ databaseUrl: url.href, dataDir: folder }),
    async remove() {
      await asAdmin(`DROP DATABASE ${name} WITH (FORCE)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Embedded in its own folder or, with `TEST_DATABASE_URL`, on that server. */
export async function scratchDatabase(): Promise<ScratchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'larder-scratch-'));
  const server = process.env.TEST_DATABASE_URL;
  if (server !== undefined) return onServer(server, folder);
  // A new database costs more processor time than all starts of a server on it.
  const dump = await embeddedTemplate();
  const pglite = await createIn(path.join(folder, 'db'), dump);
  await pglite.close();
  return {
    engine: 'embedded',
    settings: { DATA_DIR: folder, DATABASE_URL: '' },
    open: () => connect({ dataDir: folder }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
