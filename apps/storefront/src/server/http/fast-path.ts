import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageKey } from '../pages/page-service.js';
import type { PageCache } from '../pages/page-cache.js';
import { sendCachedResponse, type CachedResponse } from './cached-response.js';

export interface FastPathOptions {
  /** Files of the build by URL. */
  readonly assets: ReadonlyMap<string, CachedResponse>;
  readonly cache: PageCache;
  readonly onUse: (key: string, answer: CachedResponse) => void;
  /** Told of every response: the framework sees none of them. */
  readonly onServed?: (kind: 'asset' | 'page', request: IncomingMessage, status: number) => void;
  readonly isClosing: () => boolean;
  readonly now?: () => number;
}

/**
 * Handles requests before the web framework: serves files of a build and fresh pages from memory, which
 * is fifty times faster than rendering. Returns false for all other requests.
 */
export function createFastPath({
  assets,
  cache,
  onUse,
  onServed,
  isClosing,
  now = Date.now,
}: FastPathOptions) {
  return function front(request: IncomingMessage, response: ServerResponse): boolean {
    if (isClosing()) response.setHeader('connection', 'close');
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const asset = assets.get(url);
    if (asset) {
      sendCachedResponse(request, response, asset);
      onServed?.('asset', request, response.statusCode);
      return true;
    }
    const key = pageKey(request.headers.host ?? '', url);
    const page = cache.get(key);
    if (!page || page.freshUntil <= now()) return false;
    sendCachedResponse(request, response, page.answer);
    onUse(key, page.answer);
    onServed?.('page', request, response.statusCode);
    return true;
  };
}
