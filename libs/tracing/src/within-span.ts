import {
  context,
  SpanStatusCode,
  trace,
  type Context,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';

interface NamedSpan extends SpanOptions {
  readonly name: string;
  readonly parent?: Context;
  /** Drops the span of work that returns no promise. */
  readonly isAwaited?: boolean;
}

/** Runs `work` in a span that ends with it, also when it fails. The error's message is not stored. */
export function withinSpan<T>(
  tracer: Tracer,
  { name, parent = context.active(), isAwaited = false, ...options }: NamedSpan,
  work: () => T,
): T {
  const span = tracer.startSpan(name, options, parent);
  const failed = (error: unknown): never => {
    const type = error instanceof Error ? error.name : typeof error;
    span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }).end();
    throw error;
  };
  try {
    const result = context.with(trace.setSpan(parent, span), work);
    if (result instanceof Promise) {
      const settled: unknown = result.then((value: unknown) => {
        span.end();
        return value;
      }, failed);
      return settled as T;
    }
    if (!isAwaited) span.end();
    return result;
  } catch (error) {
    return failed(error);
  }
}
