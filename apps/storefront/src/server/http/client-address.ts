import type { IncomingHttpHeaders } from 'node:http';

/**
 * Network address of the visitor, by which the backend counts tries. Each of the `proxies` before this
 * host, a load balancer say, has put the address that it saw at the end of X-Forwarded-For; what
 * stands before that may be anybody's invention.
 */
export function clientAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  proxies: number,
): string {
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const chain = [...told, socketAddress ?? ''].map((one) => one.trim()).filter((one) => one !== '');
  return chain.at(-1 - proxies) ?? chain[0] ?? '';
}
