import type { Clock } from '../../clock.js';
import type { Connection } from '../../database/database.js';
import type { Settings } from '../../settings/settings.js';
import { createMetrics, type Metrics } from './metrics.js';
import { addShopGauges } from './shop-gauges.js';

/** Serves the metrics, with those of the shops, on a port of their own; undefined without one. */
export function startMetrics(
  { metricsPort: port, host }: Settings,
  connection: Connection & { readonly clock: Clock },
  report: (message: string) => void,
): Metrics | undefined {
  if (port === undefined) return undefined;
  const metrics = createMetrics({ host, port });
  addShopGauges(metrics.registry, {
    ...connection,
    report: (error) => report(`The shops could not be counted (${String(error)})`),
  });
  return metrics;
}
