import type { ApiError } from '@larder/contracts';
import type { CallError } from './errors.js';
import { urlOf, type ApiRequest } from './request.js';

/** The part of a `Response` that the transport reads. */
export interface TransportResponse extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text'> {
  /** Parsed body of a response from the server's response cache. */
  readonly data?: unknown;
}

export type TransportFetch = (...request: Parameters<typeof fetch>) => Promise<TransportResponse>;

/** Environment of the transport; one for each store. */
export interface TransportOptions {
  /** `fetch` of the browser, or the server's own `fetch` that calls the backend. */
  readonly fetch: TransportFetch;
  /** Prefix of every path; empty in the browser. */
  readonly origin: string;
  readonly locale: string;
  /** PLAT-29: random identifier joined with a timestamp. */
  readonly requestId: string;
  /** XSRF token of the visitor; fetched before the first change. */
  readonly xsrfToken: () => Promise<string>;
  /** Called after every response (CUST-17, ERR-11). */
  readonly onResponse?: (answer: { readonly status: number; readonly call: string }) => void;
  /** Milliseconds after which a call counts as failed. */
  readonly timeout: number;
}

/** `meta` holds the status of the success. */
export type Outcome =
  | { readonly data: unknown; readonly meta?: { readonly status: number } }
  | { readonly error: CallError };

/** Sends one call by the transport rules API-001…006 and parses its response. Never throws. */
export async function send(line: ApiRequest, options: TransportOptions): Promise<Outcome> {
  try {
    const response = await options.fetch(
      options.origin + urlOf(line.call, line.args),
      await requestInitOf(line, options),
    );
    options.onResponse?.({ status: response.status, call: line.call.id });
    return await outcomeOf(response);
  } catch (error) {
    return { error: { status: 'NETWORK', data: { errorCode: '', message: messageOf(error) } } };
  }
}

async function requestInitOf(line: ApiRequest, options: TransportOptions): Promise<RequestInit> {
  const { body } = line.args;
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
  const changes = line.call.method !== 'GET';
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': options.locale,
    'x-request-id': options.requestId,
    'x-xsrf-token': changes ? await options.xsrfToken() : '',
    ...line.headers,
  };
  if (!isForm) headers['content-type'] = 'application/json';
  return {
    method: line.call.method,
    credentials: 'include',
    headers,
    signal: AbortSignal.timeout(options.timeout),
    ...(body === undefined
      ? changes && !isForm
        ? { body: '{}' }
        : {}
      : { body: isForm ? body : JSON.stringify(body) }),
  };
}

async function outcomeOf(response: TransportResponse): Promise<Outcome> {
  if (response.ok && response.data !== undefined) return { data: response.data };
  const text = await response.text();
  let data: unknown = {};
  try {
    if (text !== '') data = JSON.parse(text);
  } catch {
    const status = response.ok ? 'GARBLED' : response.status;
    return { error: { status, data: { errorCode: '', message: response.statusText } } };
  }
  return response.ok
    ? { data, meta: { status: response.status } }
    : { error: { status: response.status, data: apiErrorOf(data, response) } };
}

function apiErrorOf(data: unknown, response: TransportResponse): ApiError {
  const known = data as Partial<ApiError> | null;
  return {
    ...known,
    errorCode: typeof known?.errorCode === 'string' ? known.errorCode : '',
    message: typeof known?.message === 'string' ? known.message : response.statusText,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
