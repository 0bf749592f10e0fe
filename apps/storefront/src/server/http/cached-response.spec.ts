/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { acceptedEncoding, createCachedResponse, sendCachedResponse } from './cached-response.js';

const br = brotliCompressSync('plain');
const answer = createCachedResponse({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from('plain'),
  encoded: { br, gzip: Buffer.from('gz') },
});

function ask(headers: Record<string, string>, method = 'GET') {
  const sent = { status: 0, head: {} as Record<string, string>, body: undefined as unknown };
  const response = {
    writeHead: (status: number, head: string[]) => {
      sent.status = status;
      for (let i = 0; i < head.length; i += 2) sent.head[head[i] ?? ''] = head[i + 1] ?? '';
    },
    end: (body: unknown) => void (sent.body = body),
  } as unknown as ServerResponse;
  sendCachedResponse({ headers, method } as unknown as IncomingMessage, response, answer);
  return { ...sent, body: sent.body === undefined ? undefined : String(sent.body) };
}

describe('a cached response', () => {
  it.each([
    [undefined, 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5', 'br'],
    ['br;q=0.2, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['gzip;q=0, br;q=0.0', 'identity'],
  ])('for accept-encoding %s is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  it('is sent in the best form, with its length', () => {
    expect(ask({ 'accept-encoding': 'br' })).toMatchObject({
      status: 200,
      body: String(br),
      head: {
        'content-encoding': 'br',
        'content-length': String(br.length),
        vary: 'accept-encoding',
      },
    });
  });

  it('stores only the compressed body, and decompresses it for clients without compression', () => {
    const plain = ask({});
    expect(plain).toMatchObject({ status: 200, body: 'plain', head: { 'content-length': '5' } });
    expect(plain.head['content-encoding']).toBeUndefined();
    const large = Buffer.alloc(100_000, 'a');
    const packed = { br: brotliCompressSync(large) };
    const kept = createCachedResponse({ status: 200, headers: {}, body: large, encoded: packed });
    expect(kept.bytes).toBeLessThan(4000);
  });

  it('is sent in an encoding that it has, even if the client prefers another', () => {
    expect(acceptedEncoding('br;q=0.2, gzip', ['br'])).toBe('br');
    expect(acceptedEncoding('gzip', ['br'])).toBe('identity');
  });

  it('is not sent again to who has it', () => {
    const sent = ask({ 'if-none-match': `"x", ${answer.etag}`, 'accept-encoding': 'br' });
    expect(sent).toMatchObject({ status: 304, body: undefined });
    expect(Object.keys(sent.head)).not.toContain('content-length');
    expect(sent.head['etag']).toBe(answer.etag);
  });

  it('has no body for HEAD', () => {
    expect(ask({}, 'HEAD')).toMatchObject({ status: 200, body: undefined });
  });
});
