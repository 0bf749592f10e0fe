import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as discounts from '../../benefits/discounts/tables.js';
import * as loyalty from '../../benefits/loyalty/tables.js';
import * as pesticides from '../../catalogue/pesticides/tables.js';
import * as recipes from '../../catalogue/recipes/tables.js';
import * as catalogue from '../../catalogue/tables.js';
import * as checkout from '../../checkout/tables.js';
import * as content from '../../content/tables.js';
import * as phone from '../../customers/sign-in/phone/tables.js';
import * as sms from '../../mail/sms/tables.js';
import * as captcha from '../../customers/captcha/tables.js';
import * as capacity from '../../distribution/capacity/tables.js';
import * as distribution from '../../distribution/tables.js';
import * as mail from '../../mail/tables.js';
import * as orders from '../../orders/tables.js';
import * as payments from '../../payments/tables.js';
import * as simulator from '../../payments/providers/simulator/tables.js';
import * as wallet from '../../payments/wallet/tables.js';
import * as tenants from '../../tenants/tables.js';
import { testDatabase } from '../../testing/test-database.js';
import * as sessions from '../http/tables.js';
import type { Connection } from './database.js';
import { firstRow, isUnavailable, rows, sqlState } from './database.js';
import { transaction } from './transaction.js';
import { migrate, readMigrations } from './migrate.js';

let connection: Connection;
beforeAll(async () => {
  connection = await testDatabase();
});
afterAll(() => connection.close());

const addSecret = (db: Connection['db'], name: string) =>
  db.execute(sql`INSERT INTO secrets (tenant, name, value) VALUES ('alpha', ${name}, 'x')`);
const hasSecret = async (name: string) =>
  (await firstRow(connection.db, sql`SELECT 1 FROM secrets WHERE name = ${name}`)) !== undefined;

describe('transaction', () => {
  it('is atomic', async () => {
    await transaction(connection.db, (tx) => addSecret(tx, 'kept'));
    const broken = transaction(connection.db, async (tx) => {
      await addSecret(tx, 'lost');
      throw new Error('stop');
    });
    await expect(broken).rejects.toThrow('stop');
    expect([await hasSecret('kept'), await hasSecret('lost')]).toEqual([true, false]);
  });

  it('inside another one can fail alone', async () => {
    await transaction(connection.db, async (tx) => {
      await addSecret(tx, 'outer');
      const inner = transaction(tx, async (nested) => {
        await addSecret(nested, 'inner');
        throw new Error('stop');
      });
      await expect(inner).rejects.toThrow('stop');
    });
    expect([await hasSecret('outer'), await hasSecret('inner')]).toEqual([true, false]);
  });

  it.each([
    ['40P01', 3],
    ['40001', 3],
    ['23505', 1],
  ])('after error %s has been tried %d times', async (code, expected) => {
    let tries = 0;
    const work = transaction(connection.db, async (tx) => {
      tries += 1;
      if (tries < 3)
        await tx.execute(
          sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '${code}'; END $$`),
        );
      return tries;
    });
    if (expected === 1) await expect(work).rejects.toThrow();
    else await work;
    expect(tries).toBe(expected);
  });
});

describe('database errors', () => {
  it('are recognised by their code in any wrapper', async () => {
    const doubled = addSecret(connection.db, 'twice').then(() => addSecret(connection.db, 'twice'));
    const error: unknown = await doubled.catch((caught: unknown) => caught);
    expect(sqlState(error)).toBe('23505');
    expect(isUnavailable(error)).toBe(false);
    expect(sqlState(new Error('no code'))).toBeUndefined();
  });

  it.each([
    [Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), true],
    [new Error('query failed', { cause: new Error('Connection terminated unexpectedly') }), true],
    [new Error('timeout exceeded when trying to connect'), true],
    [Object.assign(new Error('shutting down'), { code: '57P01' }), true],
    [Object.assign(new Error('too many connections'), { code: '53300' }), true],
    [Object.assign(new Error('no space left on device'), { code: '53100' }), true],
    [Object.assign(new Error('could not write to file'), { code: '58030' }), true],
    [Object.assign(new Error('a standby only reads'), { code: '25006' }), true],
    [Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND' }), true],
    [Object.assign(new Error('getaddrinfo EAI_AGAIN db'), { code: 'EAI_AGAIN' }), true],
    [Object.assign(new Error('division by zero'), { code: '22012' }), false],
    [new TypeError('x is undefined'), false],
    ['a text', false],
  ])('%s means that it is away: %s', (error, expected) => {
    expect(isUnavailable(error)).toBe(expected);
  });
});

describe('migrations', () => {
  it('do nothing the second time and refuse a file that was changed after it was applied', async () => {
    const migrations = await readMigrations();
    await migrate(connection, migrations);
    const changed = migrations.map((one, index) =>
      index === 0 ? { ...one, checksum: 'other' } : one,
    );
    await expect(migrate(connection, changed)).rejects.toThrow(/0001-kernel.sql was changed/);
  });

  it('apply all that is new or nothing', async () => {
    const broken = [
      {
        name: '9001-good.sql',
        text: 'CREATE TABLE half (tenant text PRIMARY KEY);',
        checksum: 'a',
      },
      { name: '9002-bad.sql', text: 'CREATE TABLE;', checksum: 'b' },
    ];
    await expect(migrate(connection, broken)).rejects.toThrow();
    const found = await firstRow<{ name: string | null }>(
      connection.db,
      sql`SELECT to_regclass('half')::text AS name`,
    );
    expect(found?.name).toBeNull();
  });

  it('give every table the tenant as the first column of its key', async () => {
    const found = await rows<{ name: string; first: string | null }>(
      connection.db,
      sql`SELECT c.relname AS name, (
          SELECT a.attname FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
          WHERE i.indrelid = c.oid AND i.indisprimary) AS first
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> 'schema_migrations'`,
    );
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ first }) => first !== 'tenant')).toEqual([]);
  });

  const tables = [
    capacity,
    captcha,
    catalogue,
    checkout,
    content,
    discounts,
    distribution,
    loyalty,
    mail,
    orders,
    payments,
    pesticides,
    phone,
    recipes,
    sessions,
    simulator,
    sms,
    tenants,
    wallet,
  ]
    .flatMap((module) => Object.values<unknown>(module))
    .filter((value): value is PgTable => is(value, PgTable));
  it.each(tables.map((table) => [getTableName(table), table] as const))(
    'and the code agree about %s',
    async (name, table) => {
      const found = await rows<{ column: string; required: boolean }>(
        connection.db,
        sql`SELECT column_name AS column, is_nullable = 'NO' AS required FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name = ${name} ORDER BY 1`,
      );
      const declared = Object.values(getTableColumns(table))
        .map(({ name: column, notNull, primary }) => ({ column, required: notNull || primary }))
        .sort((a, b) => (a.column < b.column ? -1 : 1));
      expect(declared).toEqual(found.toSorted((a, b) => (a.column < b.column ? -1 : 1)));
    },
  );
});
