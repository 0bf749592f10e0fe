import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** How a backend can fail a call. */
export type Fault =
  | 'slow'
  | 'reset'
  | 'error 500'
  | 'error 502'
  | 'truncated'
  | 'html'
  | 'shape'
  | 'huge'
  | 'refused';

export interface FaultProxy {
  readonly url: string;
  /** Calls that succeeded, without their queries. */
  readonly calls: string[];
  /** Fails the calls of some paths from now on. */
  fail(pattern: RegExp, fault: Fault): void;
  /** From now on everything works. */
  heal(): void;
  close(): Promise<void>;
}

const SLOW_MS = 5000;
const HUGE_BYTES = 50 * 1024 * 1024;

/** A proxy between a host and its backend. `target` is a host that serves the backend's paths. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const calls: string[] = [];
  let broken: { readonly pattern: RegExp; readonly fault: Fault } | undefined;
  const server = http.createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    calls.push(path);
    const fault = broken?.pattern.test(path) ? broken.fault : undefined;
    if (fault === undefined) return forward(target, request, response);
    return faults[fault](target, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    fail: (pattern, fault) => (broken = { pattern, fault }),
    heal: () => (broken = undefined),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Handle = (target: string, request: IncomingMessage, response: ServerResponse) => void;

/** The backend's response, with `change` applied to the body. */
function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  change?: (body: Buffer) => Buffer,
): void {
  const { hostname, port } = new URL(target);
  const host = request.headers['x-forwarded-host'] ?? request.headers.host;
  const options = {
    hostname,
    port,
    path: request.url,
    method: request.method,
    headers: { ...request.headers, host },
  };
  const onward = http.request(options as http.RequestOptions, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', () => response.destroy());
    answer.on('end', () => {
      const body = Buffer.concat(parts);
      const { 'transfer-encoding': _chunks, ...headers } = answer.headers;
      const changed = change ? change(body) : body;
      response.writeHead(answer.statusCode ?? 502, {
        ...headers,
        'content-length': changed.length,
      });
      response.end(changed);
    });
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** Responses that any cache may store, by their headers. */
function say(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'public, max-age=60' });
  response.end(text);
}

const faults: Readonly<Record<Fault, Handle>> = {
  slow: (target, request, response) => {
    setTimeout(() => forward(target, request, response), SLOW_MS);
  },
  reset: (_target, request, response) => {
    request.socket.resetAndDestroy();
    response.destroy();
  },
  refused: (_target, request) => request.socket.destroy(),
  'error 500': (_target, _request, response) =>
    say(response, 500, 'application/json', '{"errorCode":"INTERNAL","message":"broken"}'),
  'error 502': (_target, _request, response) =>
    say(response, 502, 'text/html', '<h1>Bad Gateway</h1>'),
  truncated: (target, request, response) =>
    forward(target, request, response, (body) => body.subarray(0, body.length / 2)),
  html: (_target, _request, response) =>
    say(response, 200, 'text/html', '<!doctype html><h1>Maintenance</h1>'),
  huge: (_target, _request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.on('error', () => undefined);
    // Sent piece by piece, so that its length is not known beforehand.
    const piece = Buffer.alloc(1024 * 1024, ' ');
    Readable.from(Array.from({ length: HUGE_BYTES / piece.length }, () => piece)).pipe(response);
  },
  shape: (_target, _request, response) =>
    say(response, 200, 'application/json', '[{"unexpected":null}]'),
};
