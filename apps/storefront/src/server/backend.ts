import { Pool } from 'undici';

export interface BackendRequest {
  readonly method: 'GET' | 'HEAD';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** The connections to the commerce backend, shared by rendering and by the proxy. */
export interface Backend {
  readonly pool: Pool;
  /** `fetch` for the pages of the shop at a host name. */
  fetchFor(host: string): typeof fetch;
  /** True for a while after the backend could not be reached. */
  isDown(): boolean;
  noteFailure(): void;
  noteSuccess(): void;
  close(): Promise<void>;
}

/** How long a failed connection counts, in milliseconds. */
const DOWN_MS = 5000;
const CONNECTIONS = 64;
/** Answers bigger than this are no data of a page. */
const MOST_BYTES = 16 * 1024 * 1024;

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
    isDown: () => performance.now() - failedAt < DOWN_MS,
    noteFailure: () => (failedAt = performance.now()),
    noteSuccess: () => (failedAt = -Infinity),
    close: () => pool.close(),
    fetchFor: (host) => {
      const forwarded = {
        'x-forwarded-host': host,
        'x-forwarded-proto': isSecure ? 'https' : 'http',
      };
      return lightFetch(backend, forwarded);
    },
  };
  return backend;
}

/**
 * As much of `fetch` as rendering uses, straight on the connection pool: a page makes many calls,
 * and the full one costs more than the rendering.
 */
function lightFetch(backend: Backend, forwarded: Readonly<Record<string, string>>): typeof fetch {
  const call = async (input: unknown, init: RequestInit = {}) => {
    try {
      const answer = await backend.pool.request({
        method: 'GET',
        path: String(input),
        headers: { ...(init.headers as Record<string, string>), ...forwarded },
        signal: init.signal ?? null,
      });
      backend.noteSuccess();
      const length = Number(answer.headers['content-length'] ?? 0);
      if (length > MOST_BYTES) {
        answer.body.destroy();
        throw new Error(`answer of ${length} bytes refused`);
      }
      return responseOf(answer.statusCode, await answer.body.text());
    } catch (error) {
      backend.noteFailure();
      throw error;
    }
  };
  return call as typeof fetch;
}

function responseOf(status: number, text: string) {
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: `status ${status}`,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text) as unknown),
  };
}
