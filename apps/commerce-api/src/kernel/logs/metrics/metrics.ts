import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { serveMetrics } from './metrics-server.js';

export interface Metrics {
  readonly registry: Registry;
  /** Measures every call of a server, and its jobs, and serves the result. */
  observe(app: FastifyInstance): void;
}

const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const jobBuckets = [0.01, 0.1, 1, 10, 60];

/**
 * Rate, errors and duration of calls and jobs, and the process itself: memory, processor, event loop.
 * Served at `address`, if it is given.
 */
export function createMetrics(address?: { readonly host: string; readonly port: number }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of calls by method, pattern of the path and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: callBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of scheduled jobs by name and outcome.',
    labelNames: ['name', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  return {
    registry,
    observe(app) {
      if (address) serveMetrics(app, registry, address);
      app.addHook('onResponse', async (request, reply) => {
        // Unknown paths share one label, because clients can send any.
        const route = request.routeOptions.url ?? 'none';
        const labels = { method: request.method, route, status: reply.statusCode };
        calls.observe(labels, reply.elapsedTime / 1000);
      });
      app.decorate('observeJob', (name: string, outcome: 'done' | 'failed', ms: number) => {
        jobs.observe({ name, outcome }, ms / 1000);
      });
    },
  };
}
