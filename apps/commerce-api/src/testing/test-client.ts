import type { FastifyInstance, InjectOptions } from 'fastify';
import { sessionCookie, xsrfCookie, xsrfHeader } from '../kernel/http/session.js';

type Headers = Readonly<Record<string, string>>;

export interface TestAnswer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/**
 * A browser as far as the backend sees one: it keeps its cookies, gets its XSRF token before the
 * first state change and sends it. `Body` is what the caller expects; nothing checks it.
 */
export interface TestClient {
  /** Cookies by name, to look at or to tamper with. */
  readonly cookies: Map<string, string>;
  get<Body>(url: string, headers?: Headers): Promise<TestAnswer<Body>>;
  post<Body>(url: string, body?: unknown, headers?: Headers): Promise<TestAnswer<Body>>;
  put<Body>(url: string, body?: unknown, headers?: Headers): Promise<TestAnswer<Body>>;
  delete<Body>(url: string, headers?: Headers): Promise<TestAnswer<Body>>;
}

/** Form data with its boundary, anything else as JSON. */
async function encode(body: unknown): Promise<{ payload: string | Buffer; type: string }> {
  if (!(body instanceof FormData))
    return { payload: body === undefined ? '' : JSON.stringify(body), type: 'application/json' };
  const request = new Response(body);
  const payload = Buffer.from(await request.arrayBuffer());
  return { payload, type: request.headers.get('content-type') ?? '' };
}

export function testClient(app: FastifyInstance, standard: Headers): TestClient {
  const cookies = new Map<string, string>();

  async function send<Body>(
    options: InjectOptions & { headers?: Headers },
  ): Promise<TestAnswer<Body>> {
    const token = cookies.get(xsrfCookie);
    const answer = await app.inject({
      ...options,
      cookies: Object.fromEntries(cookies),
      headers: {
        ...standard,
        ...(token !== undefined && { [xsrfHeader]: token }),
        ...options.headers,
      },
    });
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const content: unknown = isJson && answer.body !== '' ? JSON.parse(answer.body) : answer.body;
    const body = (content === '' ? undefined : content) as Body;
    return { status: answer.statusCode, body, headers: answer.headers };
  }

  async function change<Body>(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: unknown,
    headers: Headers = {},
  ) {
    if (!cookies.has(sessionCookie)) await send({ method: 'GET', url: '/api/csrf' });
    const { payload, type } = await encode(body);
    return send<Body>({ method, url, payload, headers: { 'content-type': type, ...headers } });
  }

  return {
    cookies,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers) => change('POST', url, body, headers),
    put: (url, body, headers) => change('PUT', url, body, headers),
    delete: (url, headers) => change('DELETE', url, undefined, headers),
  };
}
