/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { profiles } from '../run/check.js';
import { callNames } from '../run/contract-calls.js';
import { checks } from './index.js';

const requirements = readFileSync(path.join(__dirname, '../../../../docs/requirements.md'), 'utf8');

describe('the checks', () => {
  it('have an id each', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    for (const { id } of checks) expect(id).toMatch(/^[a-z]+\.[a-z-]+$/);
  });

  it('name calls of the contract, requirements of the specification and a profile', () => {
    const unknown = checks.flatMap((check) => [
      ...check.calls.filter((name) => !callNames.has(name)),
      ...check.requirements.filter((id) => !requirements.includes(`| ${id} |`)),
      ...profiles.filter((one) => one === check.profile).slice(1),
    ]);
    expect(unknown).toEqual([]);
  });

  it('protect every call that changes something', () => {
    const calls = checks.find(({ id }) => id === 'security.xsrf')?.calls ?? [];
    expect(calls).toEqual(expect.arrayContaining(['checkout.postCheckout', 'cart.setItem']));
    expect(calls.length).toBeGreaterThan(60);
  });
});
