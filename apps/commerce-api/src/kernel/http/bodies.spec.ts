import { connect } from 'node:net';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

const kB = 1024;
const MB = 1024 * kB;
const repetitions = 4;

type Framing = 'Content-Length' | 'chunked';

let shop: TestApp;
let port = 0;
let own: readonly string[] = [];
beforeAll(async () => {
  shop = await testApp();
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
  const { headers } = await fetch(`${address}/api/csrf`);
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  own = [`Cookie: ${cookies.join('; ')}`, `X-XSRF-TOKEN: ${token}`];
});
afterAll(() => shop.close());

interface Sent {
  readonly path?: string;
  readonly type?: string;
  readonly headers?: readonly string[];
  readonly framing?: Framing;
}

/** Sends a body on a real connection, in parts, and returns status and text of the response. */
function post(body: Buffer, { path = '/api/carts/items', type, headers = own, framing }: Sent) {
  const isChunked = framing === 'chunked';
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: alpha.test',
    `Content-Type: ${type ?? 'application/json'}`,
    isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
    ...headers,
    'Connection: close',
  ];
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', async () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      for (let at = 0; at < body.length && !socket.destroyed; at += 64 * kB) {
        const part = body.subarray(at, at + 64 * kB);
        if (isChunked) socket.write(`${part.length.toString(16)}\r\n`);
        const isRoomy = socket.write(part);
        if (isChunked) socket.write('\r\n');
        if (!isRoomy) await new Promise((go) => socket.once('drain', go));
      }
      if (isChunked) socket.write('0\r\n\r\n');
    });
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }),
    );
  });
}

describe('what a client sends', () => {
  it.each([
    ['1.1 MB', 1.1 * MB, 'Content-Length'],
    ['1.1 MB', 1.1 * MB, 'chunked'],
    ['12 MB', 12 * MB, 'Content-Length'],
    ['12 MB', 12 * MB, 'chunked'],
  ] as const)('beyond the limit gets 413 each time: %s, %s', async (_name, bytes, framing) => {
    const body = Buffer.alloc(bytes, '1');
    for (let i = 0; i < repetitions; i += 1) {
      const { status, text } = await post(body, { framing });
      expect(status).toBe(413);
      expect(text).toContain('PAYLOAD_TOO_LARGE');
    }
  });

  it.each(['Content-Length', 'chunked'] as const)(
    'beyond the limit of an upload gets 413: %s',
    async (framing) => {
      const body = Buffer.alloc(32 * MB, '1');
      const path = '/api/content/forms/contact';
      const type = 'multipart/form-data; boundary=x';
      for (let i = 0; i < 2; i += 1)
        expect((await post(body, { path, type, framing })).status).toBe(413);
    },
  );

  it.each(['Content-Length', 'chunked'] as const)(
    'in 12 MB without a token gets its 403: %s',
    async (framing) => {
      const body = Buffer.alloc(12 * MB, '1');
      for (let i = 0; i < repetitions; i += 1)
        expect((await post(body, { headers: [], framing })).status).toBe(403);
    },
  );

  it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])(
    'of the wrong type gets 415: %s',
    async (type) => {
      expect((await post(Buffer.from('{}'), { type })).status).toBe(415);
      expect((await post(Buffer.alloc(2 * MB), { type, framing: 'chunked' })).status).toBe(415);
    },
  );

  it.each([
    ['malformed JSON', '{"sku":'],
    ['something behind JSON', '{} {}'],
    ['a prototype', '{"__proto__":{}}'],
    ['lists in lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects in objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
    ['depth without an end', '['.repeat(200_000)],
    ['one level too many', `${'['.repeat(65)}${']'.repeat(65)}`],
  ])('as %s gets 400', async (_name, text) => {
    expect((await post(Buffer.from(text), {})).status).toBe(400);
  });

  it('as brackets inside a text is not deep', async () => {
    const sku = `"\\"${'['.repeat(100)}`;
    const { text } = await post(Buffer.from(`{"sku":"x${sku.slice(1)}","quantity":1}`), {});
    expect(text).not.toContain('nests too deeply');
  });
});
