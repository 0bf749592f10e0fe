import type { Call, CallSchemas, Schema } from '@larder/contracts';
import { errorCodes } from '@larder/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ApiFailure } from './failure.js';

type Checked<S> = S extends Schema ? z.output<S> : undefined;
type PartOf<W, K extends string> = W extends { readonly [P in K]: infer S }
  ? Checked<S>
  : undefined;

interface Input<W extends CallSchemas> {
  readonly params: PartOf<W, 'params'>;
  readonly query: PartOf<W, 'query'>;
  readonly language: string;
}
type Handler<W extends CallSchemas> = (input: Input<W>) => Promise<z.output<W['response']>>;

/** Seconds that shared caches may keep a public answer. */
const MAX_AGE_S = 20;

export interface Binding {
  readonly app: FastifyInstance;
  /** True for a request to the shop that Medusa sells for. */
  isOwn(request: FastifyRequest): boolean;
  languageOf(request: FastifyRequest): string;
  /** Sends a call on to the reference backend. */
  pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

function check<S>(schema: Schema<S> | undefined, value: unknown, part: string) {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => [issue.path.join('.') || part, issue.message]);
  throw new ApiFailure(
    400,
    errorCodes.badRequest,
    `The ${part} of the call are not as its contract says`,
    { fields: Object.fromEntries(faults) },
  );
}

/** Answers a public reading call of the contract; other shops' calls go to the reference backend. */
export function bindRead<W extends CallSchemas>(
  { app, isOwn, languageOf, pass }: Binding,
  call: Call<W>,
  wire: W,
  handler: Handler<W>,
): void {
  app.get(call.path, async (request, reply) => {
    if (!isOwn(request)) return pass(request, reply);
    const params = check(wire.params, request.params, 'params') as PartOf<W, 'params'>;
    const query = check(wire.query, request.query, 'query') as PartOf<W, 'query'>;
    const answer = await handler({ params, query, language: languageOf(request) });
    return reply
      .header('cache-control', `public, max-age=${MAX_AGE_S}`)
      .header('vary', 'Accept-Language, X-Forwarded-Host')
      .send(answer);
  });
}
