/* global describe, expect, it */
import { bumpOfContract } from './due-bump.mjs';

describe('the bump that a contract document needs', () => {
  const contract = (properties, required = ['a'], answer = { type: 'object' }) => ({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1.0.0' },
    paths: {
      '/things': {
        post: {
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          responses: {
            200: {
              description: 'Success',
              content: { 'application/json': { schema: answer } },
            },
          },
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
    ['major for a field with fewer values', contract({ a: { ...string, enum: ['x'] } }), 'major'],
    ['major for a field of another type', contract({ a: { type: 'number' } }), 'major'],
  ])('is %s', (_name, after, bump) => {
    expect(bumpOfContract(before, after).bump).toBe(bump);
  });

  it.each([
    ['minor for another field', ['a'], ['a', 'b'], 'minor'],
    ['major for a field that is gone', ['a', 'b'], ['a'], 'major'],
    ['major for a field of another name', ['a'], ['b'], 'major'],
  ])('is %s of an answer', (_name, then, now, bump) => {
    const of = (names) => {
      const properties = Object.fromEntries(names.map((name) => [name, string]));
      return contract({ a: string }, ['a'], { type: 'object', properties });
    };
    expect(bumpOfContract(of(then), of(now)).bump).toBe(bump);
  });

  it('is major for an answer’s field of another type', () => {
    const of = (type) => contract({}, [], { type: 'object', properties: { a: { type } } });
    expect(bumpOfContract(of('string'), of('number')).bump).toBe('major');
  });

  it('is reported when there are fewer values than before', () => {
    const of = (...values) => contract({ a: { ...string, enum: values } });
    expect(bumpOfContract(of('x', 'y'), of('x')).bump).toBe('major');
    expect(bumpOfContract(of('x'), of('x', 'y')).bump).toBe('minor');
  });
});
