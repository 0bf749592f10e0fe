/* global describe, expect, it */
import { bumpBetween, bumpOfContract, bumpOfReport, isSmaller, largest } from './due-bump.mjs';

const report = (...lines) =>
  ['## API', '```ts', "import { A } from 'a';", ...lines, '```'].join('\n');

describe('the bump that a report needs', () => {
  const before = report('export interface Props {', '    readonly sku: string;', '}');

  it.each([
    ['none without a change', before, 'none'],
    ['none for imports and comments', before.replace("'a'", "'b'").replace('API', 'B'), 'none'],
    [
      'minor for an addition',
      before.replace('sku: string;', 'sku: string;\n    readonly size?: number;'),
      'minor',
    ],
    ['major for a change', before.replace('sku: string', 'sku: number'), 'major'],
    ['major for a removal', before.replace('    readonly sku: string;\n', ''), 'major'],
  ])('is %s', (_name, after, bump) => {
    expect(bumpOfReport(before, after).bump).toBe(bump);
  });

  it('names the lines', () => {
    expect(bumpOfReport('- `route a`', '- `route b`').reasons).toEqual([
      '- - `route a`',
      '+ - `route b`',
    ]);
  });
});

describe('the bump that a contract document needs', () => {
  const contract = (properties, required = ['a']) => ({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: {
      '/things': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          responses: { 200: { description: 'Success' } },
        },
      },
    },
    components: { schemas: { Thing: { type: 'object', properties, required } } },
  });
  const string = { type: 'string' };
  const before = contract({ a: string });

  it.each([
    ['none without a change', before, 'none'],
    ['minor for a field that a request may have', contract({ a: string, b: string }), 'minor'],
    [
      'major for a field that a request must have',
      contract({ a: string, b: string }, ['a', 'b']),
      'major',
    ],
    ['major for a call that is gone', { ...before, paths: {} }, 'major'],
  ])('is %s', (_name, after, bump) => {
    expect(bumpOfContract(before, after).bump).toBe(bump);
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

  it('have a largest bump, and a smaller one is told', () => {
    expect(largest(['patch', 'minor', 'none'])).toBe('minor');
    expect(largest([])).toBe('none');
    expect(isSmaller('patch', 'minor')).toBe(true);
    expect(isSmaller('major', 'minor')).toBe(false);
  });
});
