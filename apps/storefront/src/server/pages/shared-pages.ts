import { createCachedResponse, type Headers } from '../http/cached-response.js';
import type { Freshness, PublicPage } from './page-cache.js';

/** The part of a Valkey connection that is used here. */
export interface ValkeyClient {
  get(key: string): Promise<string | null>;
  getBuffer(key: string): Promise<Buffer | null>;
  incr(key: string): Promise<unknown>;
  eval(script: string, keys: number, ...args: (string | number | Buffer)[]): Promise<unknown>;
  smembers(key: string): Promise<string[]>;
  del(...keys: string[]): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  subscribe(channel: string): Promise<unknown>;
  on(event: 'message', listener: (channel: string, message: string) => void): unknown;
  /** At each connection, also after a lost one. */
  on(event: 'ready', listener: () => void): unknown;
  quit(): Promise<unknown>;
}

export interface SharedAnswer {
  /** A fresh page with its remaining lifetime in seconds. */
  readonly stored?: { readonly page: PublicPage; readonly fresh: number } | undefined;
  /** How many purges there were before the page was looked up; `put` needs it. */
  readonly purges?: string;
}

/** Page cache that several hosts share. A failure costs only a rendering. */
export interface SharedPages {
  get(key: string): Promise<SharedAnswer>;
  /** Stores a page, unless a host has purged anything since `get`: it may show what was purged. */
  put(key: string, page: PublicPage, freshness: Freshness, purges?: string): Promise<void>;
  /** Removes pages here and tells every host to remove its own. */
  purge(tags: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly client: ValkeyClient;
  /** A second connection: a subscribed one cannot run other commands. */
  readonly listener: ValkeyClient;
  /** Pages of another build name files that this one lacks. */
  readonly buildId: string;
  readonly onPurge: (tags: readonly string[]) => void;
  /** Called when purges of other hosts may have been missed. */
  readonly onGap: () => void;
  readonly report: (error: unknown) => void;
  readonly now?: () => number;
}

/** Header of a stored page, before its two bodies. */
interface StoredHead {
  readonly status: number;
  readonly headers: Headers;
  readonly tags: readonly string[];
  readonly freshUntil: number;
  readonly etag: string;
  readonly bodyLength: number;
}

const CHANNEL = 'larder:purge';
const PURGES = 'larder:purges';
/**
 * Compares and stores at once: a purge by another host between the two would leave an old page, or one that
 * no tag leads to yet.
 */
const STORE = `
if (redis.call('GET', KEYS[1]) or '0') ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'EX', ARGV[3])
for at = 3, #KEYS do
  redis.call('SADD', KEYS[at], KEYS[2])
  redis.call('EXPIRE', KEYS[at], ARGV[4])
end
return 1`;
/** Lifetime of a tag's list of pages in seconds: longer than that of any page. */
const TAG_TTL_S = 3600;
/** Tags that are remembered while the store is away; pages are fresh for a minute only. */
const MAX_MISSED = 10_000;
/** A purge that failed is repeated, also when the connection holds: commands have short timeouts. */
const REPEAT_MS = 1000;

export function createSharedPages(options: Options): SharedPages {
  const { client, listener, buildId, report, now = Date.now } = options;
  const pageKey = (key: string) => `larder:${buildId}:${key}`;
  // For all builds: while one replaces another, a purge concerns the pages of both.
  const tagKey = (tag: string) => `larder:tag:${tag}`;
  const missed = new Set<string>();
  let repeating: NodeJS.Timeout | undefined;
  hearPurges(options);
  const attempt = async (tags: readonly string[]): Promise<unknown> => {
    try {
      await client.incr(PURGES);
      for (const tag of tags) {
        const keys = await client.smembers(tagKey(tag));
        await client.del(tagKey(tag), ...keys);
      }
      await client.publish(CHANNEL, JSON.stringify(tags));
      return undefined;
    } catch (error) {
      for (const tag of tags) if (missed.size < MAX_MISSED) missed.add(tag);
      clearTimeout(repeating);
      repeating = setTimeout(repeat, REPEAT_MS).unref();
      return error;
    }
  };
  const repeat = () => {
    const tags = [...missed];
    missed.clear();
    if (tags.length > 0) void attempt(tags);
  };
  client.on('ready', repeat);
  return {
    get: async (key) => {
      try {
        const answers = [client.get(PURGES), client.getBuffer(pageKey(key))] as const;
        const [purges, stored] = await Promise.all(answers);
        const found = { purges: purges ?? '0' };
        if (!stored) return found;
        const { page, freshUntil } = unpack(stored);
        const fresh = (freshUntil - now()) / 1000;
        return fresh > 0 ? { ...found, stored: { page, fresh } } : found;
      } catch (error) {
        report(error);
        return {};
      }
    },
    put: async (key, page, { fresh }, purges) => {
      if (purges === undefined) return;
      const keys = [PURGES, pageKey(key), ...page.tags.map(tagKey)];
      const value = pack(page, now() + fresh * 1000);
      const seconds = Math.max(1, Math.ceil(fresh));
      try {
        await client.eval(STORE, keys.length, ...keys, purges, value, seconds, TAG_TTL_S);
      } catch (error) {
        report(error);
      }
    },
    purge: async (tags) => {
      const error = await attempt(tags);
      if (error !== undefined) report(error);
    },
    close: async () => {
      clearTimeout(repeating);
      await Promise.allSettled([client.quit(), listener.quit()]);
    },
  };
}

/** Subscribes at each connection: one that was lost, or never there, has heard nothing meanwhile. */
function hearPurges({ listener, onPurge, onGap, report }: Options): void {
  let hasHeard = false;
  listener.on('message', (_channel, message) => {
    const tags: unknown = JSON.parse(message);
    if (Array.isArray(tags)) onPurge(tags.map(String));
  });
  listener.on('ready', () => {
    listener
      .subscribe(CHANNEL)
      .then(() => {
        if (hasHeard) onGap();
        hasHeard = true;
      })
      .catch(report);
  });
}

/** Length of the head, the head as JSON, the body, the body in brotli. */
function pack({ answer, tags }: PublicPage, freshUntil: number): Buffer {
  const { body } = answer.variants.identity;
  const stored: StoredHead = {
    status: answer.status,
    headers: answer.headers,
    tags,
    freshUntil,
    etag: answer.etag,
    bodyLength: body.length,
  };
  const head = Buffer.from(JSON.stringify(stored));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, body, answer.variants.br?.body ?? Buffer.alloc(0)]);
}

/** Only `put` writes here, and it accepts only public pages. */
function unpack(stored: Buffer): { readonly page: PublicPage; readonly freshUntil: number } {
  const headEnd = 4 + stored.readUInt32BE(0);
  const head = JSON.parse(stored.subarray(4, headEnd).toString()) as StoredHead;
  const bodyEnd = headEnd + head.bodyLength;
  const answer = createCachedResponse({
    status: head.status,
    headers: head.headers,
    etag: head.etag,
    body: stored.subarray(headEnd, bodyEnd),
    encoded: { br: bodyEnd < stored.length ? stored.subarray(bodyEnd) : undefined },
  });
  const page = { answer, tags: head.tags } as Omit<PublicPage, symbol> as PublicPage;
  return { page, freshUntil: head.freshUntil };
}
