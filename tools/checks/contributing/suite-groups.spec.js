/* global describe, expect, it */
import { groupsOf } from '../../test/suite-groups.mjs';

describe('the groups in which suites run', () => {
  const suites = Array.from({ length: 43 }, (_none, i) => `carts/${i}.spec.ts`).concat(
    'mail/one.spec.ts',
    'mail/alone.spec.ts',
  );
  const groups = groupsOf(suites, (suite) => suite.includes('alone'));

  it('hold each suite once', () => {
    expect(groups.flat().sort()).toEqual([...suites].sort());
  });

  it('are of one domain each, of twenty suites at most', () => {
    for (const group of groups) {
      expect(new Set(group.map((suite) => suite.split('/')[0])).size).toBe(1);
      expect(group.length).toBeLessThanOrEqual(20);
    }
  });

  it('are of one environment where that divides them', () => {
    const isNode = (suite) => String(suite.endsWith('0.spec.ts'));
    for (const group of groupsOf(suites, () => false, isNode))
      expect(new Set(group.map(isNode)).size).toBe(1);
  });

  it('leave a suite that replaces modules alone', () => {
    expect(groups).toContainEqual(['mail/alone.spec.ts']);
  });
});
