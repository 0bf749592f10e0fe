import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StripeServer } from '../accounts/account.js';
import type { FakeStripeStore } from './fake-stripe-store.js';
import { createFakeStripeStore } from './fake-stripe-store.js';
import { calls } from './fake-endpoints.js';
import type { Answer } from './fixtures.js';
import { errorAnswer, Refusal } from './fixtures.js';
import { readForm } from './form.js';

/** A failure of the next matching calls. */
export interface Fault {
  readonly at: RegExp;
  readonly kind: 'server' | 'rateLimit' | 'keyInUse' | 'hangs' | 'cut';
  /** The call takes effect, and its response is lost. */
  readonly isDone?: boolean;
  times: number;
}

export interface FakeStripe {
  readonly server: StripeServer;
  readonly store: FakeStripeStore;
  /** Method and path of every call, with its idempotency key. */
  readonly requests: { readonly call: string; readonly key: string | undefined }[];
  fail(fault: Omit<Fault, 'times'> & { readonly times?: number }): void;
  close(): Promise<void>;
}

export const secretKey = 'sk_test_larder';
export const webhookSecret = 'whsec_larder_test_secret';

/** Stripe on loopback: the part that the adapter uses, in the shapes of the API reference. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const store = createFakeStripeStore();
  const requests: FakeStripe['requests'] = [];
  const faults: Fault[] = [];
  const kept = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const http = createServer((request, response) => {
    void serve({ store, requests, faults, responsesByKey: kept }, request, response);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    server: { protocol: 'http', host: '127.0.0.1', port },
    store,
    requests,
    fail: (fault) => void faults.push({ times: 1, ...fault }),
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

interface FakeServerState extends Pick<FakeStripe, 'store' | 'requests'> {
  readonly faults: Fault[];
  readonly responsesByKey: Map<string, { readonly request: string; readonly answer: Answer }>;
}

async function serve(
  registry: FakeServerState,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const [path, query = ''] = (request.url ?? '').split('?');
  const body = request.method === 'GET' ? query : Buffer.concat(parts).toString('utf8');
  const call = `${request.method} ${path}`;
  const key = request.headers['idempotency-key'] as string | undefined;
  registry.requests.push({ call, key });
  const fault = registry.faults.find(({ at, times }) => times > 0 && at.test(call));
  if (fault) fault.times -= 1;
  const isSigned = request.headers.authorization === `Bearer ${secretKey}`;
  const sent = { call, key, body };
  const answer = isSigned ? applyFault(registry, sent, fault) : errorAnswer('unauthorised');
  if (answer === 'hangs') return;
  if (answer === 'cut') return void request.socket.destroy();
  response.writeHead(answer.status, {
    'content-type': 'application/json',
    'request-id': `req_${registry.requests.length}`,
    'stripe-should-retry': 'false',
  });
  response.end(JSON.stringify(answer.body));
}

function applyFault(
  registry: FakeServerState,
  request: FakeRequest,
  fault: Fault | undefined,
): Answer | 'hangs' | 'cut' {
  if (!fault) return respondOnce(registry, request);
  if (fault.isDone) respondOnce(registry, request);
  const { call, key, body } = request;
  // Stripe keeps its own failures under the key as it keeps everything else.
  if (fault.kind === 'server' && key !== undefined)
    registry.responsesByKey.set(key, { request: `${call}?${body}`, answer: errorAnswer('server') });
  return fault.kind === 'hangs' || fault.kind === 'cut' ? fault.kind : errorAnswer(fault.kind);
}

interface FakeRequest {
  readonly call: string;
  readonly key: string | undefined;
  readonly body: string;
}

/** The first response to a key is repeated; other parameters with the same key are rejected. */
function respondOnce(
  { store: books, responsesByKey: kept }: FakeServerState,
  { call, key, body }: FakeRequest,
): Answer {
  if (key === undefined) {
    if (call.startsWith('POST')) throw new Error(`${call} came without an idempotency key`);
    return respondTo(books, call, body);
  }
  const request = `${call}?${body}`;
  const earlier = kept.get(key);
  if (earlier)
    return earlier.request === request ? earlier.answer : errorAnswer('keyWithOtherParameters');
  const answer = structuredClone(respondTo(books, call, body));
  kept.set(key, { request, answer });
  return answer;
}

function respondTo(books: FakeStripeStore, call: string, body: string): Answer {
  for (const [pattern, answer] of calls) {
    const found = pattern.exec(call);
    if (!found) continue;
    try {
      return { status: 200, body: answer(books, readForm(body), found[1] ?? '') };
    } catch (error) {
      if (error instanceof Refusal) return error.answer;
      throw error;
    }
  }
  return errorAnswer('missing');
}

/** Signature header of a Stripe webhook. */
export function signed(body: string, now: Date, secret = webhookSecret): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
