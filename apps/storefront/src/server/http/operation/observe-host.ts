import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/settings.js';
import { writeAccessLog, type LogCachedPage } from './access-log.js';
import { createHostMetrics, type MetricSources, type PageSource } from './metrics.js';
import { serveMetrics } from './metrics-server.js';

/** Access log and metrics of a host, as far as its settings ask for them. */
export interface HostObserver {
  /** For responses that the framework does not see. */
  onServed(kind: 'asset' | 'page', request: IncomingMessage, status: number): void;
  readonly countPage: ((source: PageSource) => void) | undefined;
  attach(app: FastifyInstance): void;
  /** Reads the state of the host at each scrape. */
  watch(sources: MetricSources): void;
}

export function observeHost(
  settings: Pick<Settings, 'host' | 'metricsPort' | 'hasAccessLog'>,
): HostObserver {
  const { host, metricsPort: port, hasAccessLog } = settings;
  const metrics = port === undefined ? undefined : createHostMetrics();
  let logCachedPage: LogCachedPage | undefined;
  return {
    onServed(kind, request, status) {
      if (kind === 'asset') return metrics?.countAsset();
      metrics?.countPage('fresh');
      logCachedPage?.(request, status);
    },
    countPage: metrics?.countPage,
    attach(app) {
      if (hasAccessLog) logCachedPage = writeAccessLog(app);
      if (!metrics || port === undefined) return;
      metrics.observe(app);
      serveMetrics(app, metrics.registry, { host, port });
    },
    watch: (sources) => metrics?.watch(sources),
  };
}
