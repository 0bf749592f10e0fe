import type { FileFault } from './read-files.js';

/** Host names that a tenant's config.json claims. */
export interface HostClaims {
  readonly tenant: string;
  readonly hosts: readonly string[];
  readonly previewHosts: readonly string[];
}

const namesOf = ({ hosts, previewHosts }: HostClaims) =>
  [...hosts, ...previewHosts].map((host) => host.toLowerCase());

/**
 * The tenant of each host name: the one that `served` says, if it still claims the name, else the first
 * that claims it. So a new folder never takes the name of a running shop.
 */
export function hostOwners(
  claims: readonly HostClaims[],
  served: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const claim of claims)
    for (const host of namesOf(claim))
      if (!owners.has(host) || served.get(host) === claim.tenant) owners.set(host, claim.tenant);
  return owners;
}

const pattern = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Host names that no request can have, or that lead to another shop. */
export function hostFaults(
  claims: HostClaims,
  owners: ReadonlyMap<string, string>,
): readonly FileFault[] {
  const names = namesOf(claims);
  const faultOf = (host: string, at: number) => {
    if (!pattern.test(host)) return 'Allowed: a host name without protocol, port and path';
    if (names.indexOf(host) !== at) return 'The name is listed twice';
    const owner = owners.get(host);
    return owner === claims.tenant ? undefined : `The name leads to the shop ${owner} already`;
  };
  const faults = names.flatMap((host, at) => {
    const fault = faultOf(host, at);
    const isPreview = at >= claims.hosts.length;
    const place = isPreview ? `previewHosts.${at - claims.hosts.length}` : `hosts.${at}`;
    return fault === undefined ? [] : [`${place} is "${host}". ${fault}`];
  });
  if (claims.hosts.length === 0) faults.push('hosts is []. A shop needs a host name');
  return faults.map((message) => ({ file: 'config.json', message }));
}
