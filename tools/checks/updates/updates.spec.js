/* global describe, expect, it */
import { lateUpdates, reasonFor } from './late-updates.mjs';

const now = Date.parse('2026-06-30T12:00:00Z');
const one = (current, latest, times) => lateUpdates({ name: 'a', current, latest, times }, now);

describe('what is late', () => {
  it.each([
    ['a patch of 31 days', '1.0.0', { '1.0.1': '2026-05-30T12:00:00Z' }, ['1.0.1']],
    ['a patch of 30 days', '1.0.0', { '1.0.1': '2026-05-31T12:00:00Z' }, []],
    ['a major version of 91 days', '1.0.0', { '2.0.0': '2026-03-31T12:00:00Z' }, ['2.0.0']],
    ['a major version of 90 days', '1.0.0', { '2.0.0': '2026-04-01T12:00:00Z' }, []],
    ['a preview', '1.0.0', { '1.1.0-rc.1': '2026-01-01T12:00:00Z' }, []],
    ['an old line', '2.0.0', { '1.9.9': '2026-01-01T12:00:00Z' }, []],
    ['what is not recommended yet', '1.0.0', { '3.1.0': '2026-01-01T12:00:00Z' }, []],
  ])('%s', (what, current, times, late) => {
    expect(one(current, '2.0.0', times).map(({ version }) => version)).toEqual(late);
  });

  it('counts from the first version that could be taken', () => {
    const times = { '1.0.1': '2026-05-01T12:00:00Z', '1.0.2': '2026-06-29T12:00:00Z' };
    expect(one('1.0.0', '1.0.2', times)).toMatchObject([{ version: '1.0.1', days: 60 }]);
  });

  it('compares numbers and no texts', () => {
    expect(one('1.10.0', '1.10.0', { '1.9.0': '2026-01-01T12:00:00Z' })).toEqual([]);
  });
});

describe('what renovate.json holds back', () => {
  const rule = { description: 'needs Node 22', matchPackageNames: ['a'] };
  it.each([
    ['beyond its bound', { ...rule, allowedVersions: '<2' }, '2.0.0', 'needs Node 22'],
    ['below its bound', { ...rule, allowedVersions: '<2' }, '1.9.0', undefined],
    ['beside its only version', { ...rule, allowedVersions: '1.0.0' }, '1.0.1', 'needs Node 22'],
    ['of a package that stays', { ...rule, enabled: false }, '1.0.1', 'needs Node 22'],
    ['without a bound', rule, '2.0.0', undefined],
    ['without a reason', { ...rule, description: '', enabled: false }, '1.0.1', undefined],
    ['of another package', { ...rule, matchPackageNames: ['b'] }, '2.0.0', undefined],
  ])('a version %s', (what, packageRule, version, reason) => {
    expect(reasonFor({ name: 'a', version }, { packageRules: [packageRule] })).toBe(reason);
  });
});
