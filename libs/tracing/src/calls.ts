import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

/** The part of undici's request that its channels publish. */
interface UndiciRequest {
  readonly origin: string | URL;
  readonly method: string;
  addHeader(name: string, value: string): unknown;
}

interface UndiciMessage {
  readonly request: UndiciRequest;
  readonly response?: { readonly statusCode: number };
  readonly error?: Error;
}

interface HttpMessage {
  readonly request: ClientRequest;
  readonly response?: IncomingMessage;
}

type Listener = Parameters<typeof subscribe>[1];

/**
 * A span for each call over HTTP within a trace, by the channels on which undici (also as `fetch`) and
 * Node publish theirs. It names the server, never the path. Only `ownOrigins` hear of the trace: others
 * have no use for our ids. Returns a function that ends the subscriptions.
 */
export function traceCalls(tracer: Tracer, ownOrigins: ReadonlySet<string>): () => void {
  const spans = new WeakMap<object, Span>();
  const start = (key: object, method: string, url: URL) => {
    if (!trace.getActiveSpan()) return undefined;
    const attributes = { 'http.request.method': method, 'server.address': url.hostname };
    const options = { kind: SpanKind.CLIENT, attributes };
    const span = tracer.startSpan(`${method} ${url.hostname}`, options);
    spans.set(key, span);
    return span;
  };
  const note = (key: object, status: number) => {
    const span = spans.get(key)?.setAttribute('http.response.status_code', status);
    if (status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
  };
  const fail = (key: object, error: Error) =>
    spans
      .get(key)
      // Messages can contain addresses; codes do not.
      ?.setAttribute('error.type', 'code' in error ? String(error.code) : error.name)
      .setStatus({ code: SpanStatusCode.ERROR });
  const end = (key: object) => {
    spans.get(key)?.end();
    spans.delete(key);
  };
  const create = ({ request }: UndiciMessage) => {
    const span = start(request, request.method, new URL(request.origin));
    if (!span || !ownOrigins.has(new URL(request.origin).origin)) return;
    propagation.inject(trace.setSpan(context.active(), span), request, {
      set: (carrier, name, value) => void carrier.addHeader(name, value),
    });
  };
  const send = ({ request }: HttpMessage) => {
    const url = new URL(`${request.protocol}//${request.host}`);
    if (!start(request, request.method, url)) return;
    // The monitor leaves an error unhandled when nobody handles it.
    request.once(errorMonitor, (error: Error) => fail(request, error));
    request.once('close', () => end(request));
  };
  return listen({
    'undici:request:create': (message) => create(message as UndiciMessage),
    'undici:request:headers': (message) => {
      const { request, response } = message as UndiciMessage;
      if (response) note(request, response.statusCode);
    },
    'undici:request:trailers': (message) => end((message as UndiciMessage).request),
    'undici:request:error': (message) => {
      const { request, error } = message as UndiciMessage;
      if (error) fail(request, error);
      end(request);
    },
    'http.client.request.start': (message) => send(message as HttpMessage),
    'http.client.response.finish': (message) => {
      const { request, response } = message as HttpMessage;
      if (response?.statusCode !== undefined) note(request, response.statusCode);
    },
  });
}

function listen(listeners: Readonly<Record<string, Listener>>): () => void {
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
