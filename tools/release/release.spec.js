/* global describe, expect, it */
import { bumpBetween, bumpOfReport, isSmaller, largest, plannedBump } from './due-bump.mjs';
import { nextVersion } from './upgrade/planted-releases.mjs';

const report = (...lines) =>
  ['## API', '```ts', "import { A } from 'a';", ...lines, '```'].join('\n');

describe('the bump that a report needs', () => {
  const before = report(
    'export interface Props {',
    '    readonly sku: string;',
    '    readonly note?: string;',
    '}',
    'export interface Answer {',
    '    readonly total: number;',
    '    readonly hint?: string;',
    '}',
    "export type Size = 'small' | 'large';",
    'export function View(input: Props): Answer;',
    'export const level: number;',
    'export const ICONS = "/a1.svg";',
  );

  it.each([
    ['none without a change', '', '', 'none'],
    ['none for imports', "'a'", "'b'", 'none'],
    [
      'minor for another export',
      'export const',
      'export const more: string;\nexport const',
      'minor',
    ],
    ['major for an export that is gone', 'export const level: number;\n', '', 'major'],
    [
      'minor for a field that callers may give',
      'note?:',
      'size?: number;\n    readonly note?:',
      'minor',
    ],
    [
      'major for a field that callers must give',
      'note?:',
      'size: number;\n    readonly note?:',
      'major',
    ],
    ['minor for a field that readers get', 'total:', 'sum: number;\n    readonly total:', 'minor'],
    ['major for a field that is gone', '    readonly sku: string;\n', '', 'major'],
    ['major for a field of another type', 'sku: string', 'sku: number', 'major'],
    ['minor for a field that callers need no more', 'sku: string', 'sku?: string', 'minor'],
    ['major for a field that callers need now', 'note?:', 'note:', 'major'],
    ['major for a field that readers may lack', 'total: number', 'total?: number', 'major'],
    ['minor for a field that readers always get', 'hint?:', 'hint:', 'minor'],
    ['major for a narrower type', " | 'large'", '', 'major'],
    ['major for another parameter', 'input: Props', 'input: Props, on: Size', 'major'],
    [
      'minor for a parameter that may be left out',
      'input: Props',
      'input: Props, on?: Size',
      'minor',
    ],
    ['major for another result', '): Answer', '): Size', 'major'],
    ['none for another name of a parameter', '(input:', '(props:', 'none'],
    ['patch for another constant text', '/a1.svg', '/b2.svg', 'patch'],
  ])('is %s', (_name, from, to, bump) => {
    expect(before).toContain(from);
    expect(bumpOfReport(before, before.replace(from, to)).bump).toBe(bump);
  });

  it('names what changed', () => {
    const after = before.replace('sku: string', 'sku: number').replace('level', 'levels');
    expect(bumpOfReport(before, after).reasons).toEqual([
      'changed: Props.sku',
      'removed: level',
      'added: levels',
    ]);
  });

  it.each([
    ['minor', '- `route a`\n- `route b`'],
    ['major', '- `route b`'],
  ])('is %s for lines of a list', (bump, after) => {
    expect(bumpOfReport('- `route a`', after).bump).toBe(bump);
  });

  it.each([
    [
      'minor for a contribution that needs a flag now',
      '- `adds a`',
      '- `adds a if wallet`',
      'minor',
    ],
    ['minor for one that needs none any more', '- `adds a if wallet`', '- `adds a`', 'minor'],
    [
      'minor for one more allowed value',
      '- `Kind: ZodMiniEnum<{ a: "a"; b: "b"; }>`',
      '- `Kind: ZodMiniEnum<{ a: "a"; b: "b"; c: "c"; }>`',
      'minor',
    ],
    [
      'major for one less',
      '- `Kind: ZodMiniEnum<{ a: "a"; b: "b"; }>`',
      '- `Kind: ZodMiniEnum<{ a: "a"; c: "c"; }>`',
      'major',
    ],
  ])('is %s', (_name, from, to, bump) => {
    expect(bumpOfReport(from, to).bump).toBe(bump);
  });

  it('names the lines', () => {
    expect(bumpOfReport('- `route a`', '- `route b`').reasons).toEqual([
      '- - `route a`',
      '+ - `route b`',
    ]);
  });
});

describe('versions', () => {
  it.each([
    ['1.0.0', '1.0.0', 'none'],
    ['1.0.0', '1.0.1', 'patch'],
    ['1.0.9', '1.1.0', 'minor'],
    ['1.4.0', '2.0.0', 'major'],
    ['1.0.0', '1.1.0-canary.0', 'minor'],
  ])('from %s to %s are a %s apart', (from, to, bump) => {
    expect(bumpBetween(from, to)).toBe(bump);
  });

  it.each([
    ['1.4.2', 'patch', '1.4.3'],
    ['1.4.2', 'minor', '1.5.0'],
    ['1.4.2', 'major', '2.0.0'],
  ])('after %s a %s one is %s', (version, bump, next) => {
    expect(nextVersion(version, bump)).toBe(next);
    expect(bumpBetween(version, next)).toBe(bump);
  });

  it('have a largest bump, and a smaller one is reported', () => {
    expect(largest(['patch', 'minor', 'none'])).toBe('minor');
    expect(largest([])).toBe('none');
    expect(isSmaller('patch', 'minor')).toBe(true);
    expect(isSmaller('major', 'minor')).toBe(false);
  });
});

describe('the bump that commits plan', () => {
  it.each([
    [[], 'none'],
    [['docs(catalogue): say more', 'refactor: move'], 'none'],
    [['fix(catalogue): close it', 'docs: say'], 'patch'],
    [['fix: close it', 'feat(catalogue): show it'], 'minor'],
    [['feat(catalogue)!: rename it', 'fix: close it'], 'major'],
    [['fix: close it\n\nBREAKING CHANGE: it is closed'], 'major'],
  ])('of %j is %s', (messages, bump) => {
    expect(plannedBump(messages)).toBe(bump);
  });
});
