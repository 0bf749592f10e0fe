import type { PageFetch } from '@larder/platform/server';
import { LRUCache } from 'lru-cache';
import type { JsonFetch } from '../backend.js';
import type * as CodeModule from '../code.js';
import type { BuiltShop, ShopParts } from './build-shop.js';
import { loadConfiguration, type ShopConfiguration } from './load-configuration.js';
import {
  FaultyTenant,
  isRefusedShop,
  ShopUnavailable,
  UnknownHost,
  type ClosedShop,
} from './tenant-errors.js';

export type Code = typeof CodeModule;

export interface HostedShop {
  readonly host: string;
  readonly code: Code;
  readonly built: BuiltShop;
}

/** The shops of this process by host name. */
export interface Shops {
  /**
   * Throws `ShopUnavailable` when the shop's configuration cannot be loaded (PLAT-09), `UnknownHost`
   * when there is no shop at this host name, and `FaultyTenant` when its configuration is invalid.
   */
  find(host: string): Promise<HostedShop>;
  /** The shop, if it is loaded. */
  peek(host: string): HostedShop | undefined;
  /** Reloads the configuration of a tenant's loaded shops now. Never throws. */
  refresh(tenantId: string): Promise<void>;
}

export interface ShopsOptions {
  readonly loadCode: () => Promise<Code>;
  readonly fetchFor: (host: string) => JsonFetch;
  /** Backend calls of pages, with a response cache in front. */
  readonly pageFetchFor: (host: string) => PageFetch;
  readonly version: string;
  readonly report: (error: unknown) => void;
  readonly layoutStyles: ShopParts['layoutStyles'];
  /** Shops with an invalid configuration, at this moment. */
  readonly closed?: readonly ClosedShop[];
  /** Called when a shop was rebuilt: caches of the old one must be purged. */
  readonly onChange: (host: string) => void;
  readonly now?: () => number;
}

interface Entry extends HostedShop {
  readonly source: string;
  checkedAt: number;
}

interface Failure {
  readonly at: number;
  readonly error: unknown;
}

/** Milliseconds after which a shop's configuration is reloaded, while the loaded one stays in use. */
const TTL_MS = 60_000;
/** Milliseconds until a backend that has failed is retried. */
const RETRY_MS = 1000;
/** Limits the cache of host names, because clients can send any. */
const MAX_HOSTS = 200;

export function createShops(options: ShopsOptions): Shops {
  const { now = Date.now } = options;
  const entries = new LRUCache<string, Entry>({ max: MAX_HOSTS });
  const loading = new Map<string, Promise<HostedShop>>();
  const { closed = [] } = options;
  const failures = new LRUCache<string, Failure>({ max: MAX_HOSTS });

  async function build(host: string, configuration: ShopConfiguration, source: string) {
    const code = await options.loadCode();
    const built = await code.buildShop({
      ...configuration,
      fetch: options.pageFetchFor(host),
      version: options.version,
      report: options.report,
      layoutStyles: options.layoutStyles,
    });
    const entry: Entry = { host, code, built, source, checkedAt: now() };
    const isKnown = entries.has(host);
    entries.set(host, entry);
    if (isKnown) options.onChange(host);
    return entry;
  }

  async function load(host: string): Promise<HostedShop> {
    const configuration = await loadConfiguration(options.fetchFor(host));
    const source = JSON.stringify(configuration);
    const known = entries.get(host);
    if (known?.source === source && known.code === (await options.loadCode())) {
      known.checkedAt = now();
      return known;
    }
    return build(host, configuration, source);
  }

  function loadOnce(host: string): Promise<HostedShop> {
    const pending =
      loading.get(host) ??
      load(host)
        .catch((error: unknown) => {
          remember(host, error);
          throw error;
        })
        .finally(() => loading.delete(host));
    loading.set(host, pending);
    return pending;
  }

  function remember(host: string, error: unknown): void {
    failures.set(host, { at: now(), error });
    // The shop was removed: it is forgotten with its pages.
    if (error instanceof UnknownHost && entries.delete(host)) options.onChange(host);
    const known = entries.get(host);
    // The loaded configuration stays in use; the reload is retried after the usual interval.
    if (known) known.checkedAt = now();
    // Clients can send any host name.
    if (!(error instanceof UnknownHost)) options.report(error);
  }

  return {
    peek: (host) => entries.peek(host),
    refresh: async (tenantId) => {
      const own = [...entries.values()].filter(({ built }) => built.tenantId === tenantId);
      // A load that is under way may have begun before the change.
      await Promise.allSettled(own.map(({ host }) => loading.get(host)));
      await Promise.allSettled(own.map(({ host }) => loadOnce(host)));
    },
    find: async (host) => {
      requireOpen(host, closed);
      const known = entries.get(host);
      if (known && known.code === (await options.loadCode())) {
        if (now() - known.checkedAt > TTL_MS) loadOnce(host).catch(() => undefined);
        return known;
      }
      const failure = failures.get(host);
      if (failure && now() - failure.at < RETRY_MS) throw toTenantError(failure.error);
      return loadOnce(host);
    },
  };
}

function toTenantError(error: unknown): Error {
  if (isRefusedShop(error)) return error;
  return new ShopUnavailable('tenant configuration: has just failed', { cause: error });
}

function requireOpen(host: string, closed: readonly ClosedShop[]): void {
  const name = host.replace(/:\d+$/, '');
  const faulty = closed.find(({ hosts }) => hosts.includes(name));
  if (faulty) throw new FaultyTenant(faulty);
}
