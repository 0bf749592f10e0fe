/** One received call. */
export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  readonly body?: unknown;
}

/**
 * Handlers by line, `'GET /api/products/:sku'`. A handler returns the body of a success, or an `Answer`
 * from `answer()`. A call without a handler fails the test with a 501.
 */
export type Handlers = Readonly<
  Record<string, (call: RecordedCall, params: Readonly<Record<string, string>>) => unknown>
>;

const ANSWER = Symbol('answer');

export function answer(status: number, body: unknown = {}) {
  return { [ANSWER]: true, status, body };
}

export function fakeBackend(handlers: Handlers) {
  const calls: RecordedCall[] = [];
  const routes = Object.entries(handlers).map(([line, handle]) => {
    const [method = '', pattern = ''] = line.split(' ');
    const names = [...pattern.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '');
    const regex = new RegExp(`^${pattern.replace(/:[A-Za-z]+/g, '([^/]+)')}$`);
    return { method, names, regex, handle };
  });
  const fakeFetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://shop.test');
    const call: RecordedCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: (init.headers ?? {}) as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    calls.push(call);
    for (const route of routes) {
      const match = route.method === call.method ? route.regex.exec(url.pathname) : null;
      if (!match) continue;
      const params = Object.fromEntries(
        route.names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? '')]),
      );
      const result = await route.handle(call, params);
      const isAnswer = typeof result === 'object' && result !== null && ANSWER in result;
      const { status = 200, body = result } = (isAnswer ? result : {}) as Answer;
      return response(status, body);
    }
    return response(501, { errorCode: 'NO_HANDLER', message: `${call.method} ${call.path}` });
  };
  return { fetch: fakeFetch as typeof fetch, calls };
}

/** The part of a Response that the transport reads; jsdom has none. */
function response(status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: `status ${status}`,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text)),
  } as Response;
}
