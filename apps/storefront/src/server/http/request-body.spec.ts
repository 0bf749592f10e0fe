/** @jest-environment node */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { connectBackend } from '../backend.js';
import { answerJson } from '../testing/fake-commerce.js';
import { sampleHost, type SampleHost } from '../testing/sample-host.js';
import { proxyRoutes } from './proxy.js';
import { drainBody } from './request-body.js';

const kB = 1024;
const MB = 1024 * kB;
const repetitions = 5;

type Framing = 'Content-Length' | 'chunked';

/** Sends a body on a real connection, in parts, and reads the whole response. */
function post(port: number, path: string, bytes: number, framing: Framing): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      const length =
        framing === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${bytes}`;
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\n` +
          `${length}\r\nconnection: close\r\n\r\n`,
      );
      void send(socket, bytes, framing);
    });
    socket.on('data', (part) => (text += part.toString('latin1')));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

async function send(socket: net.Socket, bytes: number, framing: Framing): Promise<void> {
  const part = Buffer.alloc(64 * kB, 'a');
  for (let left = bytes; left > 0 && !socket.destroyed; left -= part.length) {
    const piece = part.subarray(0, Math.min(left, part.length));
    if (framing === 'chunked') socket.write(`${piece.length.toString(16)}\r\n`);
    const isRoomy = socket.write(piece);
    if (framing === 'chunked') socket.write('\r\n');
    if (!isRoomy) await new Promise((resolve) => socket.once('drain', resolve));
  }
  if (framing === 'chunked') socket.write('0\r\n\r\n');
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

/** A backend that refuses a body before it has read it. */
async function hastyBackend() {
  const server = http.createServer((request, response) => {
    answerJson(response, 413, { errorCode: 'PAYLOAD_TOO_LARGE', message: 'too large' });
    request.on('error', () => undefined).resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<unknown>((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

let shop: SampleHost | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

describe('a body that is too large', () => {
  it.each([
    [1.1 * MB, 'Content-Length'],
    [1.1 * MB, 'chunked'],
    [12 * MB, 'Content-Length'],
    [12 * MB, 'chunked'],
  ] as const)(
    'passes on the 413 of a backend that responds early, each time: %d bytes, %s',
    async (bytes, framing) => {
      const backend = await hastyBackend();
      shop = await sampleHost({ env: { COMMERCE_API_URL: backend.url } });
      for (let i = 0; i < repetitions; i += 1)
        expect(statusOf(await post(shop.port, '/api/carts', Math.floor(bytes), framing))).toBe(413);
      await backend.close();
    },
  );

  it.each(['Content-Length', 'chunked'] as const)(
    'is cut off by the host beyond 32 MB, and the backend does not count as away: %s',
    async (framing) => {
      shop = await sampleHost();
      for (let i = 0; i < 2; i += 1)
        expect(statusOf(await post(shop.port, '/api/carts', 33 * MB, framing))).toBe(413);
      expect(shop.commerce.seen.some(({ url }) => url === '/api/carts')).toBe(false);
      expect((await shop.ask('/')).status).toBe(200);
    },
  );

  it.each(['Content-Length', 'chunked'] as const)(
    'gets 413 from the no-script forms beyond 64 kB: %s',
    async (framing) => {
      shop = await sampleHost();
      for (let i = 0; i < repetitions; i += 1)
        expect(statusOf(await post(shop.port, '/_plain/en/cart', 2 * MB, framing))).toBe(413);
    },
  );

  it('up to the limit is handed on whole', async () => {
    shop = await sampleHost();
    shop.commerce.handlers['/api/upload'] = ({ body }, response) =>
      answerJson(response, 200, { length: body.length });
    const answer = await post(shop.port, '/api/upload', 31 * MB, 'chunked');
    expect(answer).toContain(`{"length":${31 * MB}}`);
  });
});

/** A connection to a backend that hangs up as soon as a body begins. */
async function proxyToHangUp() {
  const server = net.createServer((socket) => socket.once('data', () => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const backend = connectBackend(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    false,
  );
  const app = fastify();
  app.addHook('onSend', async (request) => drainBody(request.raw));
  await app.register(proxyRoutes, { backend, isSecure: false, proxies: 0 });
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const close = async () => {
    await app.close();
    await backend.pool.destroy();
    server.close();
  };
  return { backend, port, close };
}

describe('a broken upload', () => {
  it('of 12 MB does not mark the backend as unavailable', async () => {
    const { backend, port, close } = await proxyToHangUp();
    expect(statusOf(await post(port, '/api/carts', 12 * MB, 'chunked'))).toBe(503);
    expect(backend.isDown()).toBe(false);
    await close();
  });

  it('a call that was sent whole does: the backend counts as away', async () => {
    const { backend, port, close } = await proxyToHangUp();
    expect(statusOf(await post(port, '/api/carts', 10, 'Content-Length'))).toBe(503);
    expect(backend.isDown()).toBe(true);
    await close();
  });

  it('that the visitor breaks off is not the backend’s', async () => {
    const { backend, port, close } = await proxyToHangUp();
    const head = 'POST /api/carts HTTP/1.1\r\nhost: a\r\ncontent-length: 9000\r\n\r\nabc';
    const socket = net.connect(port, '127.0.0.1', () => socket.end(head, () => socket.destroy()));
    await new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(backend.isDown()).toBe(false);
    await close();
  });
});
