import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { compressText } from '../http/compress.js';
import type { PageCache } from './page-cache.js';

const MAX_QUEUED = 100;

/**
 * Recompresses frequently used pages at the best level: one at a time, in a worker, in the background.
 */
export function createRecompressor(cache: PageCache, report: (error: unknown) => void) {
  const waiting = new Map<string, CachedResponse>();
  const seen = new WeakSet<CachedResponse>();
  let isRunning = false;

  async function polish(key: string, answer: CachedResponse): Promise<void> {
    const { status, headers, variants, etag } = answer;
    const { body } = variants.identity;
    const encoded = await compressText(body, 'best');
    const better = createCachedResponse({ status, headers, body, encoded, etag });
    seen.add(better);
    cache.replace(key, better);
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (const [key, answer] of waiting) {
      waiting.delete(key);
      await polish(key, answer).catch(report);
    }
    isRunning = false;
  }

  /** Call it for each cache hit of a page. */
  return function used(key: string, answer: CachedResponse): void {
    if (seen.has(answer) || waiting.size >= MAX_QUEUED) return;
    seen.add(answer);
    waiting.set(key, answer);
    if (!isRunning) void run();
  };
}
