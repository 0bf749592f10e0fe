import type { Readable } from 'node:stream';
import { Pool } from 'undici';

export interface BackendRequest {
  readonly method: 'GET' | 'HEAD';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** The part of a `Response` that rendering reads. */
export interface BackendResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly statusText: string;
  /** False when the body does not match the contract. */
  readonly isFit?: boolean;
  /** Whether the backend marks it as the same for every visitor. */
  readonly isPublic: boolean;
  /** The parsed body, when it is cached. */
  readonly data?: unknown;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

export type BackendFetch = (...request: Parameters<typeof fetch>) => Promise<BackendResponse>;

/** The part of `BackendFetch` that reading JSON needs; a `fetch` fits too. */
export type JsonFetch = (
  path: string,
  init?: RequestInit,
) => Promise<Pick<BackendResponse, 'ok' | 'status' | 'json'>>;

/** Connection pool to the commerce backend, shared by rendering and the proxy. */
export interface Backend {
  readonly pool: Pool;
  /** `fetch` for the pages of the shop at a host name. */
  fetchFor(host: string): BackendFetch;
  /** True for a while after the backend was unreachable. */
  isDown(): boolean;
  noteFailure(): void;
  noteSuccess(): void;
  close(): Promise<void>;
}

/** Milliseconds for which a failed connection counts. */
const DOWN_FOR_MS = 5000;
const CONNECTIONS = 64;
/** Maximum size of a response that a page may use. */
const MAX_BYTES = 16 * 1024 * 1024;

export function connectBackend(origin: string, isSecure: boolean): Backend {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    connect: { timeout: 2000 },
    headersTimeout: 15_000,
    bodyTimeout: 30_000,
    keepAliveTimeout: 4000,
  });
  let failedAt = -Infinity;
  const backend: Backend = {
    pool,
    isDown: () => performance.now() - failedAt < DOWN_FOR_MS,
    noteFailure: () => (failedAt = performance.now()),
    noteSuccess: () => (failedAt = -Infinity),
    close: () => pool.close(),
    fetchFor: (host) => {
      const forwarded = {
        'x-forwarded-host': host,
        'x-forwarded-proto': isSecure ? 'https' : 'http',
      };
      return createBackendFetch(backend, forwarded);
    },
  };
  return backend;
}

/**
 * The part of `fetch` that rendering uses, directly on the connection pool: a page makes many calls,
 * and the full `fetch` costs more than the rendering.
 */
function createBackendFetch(
  backend: Backend,
  forwarded: Readonly<Record<string, string>>,
): BackendFetch {
  return async (input, init = {}) => {
    try {
      const answer = await backend.pool.request({
        method: 'GET',
        path: String(input),
        headers: { ...(init.headers as Record<string, string>), ...forwarded },
        signal: init.signal ?? null,
      });
      backend.noteSuccess();
      const length = Number(answer.headers['content-length'] ?? 0);
      if (length > MAX_BYTES) {
        answer.body.destroy();
        throw new Error(`answer of ${length} bytes refused`);
      }
      const isPublic = String(answer.headers['cache-control'] ?? '').startsWith('public');
      return answerOf(answer.statusCode, await textOf(answer.body), isPublic);
    } catch (error) {
      backend.noteFailure();
      throw error;
    }
  };
}

/** Limits responses without a content length too. */
async function textOf(body: Readable): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BYTES) throw new Error(`answer of more than ${MAX_BYTES} bytes refused`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function answerOf(status: number, text: string, isPublic: boolean): BackendResponse {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: `status ${status}`,
    isPublic,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
  };
}
