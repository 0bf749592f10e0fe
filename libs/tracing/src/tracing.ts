import { diag, DiagLogLevel, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import { traceCalls } from './calls.js';
import { tracePort, traceStatements } from './objects.js';
import { traceRequests, type RequestTracing } from './requests.js';
import { withinSpan } from './within-span.js';

export interface TracingOptions {
  /** Name of the process in traces, unless `OTEL_SERVICE_NAME` gives another. */
  readonly service: string;
  /** Base address of an OpenTelemetry collector, to which `/v1/traces` is added. */
  readonly endpoint: string;
  /** Origins of our own processes, which continue a trace. */
  readonly ownOrigins?: readonly string[];
  /** Told when spans cannot be delivered. */
  readonly report: (message: string) => void;
}

/** Spans of one process, sent to a collector. */
export interface Tracing {
  /** Traces the requests of a server, and stops with it. */
  observe(app: FastifyInstance, options: RequestTracing): void;
  /** The client of a database, whose statements become spans. */
  statements<T extends object>(client: T): T;
  /** A port to somebody outside, whose calls become spans. */
  port<T extends object>(name: string, object: T): T;
  /** Runs a scheduled job in a trace of its own. */
  job<T>(name: string, work: () => T): T;
  /** For each log line that is written within a trace. */
  readonly logFields: () => { readonly traceId?: string };
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Starts to trace this process. Sampling, names and headers are read from the standard variables
 * (`OTEL_TRACES_SAMPLER`, `OTEL_RESOURCE_ATTRIBUTES`, `OTEL_EXPORTER_OTLP_HEADERS`).
 */
export function startTracing(options: TracingOptions): Tracing {
  const { service, endpoint, ownOrigins = [], report } = options;
  const warn = (message: string) => report(`OpenTelemetry: ${message}`);
  const silent = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(
        new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      ),
    ],
  });
  // Sets the propagation of W3C Trace Context and the context of asynchronous calls.
  provider.register();
  const tracer = provider.getTracer('larder');
  const endCalls = traceCalls(tracer, new Set(ownOrigins.map((one) => new URL(one).origin)));
  const stop = async () => {
    endCalls();
    await provider.shutdown().catch((error: unknown) => warn(String(error)));
  };
  return {
    observe(app, requests) {
      traceRequests(app, tracer, requests);
      app.addHook('onClose', stop);
    },
    statements: (client) => traceStatements(tracer, client),
    port: (name, object) => tracePort(tracer, name, object),
    job: (name, work) => withinSpan(tracer, { name: `job ${name}`, parent: ROOT_CONTEXT }, work),
    logFields() {
      const span = trace.getActiveSpan();
      return span ? { traceId: span.spanContext().traceId } : {};
    },
    stop,
  };
}
