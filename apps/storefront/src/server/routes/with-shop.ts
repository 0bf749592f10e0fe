import { errorCodes } from '@larder/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../http/cached-response.js';
import { refuse } from '../http/proxy.js';
import { readHost, readRequestUrl } from '../http/request-url.js';
import type { HostedShop, Shops } from '../tenants/shops.js';
import { send } from './error-responses.js';

/** Handles a request with the shop of its host name; 404 when there is none. */
export type WithShop = (
  find: (shop: HostedShop, request: FastifyRequest) => Promise<CachedResponse | undefined>,
) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function withShopOf(shops: Shops): WithShop {
  return (find) => async (request, reply) => {
    const host = readHost(request.headers.host);
    const target = readRequestUrl(request.raw.url ?? '');
    if (host === undefined || target.kind !== 'page') return missing(reply);
    const answer = await find(await shops.find(host), request);
    return answer ? send(request, reply, answer) : missing(reply);
  };
}

export function missing(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, errorCodes.notFound, 'There is nothing at this address');
}
