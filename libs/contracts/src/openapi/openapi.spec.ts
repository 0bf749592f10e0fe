/** @jest-environment node */
import { Spectral } from '@stoplight/spectral-core';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { allCalls } from './all-calls.js';
import type { Call, CallSchemas } from '../core/call.js';
import { openApiDocument } from './openapi.js';

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters?: { $ref?: string; name?: string; in?: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
}

const document = openApiDocument({ title: 'Larder', version: '1.0.0' }) as unknown as Document;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const calls: { domain: string; call: Call; wire: CallSchemas }[] = Object.entries(allCalls).flatMap(
  ([domain, table]) =>
    Object.values<Call>(table.calls).map((call) => ({
      domain,
      call,
      wire: (table.wire as Record<string, CallSchemas>)[call.id] as CallSchemas,
    })),
);

function operationOf(call: Call): Operation | undefined {
  const path = call.path.replace(/:(\w+)/g, '{$1}');
  return document.paths[path]?.[call.method.toLowerCase()];
}

function named(operation: Operation | undefined): string[] {
  return (operation?.parameters ?? []).map(
    (parameter) => parameter.name ?? (parameter.$ref as string),
  );
}

describe('openApiDocument', () => {
  it('describes every call of every domain, each under its own id', () => {
    expect(operations).toHaveLength(calls.length);
    expect(calls.filter(({ call }) => !operationOf(call))).toEqual([]);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(
      calls.length,
    );
  });

  it('groups the calls by their domain', () => {
    for (const { domain, call } of calls) expect(operationOf(call)?.tags).toEqual([domain]);
  });

  it('requires X-XSRF-TOKEN on every call that changes something, and on no other', () => {
    const token = '#/components/parameters/XsrfToken';
    for (const { call } of calls) {
      expect([call.path, named(operationOf(call)).includes(token)]).toEqual([
        call.path,
        call.method !== 'GET',
      ]);
    }
  });

  it('takes an Idempotency-Key where an order is placed, goods are claimed or a gift card is added', () => {
    const keyed = operations.filter(({ operation }) =>
      named(operation).includes('Idempotency-Key'),
    );
    expect(keyed.map(({ path }) => path)).toEqual([
      '/api/checkout',
      '/api/orders/{orderNumber}/claims',
      '/api/customers/digital-wallet/gift-card',
    ]);
  });

  it('ERR-13 describes refused and failed calls with the error body', () => {
    for (const { operation } of operations) {
      expect(operation.responses['4XX']).toEqual({ $ref: '#/components/responses/Refused' });
      expect(operation.responses['5XX']).toEqual({ $ref: '#/components/responses/Failed' });
    }
    expect(Object.keys(document.components.schemas['ApiErrorBody']?.['properties'] ?? {})).toEqual([
      'errorCode',
      'message',
      'customPayload',
      'fields',
    ]);
  });

  it('CONT-49 sends the contact form and photos as form data and everything else as JSON', () => {
    const types = operations.map(({ path, operation }) => [
      path,
      Object.keys(operation.requestBody?.content ?? {}),
    ]);
    const formData = types.filter(([, content]) => content?.includes('multipart/form-data'));
    expect(formData.map(([path]) => path)).toEqual([
      '/api/content/forms/contact',
      '/api/orders/{orderNumber}/claim-photos',
    ]);
    expect(formData.every(([, content]) => content?.length === 1)).toBe(true);
  });

  it('refers to shared schemas by name, and every name exists', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref);
    const known = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    const own = refs.filter((ref) => ref?.startsWith('#/components/schemas/'));
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter((ref) => !known.includes(ref ?? ''))).toEqual([]);
    expect(refs.filter((ref) => !ref?.startsWith('#/components/'))).toEqual([]);
  });

  it('is the same document every time', () => {
    const again = openApiDocument({ title: 'Larder', version: '1.0.0' });
    expect(JSON.stringify(again)).toBe(JSON.stringify(document));
  });

  it('has nothing that an OpenAPI linter objects to', async () => {
    const spectral = new Spectral();
    spectral.setRuleset({
      extends: [[oas as RulesetDefinition, 'all']],
      rules: {
        // The product is not published under a licence, and has no public address to write to.
        'info-license': 'off',
        'license-url': 'off',
        'contact-properties': 'off',
        // Parameters have the specification's names; a description would only repeat them.
        'oas3-parameter-description': 'off',
      },
    });
    const findings = await spectral.run(JSON.stringify(document));
    const lines = findings.map(
      ({ code, path, message }) => `${code} ${path.join('.')}: ${message}`,
    );
    expect([...new Set(lines)].slice(0, 20)).toEqual([]);
  }, 60_000);
});
