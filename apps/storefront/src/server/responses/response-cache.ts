import { LRUCache } from 'lru-cache';
import type { PageFetch } from '@larder/platform/server';
import type { BackendResponse, BackendFetch } from '../backend.js';

/** Short-lived cache of backend responses that are the same for every visitor. */
export interface ResponseCache {
  /** The same call with the cache in front. A call with a cookie is never cached. */
  remember(host: string, call: BackendFetch): BackendFetch & Pick<PageFetch, 'known'>;
  clear(): void;
}

interface Entry {
  readonly answer: BackendResponse;
  readonly size: number;
  readonly freshUntil: number;
}

/** Lifetime in milliseconds: pages of a shop are rendered in bursts, and a purge removes changed data. */
const TTL_MS = 20_000;
/** Maximum number of cached characters of JSON. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/**
 * All pages of a shop show the same navigation, header and footer, and after a purge many are rendered
 * at once: each of these responses is fetched and parsed once. Only responses that the backend marks
 * `public` are cached. They are frozen, because all pages share them.
 */
export function createResponseCache(now: () => number = Date.now): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ size }) => size,
  });
  const flights = new Map<string, Promise<BackendResponse>>();
  let generation = 0;

  async function ask(key: string, call: () => Promise<BackendResponse>): Promise<BackendResponse> {
    const began = generation;
    const answer = await call();
    if (!answer.isPublic || !answer.ok || answer.isFit === false) return answer;
    const text = await answer.text();
    const kept = { ...answer, data: frozen(answer.data ?? (JSON.parse(text) as unknown)) };
    if (began !== generation) return kept;
    entries.set(key, { answer: kept, size: text.length, freshUntil: now() + TTL_MS });
    return kept;
  }

  function fresh(key: string): BackendResponse | undefined {
    const entry = entries.get(key);
    return entry && entry.freshUntil > now() ? entry.answer : undefined;
  }

  function remembered(host: string, call: BackendFetch): BackendFetch {
    return (path, init) => {
      const headers = (init?.headers ?? {}) as Readonly<Record<string, string>>;
      if (headers['cookie'] !== undefined) return call(path, init);
      const key = keyOf(host, headers['accept-language'] ?? '', String(path));
      const known = fresh(key);
      if (known) return Promise.resolve(known);
      const flight =
        flights.get(key) ?? ask(key, () => call(path, init)).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    };
  }

  return {
    remember: (host, call) =>
      Object.assign(remembered(host, call), {
        known: (path: string, language: string) => fresh(keyOf(host, language, path))?.data,
      }),
    clear: () => {
      generation += 1;
      entries.clear();
      flights.clear();
    },
  };
}

function keyOf(host: string, language: string, path: string): string {
  return `${host} ${language} ${path}`;
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
