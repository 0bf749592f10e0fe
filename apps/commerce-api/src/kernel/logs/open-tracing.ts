import type { Tracing } from '@larder/tracing';
import type { Settings } from '../settings/settings.js';

/** Traces of this process, when a collector is set. Otherwise not even the code is loaded. */
export async function openTracing(
  { tracesEndpoint: endpoint, storefront }: Pick<Settings, 'tracesEndpoint' | 'storefront'>,
  report: (message: string) => void,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const { startTracing } = await import('@larder/tracing');
  const ownOrigins = storefront ? [storefront.url] : [];
  return startTracing({ service: 'commerce-api', endpoint, ownOrigins, report });
}
