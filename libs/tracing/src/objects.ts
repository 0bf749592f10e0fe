import { SpanKind, trace, type Tracer } from '@opentelemetry/api';
import { withinSpan } from './within-span.js';

type Method = (...args: unknown[]) => unknown;

/** An object whose methods are replaced when they are read; fields and private members stay its own. */
function withMethods<T extends object>(
  object: T,
  replace: (name: string, method: Method) => Method,
): T {
  return new Proxy(object, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      return replace(key, (...args) => Reflect.apply(value, target, args) as unknown);
    },
  });
}

/**
 * A span for each call of a port within a trace, `payments.start` for example. What answers at once
 * asks nobody, and has none.
 */
export function tracePort<T extends object>(tracer: Tracer, port: string, object: T): T {
  return withMethods(object, (name, method) => (...args) => {
    if (!trace.getActiveSpan()) return method(...args);
    return withinSpan(tracer, { name: `${port}.${name}`, isAwaited: true }, () => method(...args));
  });
}

const MAX_TEXT = 1000;

/** The statement of a driver's `query(text)` or `query({ name, text })`. */
function statementOf(query: unknown): { readonly name?: string; readonly text: string } {
  if (typeof query === 'string') return { text: query };
  const { name, text } = query as { readonly name?: unknown; readonly text?: unknown };
  return {
    text: typeof text === 'string' ? text : '',
    ...(typeof name === 'string' && { name }),
  };
}

/**
 * A span for each statement within a trace, of a pool of `pg` or of PGlite, and of their transactions.
 * It has the text with its placeholders, never the parameters.
 */
export function traceStatements<T extends object>(tracer: Tracer, client: T): T {
  const traced = (object: unknown) =>
    typeof object === 'object' && object !== null ? traceStatements(tracer, object) : object;
  return withMethods(client, (key, method) => {
    if (key === 'connect')
      return (...args) => {
        const connected = method(...args);
        return connected instanceof Promise ? connected.then(traced) : connected;
      };
    if (key === 'transaction')
      return (work) => method((tx: unknown) => (work as Method)(traced(tx)));
    if (key !== 'query') return method;
    return (query, ...args) => {
      if (!trace.getActiveSpan()) return method(query, ...args);
      const { name, text } = statementOf(query);
      const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'QUERY';
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': text.slice(0, MAX_TEXT),
      };
      const span = { name: name ?? operation, kind: SpanKind.CLIENT, attributes };
      return withinSpan(tracer, span, () => method(query, ...args));
    };
  });
}
