import type { Tracing } from '@larder/tracing';
import type { Settings } from '../../settings/settings.js';

/** Traces of this process, when a collector is set. Otherwise not even the code is loaded. */
export async function openTracing(
  settings: Pick<Settings, 'tracesEndpoint' | 'commerceApiUrl'>,
  report: (message: string) => void,
): Promise<Tracing | undefined> {
  const { tracesEndpoint: endpoint, commerceApiUrl } = settings;
  if (endpoint === undefined) return undefined;
  const { startTracing } = await import('@larder/tracing');
  return startTracing({ service: 'storefront', endpoint, ownOrigins: [commerceApiUrl], report });
}
