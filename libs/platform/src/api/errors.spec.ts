import { classifyError, isUnreachable, type CallError } from './errors.js';

const withCode: CallError = { status: 409, data: { errorCode: '023', message: 'full' } };
const paymentError = { code: '51', description: 'declined' };

describe('error classes', () => {
  it('ERR-14 a payment error is recognised by its payload', () => {
    const error = {
      status: 402,
      data: { errorCode: '', message: '', customPayload: { paymentError } },
    };
    expect(classifyError(error)).toEqual({ kind: 'paymentError', ...paymentError });
  });

  it('ERR-15 a backend error code makes it the gateway’s', () => {
    expect(classifyError(withCode)).toEqual({
      kind: 'retailGateway',
      errorCode: '023',
      message: 'full',
    });
  });

  it('ERR-16 anything else carries status and text', () => {
    expect(classifyError({ status: 418, data: { errorCode: '', message: 'teapot' } })).toEqual({
      kind: 'other',
      status: '418',
      text: 'teapot',
    });
  });

  it('ERR-17 the payment error outranks the gateway’s', () => {
    const both = { status: 409, data: { ...withCode.data, customPayload: { paymentError } } };
    expect(classifyError(both).kind).toBe('paymentError');
  });

  it.each([
    ['ERR-09', 'NETWORK', true],
    ['ERR-09', 502, true],
    ['ERR-10', 501, true],
    ['ERR-10', 503, true],
    ['ERR-10', 500, false],
    ['ERR-10', 404, false],
  ] as const)('%s counts status %s as unreachable: %s', (_id, status, expected) => {
    expect(isUnreachable({ status, data: { errorCode: '', message: '' } })).toBe(expected);
  });
});
