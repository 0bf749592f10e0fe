import { fakeBackend, answer } from '../testing/fake-backend.js';
import { send, type TransportOptions } from './transport.js';
import { urlOf } from './request.js';

const read = { id: 'getThing', method: 'GET', path: '/api/things/:id' } as const;
const change = { id: 'postThing', method: 'POST', path: '/api/things' } as const;

function transport(
  handlers: Parameters<typeof fakeBackend>[0],
  more: Partial<TransportOptions> = {},
) {
  const backend = fakeBackend(handlers);
  const inits: RequestInit[] = [];
  const options: TransportOptions = {
    fetch: (input, init) => {
      inits.push(init ?? {});
      return backend.fetch(input, init);
    },
    origin: '',
    locale: 'de-AT',
    requestId: 'abc-1',
    xsrfToken: () => Promise.resolve('token-7'),
    timeout: 1000,
    ...more,
  };
  return { options, calls: backend.calls, inits };
}

describe('transport', () => {
  it('API-001 API-003 API-004 API-005 API-006 sends credentials, token, request id and JSON headers', async () => {
    const { options, calls, inits } = transport({ 'POST /api/things': () => ({}) });
    await send({ call: change, args: { body: { a: 1 } } }, options);
    expect(inits[0]?.credentials).toBe('include');
    expect(calls[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-request-id': 'abc-1',
      'x-xsrf-token': 'token-7',
      'accept-language': 'de-AT',
    });
    expect(calls[0]?.body).toEqual({ a: 1 });
  });

  it('API-002 sends the token header with a read too, without fetching a token', async () => {
    const asked = jest.fn();
    const { options, calls } = transport(
      { 'GET /api/things/:id': () => ({}) },
      { xsrfToken: asked },
    );
    await send({ call: read, args: { params: { id: '1' } } }, options);
    expect(calls[0]?.headers).toHaveProperty('x-xsrf-token');
    expect(asked).not.toHaveBeenCalled();
  });

  it('API-005 leaves the content type of form data to the browser', async () => {
    const { options, calls } = transport({ 'POST /api/things': () => ({}) });
    await send({ call: change, args: { body: new FormData() } }, options);
    expect(calls[0]?.headers).not.toHaveProperty('content-type');
  });

  it('API-017 sends a list as one comma-separated value', () => {
    expect(
      urlOf(read, { params: { id: 'a b' }, query: { skus: ['1', '2'], off: undefined } }),
    ).toBe('/api/things/a%20b?skus=1%2C2');
  });

  it.each([
    ['slug', 'ERR-40'],
    ['sku', 'ERR-41'],
  ])('%s must not be empty (%s)', (name) => {
    const call = { id: 'x', method: 'GET', path: `/api/x/:${name}` } as const;
    expect(() => urlOf(call, { params: { [name]: '' } })).toThrow(
      `${name} must not be null or empty`,
    );
  });

  it('ERR-13 gives the error code, the message and the custom payload of a refused call', async () => {
    const body = {
      errorCode: '023',
      message: 'full',
      customPayload: { paymentError: { code: '51', description: 'declined' } },
    };
    const { options } = transport({ 'POST /api/things': () => answer(409, body) });
    expect(await send({ call: change, args: {} }, options)).toEqual({
      error: { status: 409, data: body },
    });
  });

  it('distinguishes a failed connection from an unreadable response', async () => {
    const lost = transport({}, { fetch: () => Promise.reject(new TypeError('refused')) });
    expect(await send({ call: change, args: {} }, lost.options)).toEqual({
      error: { status: 'NETWORK', data: { errorCode: '', message: 'refused' } },
    });
    const html = { ok: true, status: 200, statusText: 'OK', text: () => Promise.resolve('<html>') };
    const garbled = transport({}, { fetch: () => Promise.resolve(html as Response) });
    expect(await send({ call: change, args: {} }, garbled.options)).toMatchObject({
      error: { status: 'GARBLED' },
    });
  });
});
