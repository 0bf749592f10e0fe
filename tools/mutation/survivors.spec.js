/* global describe, expect, it */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { compareWithAccepted, scoreOf, survivorsOf } from './survivors.mjs';
import { acceptedSurvivors, findTargets, sourcesOf, targets, testsOf } from './targets.mjs';

const source = 'const a = b > 0;\nconst c = (\n  d && e\n);\n';
const mutant = (status, start, end, replacement, mutatorName = 'EqualityOperator') => ({
  status,
  replacement,
  mutatorName,
  location: { start, end },
});
const at = (line, column) => ({ line, column });
const report = {
  files: {
    'a.ts': {
      source,
      mutants: [
        mutant('Killed', at(1, 11), at(1, 16), 'b >= 0'),
        mutant('Timeout', at(1, 11), at(1, 16), 'b < 0'),
        mutant('Survived', at(1, 11), at(1, 16), 'true', 'ConditionalExpression'),
        mutant('NoCoverage', at(2, 11), at(4, 2), 'd ||\n e', 'LogicalOperator'),
        mutant('CompileError', at(1, 1), at(1, 2), ''),
        mutant('Ignored', at(1, 1), at(1, 2), ''),
      ],
    },
  },
};

describe('the score of a report', () => {
  it('counts what was killed, of all that a test could notice', () => {
    expect(scoreOf(report)).toEqual({ files: 1, mutants: 4, killed: 2, score: 50 });
  });

  it('is whole where there is nothing to kill', () => {
    expect(scoreOf({ files: {} })).toEqual({ files: 0, mutants: 0, killed: 0, score: 100 });
  });
});

it('a survivor is printed with its place and its code on one line', () => {
  expect(survivorsOf(report)).toEqual([
    {
      file: 'a.ts',
      line: 1,
      status: 'Survived',
      mutator: 'ConditionalExpression',
      code: 'b > 0',
      statement: 'const a = b > 0;',
      replacement: 'true',
    },
    {
      file: 'a.ts',
      line: 2,
      status: 'NoCoverage',
      mutator: 'LogicalOperator',
      code: '( d && e )',
      statement: 'const c = (',
      replacement: 'd || e',
    },
  ]);
});

describe('accepted survivors', () => {
  const conditional = { file: 'a.ts', code: 'b > 0', replacement: 'true', reason: 'x' };
  const logical = { file: 'a.ts', mutator: 'LogicalOperator', reason: 'y' };
  const counts = (accepted) => {
    const { unnamed, stale } = compareWithAccepted(report, accepted);
    return [unnamed.length, stale.length];
  };

  it('name each survivor, or leave it unnamed', () => {
    expect(counts([])).toEqual([2, 0]);
    expect(counts([conditional])).toEqual([1, 0]);
    expect(counts([conditional, logical])).toEqual([0, 0]);
  });

  it('are stale once they name none, in the files of the report', () => {
    expect(counts([conditional, logical, { ...conditional, replacement: 'false' }])).toEqual([
      0, 1,
    ]);
    expect(counts([conditional, logical, { ...conditional, file: 'b.ts' }])).toEqual([0, 0]);
    expect(counts([conditional, { ...logical, statement: 'const a = b > 0;' }])).toEqual([1, 1]);
  });

  it('have a reason and a file that is there', () => {
    for (const { file, reason } of acceptedSurvivors()) {
      expect(reason.length).toBeGreaterThan(20);
      expect([file, existsSync(path.join(__dirname, '../..', file))]).toEqual([file, true]);
    }
  });
});

describe('targets', () => {
  it('are found by name, by library and by area', () => {
    const names = (wanted) => findTargets(wanted).map(({ name }) => name);
    expect(names('pricing')).toEqual(['pricing']);
    expect(names('cart-checkout')).toEqual(['cart-checkout/cart', 'cart-checkout/checkout']);
    expect(names('orders')).toEqual(['commerce-api/orders']);
    expect(names('wallet')).toEqual(['wallet', 'commerce-api/wallet']);
    expect(() => findTargets('nothing')).toThrow('unknown target nothing');
  });

  it.each(targets.map((target) => [target.name, target]))('%s has its files', (_name, target) => {
    const files = [...sourcesOf(target), ...testsOf(target)];
    expect(sourcesOf(target).length).toBeGreaterThan(0);
    expect(testsOf(target).length).toBeGreaterThan(0);
    const missing = files.filter((file) => !existsSync(path.join(__dirname, '../..', file)));
    expect(missing).toEqual([]);
    expect(target.floor).toBeGreaterThanOrEqual(target.name === 'pricing' ? 95 : 85);
  });
});
