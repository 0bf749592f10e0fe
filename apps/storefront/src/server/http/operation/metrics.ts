import type { FastifyInstance } from 'fastify';
import type { Pool } from 'undici';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { routeOf } from './page-label.js';

/** Where a page came from. */
export type PageSource = 'fresh' | 'stale' | 'rendered' | 'overloaded';

export interface MetricSources {
  readonly pool: Pool;
  readonly cache: { readonly bytes: number };
  readonly queue: { readonly running: number; readonly waiting: number };
  /** Shops that are taken out because of a fault in their configuration. */
  readonly closed: readonly { readonly tenant: string }[];
}

export interface HostMetrics {
  readonly registry: Registry;
  /** Measures every request that reaches the framework. */
  observe(app: FastifyInstance): void;
  /** Reads the state of the host at each scrape. */
  watch(sources: MetricSources): void;
  countPage(source: PageSource): void;
  countAsset(): void;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Rate, errors and duration of pages and calls, caches and queues, and the process itself. */
export function createHostMetrics(): HostMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, page or pattern of the path, and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const pages = new Counter({
    name: 'pages_served_total',
    help: 'Pages by source: fresh or stale from the cache, rendered, or left to the browser.',
    labelNames: ['source'],
    registers,
  });
  const assets = new Counter({
    name: 'assets_served_total',
    help: 'Files of the build that were served from memory.',
    registers,
  });
  return {
    registry,
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        const labels = { route: routeOf(request), status: reply.raw.statusCode };
        requests.observe({ method: request.method, ...labels }, reply.elapsedTime / 1000);
      });
    },
    watch: (sources) => watchHost(registry, sources),
    countPage: (source) => pages.inc({ source }),
    countAsset: () => assets.inc(),
  };
}

function watchHost(registry: Registry, { pool, cache, queue, closed }: MetricSources): void {
  const registers = [registry];
  new Gauge({
    name: 'shop_closed',
    help: 'Shops by tenant: 1 is taken out because of a fault in its configuration.',
    labelNames: ['tenant'],
    registers,
    collect() {
      this.reset();
      for (const { tenant } of closed) this.set({ tenant }, 1);
    },
  });
  const gauge = (name: string, help: string, read: () => Readonly<Record<string, number>>) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, value] of Object.entries(read())) this.set({ state }, value);
      },
    });
  gauge('render_queue_pages', 'Pages that are rendered, and that wait for it.', () => ({
    running: queue.running,
    waiting: queue.waiting,
  }));
  gauge(
    'backend_pool_requests',
    'Requests to the backend, and that wait for a connection.',
    () => ({
      running: pool.stats.running,
      waiting: pool.stats.queued,
    }),
  );
  gauge('page_cache_bytes', 'Memory of the page cache.', () => ({ used: cache.bytes }));
}
