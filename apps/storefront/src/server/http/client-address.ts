import type { IncomingHttpHeaders } from 'node:http';

/**
 * IP address of the visitor, which the backend uses for rate limits. Each of the `proxies` in front of
 * this host, such as a load balancer, appends the address that it saw to X-Forwarded-For; clients can
 * forge the entries before those.
 */
export function clientAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  proxies: number,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [...forwarded, socketAddress ?? '']
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return chain.at(-1 - proxies) ?? chain[0] ?? '';
}
