import type { ApiError } from '@larder/contracts';
import { errorCodes } from '@larder/contracts';
import type { InjectOptions } from 'fastify';
import type { Probe } from '../../testing/probe-server.js';
import { probeServer } from '../../testing/probe-server.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import { ApiFailure } from '../failure.js';

let shop: TestApp;
let probe: Probe;
beforeAll(async () => {
  shop = await testApp();
  probe = await probeServer(
    shop,
    {
      readNote: ({ params, query, context }) => {
        if (params.id === 'wild') throw new TypeError('secret detail of ours');
        if (params.id === 'gone') throw Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
        if (params.id === 'lies') return { id: 'x', size: 1.5, locale: '', tenant: '' };
        const answer = {
          id: params.id,
          size: query.size,
          locale: context.locale,
          tenant: context.tenant,
        };
        return params.id === 'leak' ? { ...answer, passwordHash: 'x' } : answer;
      },
      writeNote: ({ body }) => {
        if (body.text !== 'paid?') return { text: body.text };
        const paymentError = { code: 'P1', description: 'declined' };
        throw new ApiFailure(409, errorCodes.conflict, 'Not paid', { payload: { paymentError } });
      },
      touch: () => ({}),
    },
    { xsrf: false, maxAge: 60 },
  );
});
afterAll(async () => {
  await probe.server.close();
  await shop.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  probe.server.inject({ method: 'GET', url, headers });
const post = (payload: InjectOptions['payload'], type = 'application/json', url = '/api/probe') =>
  probe.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    ...(payload && { payload }),
  });

describe('a bound call', () => {
  it('gets checked parameters with their types and defaults', async () => {
    expect((await get('/api/probe/a')).json()).toMatchObject({ id: 'a', size: 3 });
    expect((await get('/api/probe/a?size=7')).json()).toMatchObject({ size: 7 });
  });

  it.each([
    ['/api/probe/toolong', 'id'],
    ['/api/probe/a?size=x', 'size'],
    ['/api/probe/a?size=1&size=2', 'size'],
  ])('refuses %s with 400 and the field', async (url, field) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<ApiError>().fields ?? {})).toEqual([field]);
  });

  it('returns its own success status, publicly cacheable only for GET', async () => {
    const written = await post('{"text":"hi"}');
    expect([written.statusCode, written.headers['cache-control']]).toEqual([201, 'no-store']);
    expect((await get('/api/probe/a')).headers['cache-control']).toBe('public, max-age=60');
    expect((await get('/api/probe/a?size=x')).headers['cache-control']).toBe('no-store');
  });

  it('API-005 accepts the JSON type without a body', async () => {
    expect((await post('', 'application/json', '/api/probe/touch')).statusCode).toBe(200);
  });

  it.each([
    ['alpha.test', 'de-AT', 'alpha', 'de-AT'],
    ['alpha.test', 'en', 'alpha', 'en'],
    ['ALPHA.TEST:8080', 'en-GB,de;q=0.5', 'alpha', 'en'],
    ['alpha.test, proxy', 'de', 'alpha', 'de-AT'],
    ['alpha.test', 'fr-FR, it', 'alpha', 'de-AT'],
    ['beta.test', 'de-AT', 'beta', 'en'],
    ['localhost', '', 'alpha', 'de-AT'],
  ])('for host %s and language "%s" works for %s in %s', async (host, language, tenant, locale) => {
    const answer = await get('/api/probe/a', {
      'x-forwarded-host': host,
      'accept-language': language,
    });
    expect(answer.json()).toMatchObject({ tenant, locale });
  });

  it('PLAT-06 refuses by 421 a host name that is no shop’s', async () => {
    const answer = await get('/api/probe/a', { 'x-forwarded-host': 'nobody.test' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      421,
      { errorCode: 'MISDIRECTED_REQUEST' },
    ]);
  });
});

describe('refusals and faults', () => {
  it('ERR-13 carry errorCode and customPayload.paymentError', async () => {
    const answer = await post('{"text":"paid?"}');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      errorCode: 'CONFLICT',
      message: 'Not paid',
      customPayload: { paymentError: { code: 'P1', description: 'declined' } },
    });
  });

  it('reveal no internal error, and log it with the request id', async () => {
    const answer = await get('/api/probe/wild', { 'x-request-id': 'find-me' });
    expect([answer.statusCode, answer.json<ApiError>().errorCode]).toEqual([500, 'INTERNAL_ERROR']);
    expect(answer.body).not.toContain('secret');
    expect(probe.lines.find((line) => line.includes('secret detail'))).toContain('find-me');
  });

  it('are a 503 with Retry-After while the database is away', async () => {
    const answer = await get('/api/probe/gone');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  });

  it.each(['lies', 'leak'])(
    'report responses that violate the contract (%s) outside production',
    async (id) => {
      expect((await get(`/api/probe/${id}`)).statusCode).toBe(500);
      const production = await probeServer(
        shop,
        { readNote: () => ({ id, size: 1.5, locale: '', tenant: '' }) },
        { checkResponses: false },
      );
      expect((await production.server.inject(`/api/probe/${id}`)).statusCode).toBe(200);
      await production.server.close();
    },
  );
});

describe('hostile bodies', () => {
  const nested = (depth: number) => `{"text":"x","more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  it.each([
    ['malformed JSON', '{"text":', 'application/json', 400],
    ['a bare string', '"x"', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['5,000 levels', nested(5_000), 'application/json', 400],
    ['100,000 levels', nested(100_000), 'application/json', 400],
    ['a prototype', '{"text":"x","__proto__":{"a":1}}', 'application/json', 400],
    ['a constructor', '{"text":"x","constructor":{"prototype":{"a":1}}}', 'application/json', 400],
    ['a NUL', '{"text":"a\\u0000b"}', 'application/json', 400],
    ['half a letter', '{"text":"\\ud800"}', 'application/json', 400],
    ['more than 256 kB', `{"text":"${'x'.repeat(300_000)}"}`, 'application/json', 413],
    ['a form', 'text=x', 'application/x-www-form-urlencoded', 415],
    ['a text', 'hello', 'text/plain', 415],
  ])('refuses %s and lives on', async (_name, payload, type, status) => {
    const answer = await post(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<ApiError>().errorCode).toMatch(/^(BAD_REQUEST|PAYLOAD_TOO_LARGE)$/);
    expect((await get('/api/probe/a')).statusCode).toBe(200);
  });
});
