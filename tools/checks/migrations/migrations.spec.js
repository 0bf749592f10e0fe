/* global describe, expect, it */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findBlockingDdl } from './blocking-ddl.mjs';

const folder = path.join(__dirname, '../../../apps/commerce-api/migrations');
/** Older files were applied before shops were updated while they run. */
const FIRST_CHECKED = '0440';

describe('migrations', () => {
  it('can be applied while the version before still runs', () => {
    const names = readdirSync(folder).filter((name) => name >= FIRST_CHECKED);
    const faults = names.map((name) => [
      name,
      findBlockingDdl(readFileSync(path.join(folder, name), 'utf8')),
    ]);
    expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it.each([
    'DROP TABLE carts',
    'TRUNCATE carts',
    'CREATE INDEX carts_by_day ON carts (day)',
    'CREATE UNIQUE INDEX carts_once ON carts (tenant)',
    'ALTER TABLE carts RENAME COLUMN a TO b',
    'ALTER TABLE carts DROP COLUMN a',
    'alter table carts alter column a type bigint',
    'ALTER TABLE carts ALTER a SET NOT NULL',
    'ALTER TABLE carts ADD COLUMN a text NOT NULL',
    'ALTER TABLE carts ADD COLUMN a uuid DEFAULT gen_random_uuid()',
    'ALTER TABLE carts ADD CONSTRAINT one CHECK (a > 0)',
    'ALTER TABLE carts ADD CONSTRAINT one FOREIGN KEY (a) REFERENCES b',
    'ALTER TABLE carts ADD CONSTRAINT one UNIQUE (a)',
    'LOCK TABLE carts',
  ])('may not block: %s', (statement) => {
    expect(findBlockingDdl(`${statement};`)).toHaveLength(1);
  });

  it.each([
    'CREATE TABLE carts (a int); CREATE INDEX by_a ON carts (a); ALTER TABLE carts ADD CHECK (a > 0)',
    'ALTER TABLE carts ADD COLUMN a text',
    'ALTER TABLE carts ADD COLUMN a text NOT NULL DEFAULT 0, ADD COLUMN b int',
    'ALTER TABLE carts ADD CONSTRAINT one CHECK (a > 0) NOT VALID',
    'ALTER TABLE carts VALIDATE CONSTRAINT one',
    'ALTER TABLE carts ALTER COLUMN a DROP NOT NULL',
    "INSERT INTO texts VALUES ('DROP TABLE carts; LOCK TABLE carts')",
    'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ TRUNCATE carts; $$',
    '-- blocks: a table of one row for each shop\nCREATE INDEX shops_by_day ON shops (day)',
  ])('may stay: %s', (text) => {
    expect(findBlockingDdl(`${text};`)).toEqual([]);
  });
});
