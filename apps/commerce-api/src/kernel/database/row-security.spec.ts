import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { embeddedTemplate, testDatabase } from '../../testing/test-database.js';
import { createInMemory, embeddedConnection } from './connect-embedded.js';
import { connectPostgres } from './connect-postgres.js';
import type { Connection } from './database.js';
import { firstRow, rows, sqlState } from './database.js';
import { secureRows, unsecureRows } from './row-security.js';
import { inAllTenants, inTenant } from './tenant-scope.js';
import { transaction } from './transaction.js';

declare const embeddedEngine: Parameters<typeof createInMemory>[0];

let admin: Connection;
let scoped: Connection;

/** A second connection to the database, whose statements run in the scope of their tenant. */
async function openScoped(): Promise<Connection> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    const loadDataDir = await embeddedTemplate();
    const pglite = await createInMemory({ ...embeddedEngine, loadDataDir });
    return embeddedConnection(pglite, { hasRowSecurity: true });
  }
  admin = await testDatabase();
  const found = await firstRow<{ name: string }>(admin.db, sql`SELECT current_database() AS name`);
  const url = new URL(server);
  url.pathname = `/${found?.name}`;
  return connectPostgres(url.href, { hasRowSecurity: true });
}

const addSecret = (tenant: string, name: string) =>
  scoped.db.execute(
    sql`INSERT INTO secrets (tenant, name, value) VALUES (${tenant}, ${name}, 'x')`,
  );
const names = async (db = scoped.db) =>
  (await rows<{ name: string }>(db, sql`SELECT name FROM secrets ORDER BY name`)).map(
    ({ name }) => name,
  );

beforeAll(async () => {
  scoped = await openScoped();
  await secureRows(scoped);
  await inTenant('alpha', () => addSecret('alpha', 'of-alpha'));
  await inTenant('beta', () => addSecret('beta', 'of-beta'));
});
afterAll(async () => {
  await scoped.close();
  await (admin as Connection | undefined)?.close();
});

describe('row security', () => {
  it('covers every table that has a tenant, also for the owner of the tables', async () => {
    const open = await rows<{ name: string }>(
      scoped.db,
      sql`SELECT c.relname AS name FROM pg_class c
        JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant'
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
          AND NOT (c.relrowsecurity AND c.relforcerowsecurity
            AND EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid))`,
    );
    expect(open).toEqual([]);
  });

  it('shows a query that forgets its tenant nothing of another', async () => {
    expect(await inTenant('alpha', () => names())).toEqual(['of-alpha']);
    expect(await inTenant('beta', () => names())).toEqual(['of-beta']);
    expect(await inTenant('gamma', () => names())).toEqual([]);
    expect(await inAllTenants(() => names())).toEqual(['of-alpha', 'of-beta']);
  });

  it('holds in a transaction, and after one that was rolled back', async () => {
    const failed = inTenant('alpha', () =>
      transaction(scoped.db, async (tx) => {
        expect(await names(tx)).toEqual(['of-alpha']);
        throw new Error('stop');
      }),
    );
    await expect(failed).rejects.toThrow('stop');
    expect(await inTenant('beta', () => names())).toEqual(['of-beta']);
  });

  it('refuses to write a row for another tenant, and changes none of another', async () => {
    const refused: unknown = await inTenant('alpha', () => addSecret('beta', 'smuggled')).catch(
      (error: unknown) => error,
    );
    expect(sqlState(refused)).toBe('42501');
    await inTenant('alpha', () => scoped.db.execute(sql`UPDATE secrets SET value = 'changed'`));
    await inTenant('alpha', () =>
      scoped.db.execute(sql`DELETE FROM secrets WHERE tenant = 'beta'`),
    );
    const found = await inAllTenants(() =>
      rows<{ tenant: string; value: string }>(
        scoped.db,
        sql`SELECT tenant, value FROM secrets ORDER BY tenant`,
      ),
    );
    expect(found).toEqual([
      { tenant: 'alpha', value: 'changed' },
      { tenant: 'beta', value: 'x' },
    ]);
  });

  it('keeps the scopes of many calls at once apart, more than there are connections', async () => {
    const calls = Array.from({ length: 120 }, (_, index) => {
      const tenant = index % 2 === 0 ? 'alpha' : 'beta';
      const read =
        index % 3 === 0 ? () => transaction(scoped.db, (tx) => names(tx)) : () => names();
      return inTenant(tenant, async () => [tenant, await read()]);
    });
    const wrong = (await Promise.all(calls)).filter(
      ([tenant, found]) => JSON.stringify(found) !== JSON.stringify([`of-${String(tenant)}`]),
    );
    expect(wrong).toEqual([]);
  });

  it('sends a connection of a server one statement at a time, also where the scope changes', async () => {
    const busy = new Set<Client>();
    let queued = 0;
    const { query } = Client.prototype;
    const watch = jest.spyOn(Client.prototype, 'query').mockImplementation(function (
      this: Client,
      ...parts: readonly unknown[]
    ) {
      if (busy.has(this)) queued += 1;
      busy.add(this);
      const sent: unknown = Reflect.apply(query, this, parts);
      if (sent instanceof Promise)
        void sent.finally(() => busy.delete(this)).catch(() => undefined);
      else this.once('drain', () => busy.delete(this));
      return sent;
    });
    for (const tenant of ['alpha', 'beta', 'alpha', 'beta'])
      await inTenant(tenant, () => transaction(scoped.db, (tx) => names(tx)));
    watch.mockRestore();
    expect(queued).toBe(0);
  });

  it('protects a table of a later migration by the same step, and can be taken off', async () => {
    await scoped.migrate(async (script) => {
      await script('CREATE TABLE later (tenant text PRIMARY KEY)');
    });
    await secureRows(scoped);
    const count = () => rows(scoped.db, sql`SELECT * FROM later`);
    await inTenant('alpha', () => scoped.db.execute(sql`INSERT INTO later VALUES ('alpha')`));
    expect(await inTenant('beta', count)).toEqual([]);
    await unsecureRows(scoped);
    expect(await inTenant('beta', count)).toHaveLength(1);
  });
});
