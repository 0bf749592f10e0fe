/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allCalls } from '../all-calls.js';
import type { Call, CallSchemas } from '../../core/call.js';
import { openApiDocument } from '../openapi.js';
import { withExamples, type CallExample, type Stories } from './with-examples.js';

const stories: Stories = JSON.parse(
  readFileSync(path.join(__dirname, 'contract-examples.json'), 'utf8'),
);
const examples = Object.values(stories).flat();
const plain = openApiDocument({ title: 'Larder', version: '1.0.0' });

const schemas = new Map<string, CallSchemas>(
  Object.values(allCalls).flatMap(({ calls, wire }) =>
    Object.values<Call>(calls).map(({ id, method, path: at }) => [
      `${method} ${at}`,
      wire[id] as CallSchemas,
    ]),
  ),
);

describe('the examples of the contract document', () => {
  it.each(examples.map((example) => [example.call, example] as const))(
    '%s is a valid request and answer',
    (call, { params, body, response, file }) => {
      expect([...schemas.keys()]).toContain(call);
      const wire = schemas.get(call);
      const parts = [
        [wire?.params, params],
        // A picture is no text.
        ...(file === undefined ? [[wire?.body, body] as const] : []),
        // What is only accepted has no content to show.
        ...(response === undefined ? [] : [[wire?.response, response] as const]),
      ] as const;
      for (const [schema, value] of parts)
        expect(schema === undefined ? value : schema.safeParse(value)).toEqual(
          schema === undefined ? undefined : expect.objectContaining({ success: true }),
        );
    },
  );

  it('are at their calls: body, parameters and the answer of a success', () => {
    const document = withExamples(plain, [
      {
        call: 'GET /api/products/:sku',
        params: { sku: 'juice' },
        response: { sku: 'juice' },
      },
    ]);
    expect(document).toHaveProperty(['paths', '/api/products/{sku}', 'get'], {
      ...(plain as { paths: Record<string, { get: object }> }).paths['/api/products/{sku}']?.get,
      parameters: [expect.objectContaining({ name: 'sku', example: 'juice' })],
      responses: expect.objectContaining({
        '200': expect.objectContaining({
          content: { 'application/json': expect.objectContaining({ example: { sku: 'juice' } }) },
        }),
      }),
    });
  });

  it('are one for each call, of calls that there are', () => {
    const [example] = examples as [CallExample];
    expect(() => withExamples(plain, [example, example])).toThrow('two examples');
    expect(() => withExamples(plain, [{ call: 'GET /api/nothing', response: {} }])).toThrow(
      'no call',
    );
  });
});
