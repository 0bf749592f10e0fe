/* global describe, expect, it */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { faults, shortFaults } from './faults/index.mjs';
import { withFault } from './plant.mjs';

const root = path.join(__dirname, '../../..');
const folder = path.join(root, 'libs/conformance/src/checks');
const checks = readdirSync(folder, { recursive: true })
  .filter((file) => file.endsWith('.check.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

describe('planting a fault', () => {
  const fault = { id: 'a', from: 'one', to: 'two' };

  it('replaces a place that is there once', () => {
    expect(withFault('one$&', fault)).toBe('two$&');
  });

  it('fails when the place is gone, or there twice', () => {
    expect(() => withFault('three', fault)).toThrow('fits 0 places');
    expect(() => withFault('one one', fault)).toThrow('fits 2 places');
  });

  it('replaces several places of one fault', () => {
    const two = { id: 'a', from: ['one', 'two'], to: ['1', '2'] };
    expect(withFault('one two', two)).toBe('1 2');
  });
});

describe('the faults', () => {
  it('are at least 40, with an id each', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
    expect(shortFaults).toHaveLength(3);
  });

  it('are each found by a check of the kit', () => {
    const missing = faults.filter(({ caughtBy }) => !checks.includes(`id: '${caughtBy}'`));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('are in the table of docs/conformance.md', () => {
    const page = readFileSync(path.join(root, 'docs/conformance.md'), 'utf8');
    const missing = faults.filter(
      ({ id, caughtBy }) => !new RegExp(`\\| \`${id}\` .*\`${caughtBy}\``).test(page),
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
