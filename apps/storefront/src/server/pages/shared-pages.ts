import { createCachedResponse, type Headers } from '../http/cached-response.js';
import type { Freshness, PublicPage } from './page-cache.js';

/** The part of a Valkey connection that is used here. */
export interface ValkeyClient {
  getBuffer(key: string): Promise<Buffer | null>;
  set(key: string, value: Buffer, unit: 'EX', seconds: number): Promise<unknown>;
  sadd(key: string, member: string): Promise<unknown>;
  expire(key: string, seconds: number): Promise<unknown>;
  smembers(key: string): Promise<string[]>;
  del(...keys: string[]): Promise<unknown>;
  publish(channel: string, message: string): Promise<unknown>;
  subscribe(channel: string): Promise<unknown>;
  on(event: 'message', listener: (channel: string, message: string) => void): unknown;
  /** At each connection, also after a lost one. */
  on(event: 'ready', listener: () => void): unknown;
  quit(): Promise<unknown>;
}

/** Page cache that several hosts share. A failure costs only a rendering. */
export interface SharedPages {
  /** A fresh page with its remaining lifetime in seconds. */
  get(key: string): Promise<{ readonly page: PublicPage; readonly fresh: number } | undefined>;
  put(key: string, page: PublicPage, freshness: Freshness): Promise<void>;
  /** Removes pages here and tells every host to remove its own. */
  purge(tags: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly client: ValkeyClient;
  /** A second connection: a subscribed one cannot run other commands. */
  readonly listener: ValkeyClient;
  /** Pages of another build name chunks that this one does not have. */
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
/** Lifetime of a tag's list of pages in seconds: longer than that of any page. */
const TAG_TTL_S = 3600;
/** Tags that are remembered while the store is away; pages are fresh for a minute only. */
const MAX_MISSED = 10_000;

export function createSharedPages(options: Options): SharedPages {
  const { client, listener, buildId, report, now = Date.now } = options;
  const pageKey = (key: string) => `larder:${buildId}:${key}`;
  const tagKey = (tag: string) => `larder:${buildId}:tag:${tag}`;
  const missed = new Set<string>();
  hearPurges(options);
  client.on('ready', () => {
    const tags = [...missed];
    missed.clear();
    if (tags.length > 0) void purge(tags);
  });
  const purge = async (tags: readonly string[]) => {
    try {
      for (const tag of tags) {
        const keys = await client.smembers(tagKey(tag));
        await client.del(tagKey(tag), ...keys);
      }
      await client.publish(CHANNEL, JSON.stringify(tags));
    } catch (error) {
      for (const tag of tags) if (missed.size < MAX_MISSED) missed.add(tag);
      report(error);
    }
  };
  return {
    get: async (key) => {
      try {
        const stored = await client.getBuffer(pageKey(key));
        if (!stored) return undefined;
        const { page, freshUntil } = unpack(stored);
        const fresh = (freshUntil - now()) / 1000;
        return fresh > 0 ? { page, fresh } : undefined;
      } catch (error) {
        report(error);
        return undefined;
      }
    },
    put: async (key, page, { fresh }) => {
      try {
        const value = pack(page, now() + fresh * 1000);
        await client.set(pageKey(key), value, 'EX', Math.max(1, Math.ceil(fresh)));
        for (const tag of page.tags) {
          await client.sadd(tagKey(tag), pageKey(key));
          await client.expire(tagKey(tag), TAG_TTL_S);
        }
      } catch (error) {
        report(error);
      }
    },
    purge,
    close: async () => {
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
