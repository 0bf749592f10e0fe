/* global describe, expect, it */
import { findDrift, settingsDocument, valuesOf } from './document.mjs';
import { readSetting } from './read-setting.mjs';
import { variablesIn } from './used-variables.mjs';

describe('a setting of a command', () => {
  it('has its default when the variable is absent or empty', () => {
    expect(readSetting('LOAD_SECONDS', {})).toBe(300);
    expect(readSetting('LOAD_SECONDS', { LOAD_SECONDS: '' })).toBe(300);
  });

  it('is a number in its range, and is refused by name otherwise', () => {
    expect(readSetting('LOAD_SECONDS', { LOAD_SECONDS: '20' })).toBe(20);
    for (const value of ['0', '1.5', 'many'])
      expect(() => readSetting('LOAD_SECONDS', { LOAD_SECONDS: value })).toThrow(/LOAD_SECONDS/);
    expect(() => readSetting('CMS_PORT', { CMS_PORT: '70000' })).toThrow(/CMS_PORT/);
  });
});

it.each([
  [{ enum: ['on', 'off'] }, '`on`, `off`'],
  [{ type: 'integer', minimum: 0, maximum: 9 }, '0–9'],
  [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, '1 or more'],
  [{ type: 'string', minLength: 16 }, '16 characters or more'],
  [{ type: 'string', minLength: 1 }, 'text'],
  [{ type: 'string', pattern: '^(a|b):\\/\\/' }, '`^(a\\|b)://`'],
])('the values of %j are written as %s', (schema, text) => {
  expect(valuesOf(schema)).toBe(text);
});

it('the page has a row for each setting, below the heading of its section', () => {
  const text = settingsDocument({ Shop: { PORT: { description: 'Its port.', default: 4200 } } });
  expect(text).toMatch(/## Shop\n[^#]*\| `PORT` \| Its port\. \| text \| `4200` \|/);
});

it('variables are found however a source reads them', () => {
  const source = `process.env.PORT; process.env['HOST']; const { TENANT, TRACE = '' } = process.env;
    env.int('CMS_PORT', 1); readSetting('CMS_HOST'); environment.SEED; other.NAME;`;
  const names = ['CMS_HOST', 'CMS_PORT', 'HOST', 'PORT', 'SEED', 'TENANT', 'TRACE'];
  expect(variablesIn(source).sort()).toEqual(names);
});

describe('drift', () => {
  const sections = { Shop: { PORT: { description: 'Its port.' } } };
  const drift = (used, listed = sections) =>
    findDrift(listed, new Map(used.map((name) => [name, ['a.ts']])), new Set(['CI']));

  it('is none where each variable is described and read', () => {
    expect(drift(['PORT', 'CI'])).toEqual([]);
  });

  it('names a variable that is read and not listed, or listed and not read', () => {
    expect(drift(['PORT', 'NEW'])).toEqual(['NEW is read in a.ts and has no schema']);
    expect(drift([])).toEqual(['PORT has a schema and no source reads it']);
  });

  it('names a setting without a description', () => {
    expect(drift(['PORT'], { Shop: { PORT: {} } })).toEqual([
      'PORT has no description in its schema',
    ]);
  });
});
