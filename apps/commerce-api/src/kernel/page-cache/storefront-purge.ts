import { setTimeout as wait } from 'node:timers/promises';
import type { PageCachePurge } from './page-cache-purge.js';

export interface StorefrontPurgeOptions {
  /** Origin of the storefront's host, on this machine: it takes purges from nowhere else. */
  readonly url: string;
  /** The host's CACHE_PURGE_SECRET. */
  readonly secret: string;
  readonly report: (message: string) => void;
  /** Milliseconds for one request, and before each further attempt. */
  readonly timeout?: number;
  readonly pauses?: readonly number[];
}

/** What the host takes at once. */
const batchSize = 1000;

/** Purges by `POST /_cache/purge` of the storefront's host, batch by batch, with several attempts. */
export function storefrontPurge(options: StorefrontPurgeOptions): PageCachePurge {
  const { url, secret, report, timeout = 5000, pauses = [200, 1000] } = options;

  async function send(tags: readonly string[]): Promise<void> {
    const answer = await fetch(new URL('/_cache/purge', url), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  }

  async function attempt(tags: readonly string[], left = pauses): Promise<void> {
    try {
      await send(tags);
    } catch (error) {
      const [pause, ...more] = left;
      if (pause === undefined) throw error;
      await wait(pause);
      await attempt(tags, more);
    }
  }

  return async (tags) => {
    for (let from = 0; from < tags.length; from += batchSize) {
      try {
        await attempt(tags.slice(from, from + batchSize));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        report(`The pages at ${url} could not be purged (${why}); they are renewed within minutes`);
        return;
      }
    }
  };
}
