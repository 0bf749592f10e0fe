/* global describe, expect, it */
import { groupsOf } from '../../test/suite-groups.mjs';

describe('the groups in which the backend suites run', () => {
  const suites = Array.from({ length: 23 }, (_none, i) => `carts/${i}.spec.ts`).concat(
    'mail/one.spec.ts',
    'mail/alone.spec.ts',
  );
  const groups = groupsOf(suites, (suite) => suite.includes('alone'));

  it('hold each suite once', () => {
    expect(groups.flat().sort()).toEqual([...suites].sort());
  });

  it('are of one domain each, of ten suites at most', () => {
    for (const group of groups) {
      expect(new Set(group.map((suite) => suite.split('/')[0])).size).toBe(1);
      expect(group.length).toBeLessThanOrEqual(10);
    }
  });

  it('leave a suite that replaces modules alone', () => {
    expect(groups).toContainEqual(['mail/alone.spec.ts']);
  });
});
