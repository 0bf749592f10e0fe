import { isDeepStrictEqual } from 'node:util';
import type { Call, Schema, CallSchemas } from '@larder/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { RequestContext } from '../context.js';
import { createContext } from '../context.js';
import { badRequest } from '../failure.js';
import { checkRegion } from '../input/check-region.js';
import { isStorable } from '../input/is-storable.js';
import { cachedResponse } from './response-cache.js';
import type { Kernel } from '../kernel.js';
import type { ShopRevisions } from '../shop-cache.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for calls that need no CSRF protection, such as error reports. */
    readonly xsrf?: boolean;
  }
}

type Checked<S> = S extends Schema ? z.output<S> : undefined;
type PartOf<W, K extends string> = W extends { readonly [P in K]: infer S }
  ? Checked<S>
  : undefined;

/** Input of a handler: the parts of the request, parsed by their wire schemas. */
export interface Input<W extends CallSchemas> {
  readonly params: PartOf<W, 'params'>;
  readonly query: PartOf<W, 'query'>;
  readonly headers: PartOf<W, 'headers'>;
  readonly body: PartOf<W, 'body'>;
  readonly context: RequestContext;
}

/** Body of a success; `undefined` with the call's other success status, when something is pending. */
type HandlerResult<W extends CallSchemas> =
  z.output<W['response']> | (W extends { readonly otherStatuses: number } ? undefined : never);
export type Handler<W extends CallSchemas> = (
  input: Input<W>,
) => Promise<HandlerResult<W>> | HandlerResult<W>;
/** A domain's calls by name; omits calls that another module handles. */
export type Handlers<M extends Record<string, CallSchemas>> = {
  readonly [K in keyof M]?: Handler<M[K]>;
};

export interface BindOptions {
  /**
   * Seconds for which shared caches may store the responses of GET calls; `no-store` when absent. Such
   * responses depend only on URL, language and the shop's public data, so this process caches them too,
   * until one of those changes. Responses of a shop in preview (PLAT-21) are never cached.
   */
  readonly maxAge?: number;
  /** What such responses depend on besides, such as the day. */
  readonly variesBy?: (context: RequestContext) => string;
  /** See `FastifyContextConfig`. */
  readonly xsrf?: boolean;
}

/** Routes a domain's calls to its handlers; validates requests and, in development, responses. */
export function bind<M extends Record<string, CallSchemas>>(
  app: FastifyInstance,
  kernel: Kernel,
  domain: { readonly calls: { readonly [K in keyof M]: Call<M[K]> }; readonly wire: M },
  handlers: Handlers<M>,
  options: BindOptions = {},
): void {
  for (const name of Object.keys(handlers) as (keyof M & string)[]) {
    const handler = handlers[name];
    if (handler)
      bindCall(
        app,
        kernel,
        domain.calls[name],
        domain.wire[name] as M[typeof name],
        handler,
        options,
      );
  }
}

function bindCall<W extends CallSchemas>(
  app: FastifyInstance,
  kernel: Kernel,
  call: Call<W>,
  wire: W,
  handler: Handler<W>,
  options: BindOptions,
): void {
  const { maxAge, variesBy } = options;
  const isKept = call.method === 'GET' && maxAge !== undefined;
  app.route({
    method: call.method,
    url: call.path,
    ...(options.xsrf !== undefined && { config: { xsrf: options.xsrf } }),
    async handler(request, reply) {
      const context = createContext(kernel, request, reply);
      const isPublic = isKept && !context.shop.clientRuntimeConfig.cms.preview;
      const make = async (revisions?: ShopRevisions) => {
        const known = revisions ? { ...context, revisions } : context;
        const parts = checkedParts(wire, request);
        await checkRegion(parts.body);
        const input = { ...parts, context: known } as Input<W>;
        const answer = await handler(input);
        if (answer === undefined && context.isPending()) return {};
        if (kernel.checkResponses) checkResponse(call, wire, answer);
        return answer;
      };
      const address = `${request.url}${variesBy ? ` ${variesBy(context)}` : ''}`;
      const answer = isPublic ? await cachedResponse(context, address, make) : await make();
      const pending = context.isPending() ? wire.otherStatuses : undefined;
      void reply.status(pending ?? wire.status ?? 200);
      if (wire.mediaType !== undefined) void reply.type(wire.mediaType);
      void reply.header('cache-control', isPublic ? `public, max-age=${maxAge}` : 'no-store');
      if (isPublic) {
        void reply.header('vary', 'Accept-Language, X-Forwarded-Host');
        void reply.type('application/json; charset=utf-8');
      }
      return answer;
    },
  });
}

function checkedParts(wire: CallSchemas, { params, query, headers, body }: FastifyRequest) {
  return {
    params: check(wire.params, params, 'params'),
    query: check(wire.query, query, 'query'),
    headers: check(wire.headers, headers, 'headers'),
    body: check(wire.body, body, 'body'),
  };
}

function check(schema: Schema | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  if (!isStorable(value))
    throw badRequest(`The ${part} hold characters or depths that no text has`);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues
    .slice(0, 20)
    .map((issue) => [issue.path.join('.') || part, issue.message]);
  throw badRequest(
    `The ${part} of the call are not as its contract says`,
    Object.fromEntries(faults),
  );
}

/** A response that violates its contract, even by unknown fields, is a bug: a 500 that tests detect. */
function checkResponse(call: Call, wire: CallSchemas, answer: unknown): void {
  const sent = JSON.parse(JSON.stringify(answer)) as unknown;
  const parsed = z.safeParse(wire.response, sent);
  if (!parsed.success)
    throw new Error(`${call.id} answers beside its contract: ${z.prettifyError(parsed.error)}`);
  if (!isDeepStrictEqual(parsed.data, sent)) {
    throw new Error(
      `${call.id} answers fields that its contract does not name, or leaves defaults out`,
    );
  }
}
