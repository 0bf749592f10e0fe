import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the request's trace; absent where nothing is traced. */
    traceId?: string;
  }
}

export interface RequestTracing {
  /** What a request asks for, with few different values; read after the response. */
  readonly routeOf: (request: FastifyRequest) => string;
  /**
   * Whether callers may name the trace that a request belongs to. A visitor may not: they could
   * choose ids and have every request stored.
   */
  readonly isJoined: boolean;
}

/** A span for each request but probes. It has no path and no query: both can be personal. */
export function traceRequests(
  app: FastifyInstance,
  tracer: Tracer,
  { routeOf, isJoined }: RequestTracing,
): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.url?.startsWith('/health/')) return done();
    const parent = isJoined ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': request.method, 'request.id': request.id };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
    const own = trace.setSpan(parent, span);
    contexts.set(request, own);
    request.traceId = span.spanContext().traceId;
    return context.with(own, done);
  });
  // Reading a body leaves the context: its events belong to the connection.
  app.addHook('preValidation', (request, _reply, done) =>
    context.with(contexts.get(request) ?? context.active(), done),
  );
  app.addHook('onResponse', async (request, reply) => {
    const span = trace.getSpan(contexts.get(request) ?? ROOT_CONTEXT);
    if (!span) return;
    const route = routeOf(request);
    const status = reply.raw.statusCode;
    span.updateName(`${request.method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  });
}
