/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openApiDocument } from '../openapi.js';
import { exampleFindings } from './calls-without-example.js';
import type { Stories } from './with-examples.js';

const stories: Stories = JSON.parse(
  readFileSync(path.join(__dirname, 'contract-examples.json'), 'utf8'),
);
const small = { paths: { '/api/things/{id}': { get: {} }, '/api/things': { post: {} } } };
const example = { call: 'GET /api/things/:id' };

describe('the calls without an example', () => {
  it('are those of the list, and no others', () => {
    const document = openApiDocument({ title: 'Larder', version: '1.0.0' });
    expect(exampleFindings(document, Object.values(stories).flat())).toEqual([]);
  });

  it.each([
    ['nothing', [example], { 'POST /api/things': 'a reason' }, []],
    ['a call without an example', [], { 'POST /api/things': 'a reason' }, ['GET /api/things/:id']],
    ['a call that is a step only', [{ ...example, isStep: true }], {}, ['GET', 'POST']],
    ['a reason beside an example', [example], { 'GET /api/things/:id': 'x' }, ['POST', 'GET']],
    ['a reason for no call', [example], { 'POST /api/things': 'x', 'GET /x': 'x' }, ['GET /x']],
  ])('are found: %s', (_name, examples, excused, found) => {
    expect(exampleFindings(small, examples, excused)).toEqual(
      found.map((call) => expect.stringContaining(call)),
    );
  });
});
