import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import webPush from 'web-push';
import { webPushService } from '../web-push-service.js';

interface Received {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  /** What the browser would read. */
  readonly text: string;
}

/** A browser's key pair, which decrypts what was encrypted for it (RFC 8291). */
export function createBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: {
      p256dh: keys.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const secret = hkdf(keys.computeSecret(sender), auth, info, 32);
      const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(body.subarray(-16));
      const text = Buffer.concat([cipher.update(body.subarray(21 + length, -16)), cipher.final()]);
      // The last byte marks the end of the text.
      return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** Behaves like the push service of a browser: `answer` decides by path what it answers. */
export async function pushServer() {
  const received: Received[] = [];
  const browser = createBrowser();
  const answer = { status: 201, headers: {} as Record<string, string> };
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = browser.decrypt(Buffer.concat(parts));
      received.push({ path: request.url ?? '', headers: request.headers, text });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  // A connection that it closes just when the next message takes it fails that message.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:shop@example.test' };
  const origin = 'https://push.example.test';
  const real = webPushService(vapid, (endpoint) => endpoint.startsWith(origin));
  return {
    received,
    answer,
    subscription: (name: string) => ({ endpoint: `${origin}/${name}`, keys: browser.keys }),
    /** The service under test; its requests come here instead of to the internet. */
    service: {
      ...real,
      send: (message: Parameters<typeof real.send>[0], signal: AbortSignal) => {
        const { pathname } = new URL(message.endpoint);
        return real.send({ ...message, endpoint: `http://127.0.0.1:${port}${pathname}` }, signal);
      },
    },
    publicKey: vapid.publicKey,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
