import type { Shop, TenantDirectory } from '../../kernel/tenant-directory.js';

/** A directory whose shops can be exchanged while calls are answered: each keeps the shop it began with. */
export interface LiveDirectory extends TenantDirectory {
  replace(next: TenantDirectory): void;
}

export function createLiveDirectory(first: TenantDirectory): LiveDirectory {
  let current = first;
  return {
    get shops() {
      return current.shops;
    },
    get closed() {
      return current.closed;
    },
    byHost: (host) => current.byHost(host),
    replace: (next) => {
      current = next;
    },
  };
}

/** The tenant of each host name that the shops answer at, previews included. */
export function hostsOf(shops: readonly Shop[]): ReadonlyMap<string, string> {
  return new Map(
    shops.flatMap(({ tenant, hosts, previewHosts = [] }) =>
      [...hosts, ...previewHosts].map((host) => [host, tenant] as const),
    ),
  );
}
