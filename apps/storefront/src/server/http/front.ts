import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageKey } from '../pages/page-service.js';
import type { PageCache } from '../pages/page-cache.js';
import { sendAnswer, type Answer } from './answer.js';

export interface FrontOptions {
  /** Files of the build by address. */
  readonly assets: ReadonlyMap<string, Answer>;
  readonly cache: PageCache;
  readonly onUse: (key: string, answer: Answer) => void;
  readonly isClosing: () => boolean;
  readonly now?: () => number;
}

/**
 * What stands before the web framework: answers from memory what lies there ready, a build's files
 * and fresh pages, for it takes fifty times less than making them. Gives false for everything else.
 */
export function createFront({ assets, cache, onUse, isClosing, now = Date.now }: FrontOptions) {
  return function front(request: IncomingMessage, response: ServerResponse): boolean {
    if (isClosing()) response.setHeader('connection', 'close');
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const asset = assets.get(url);
    if (asset) {
      sendAnswer(request, response, asset);
      return true;
    }
    const key = pageKey(request.headers.host ?? '', url);
    const page = cache.get(key);
    if (!page || page.freshUntil <= now()) return false;
    sendAnswer(request, response, page.answer);
    onUse(key, page.answer);
    return true;
  };
}
