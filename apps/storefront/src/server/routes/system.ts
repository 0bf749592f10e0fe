import { timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Backend } from '../backend.js';
import { refuse } from '../http/proxy.js';

export interface SystemRoutesOptions {
  readonly backend: Backend;
  /** Languages of all shops by host name. */
  readonly languages: ReadonlyMap<string, unknown>;
  /** Removes the pages with one of the tags; returns their number on this host. */
  readonly purge: (tags: readonly string[]) => Promise<number>;
  readonly purgeSecret: string | undefined;
  /** Whether other machines may purge, too. */
  readonly isPurgedByNetwork: boolean;
}

const READY_MS = 2000;
/** Shops that are asked for when the one at the requested name is not served. */
const MAX_ASKED = 10;
const MISDIRECTED = 421;
const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const Purge = z.object({
  tags: z.array(z.string().check(z.maxLength(500))).check(z.minLength(1), z.maxLength(1000)),
});

/** `/health/live`: the process runs. `/health/ready`: it can make pages. `/_cache/purge`. */
export function systemRoutes(app: FastifyInstance, options: SystemRoutesOptions): void {
  const { backend, languages, purge } = options;
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'live' }),
  );
  app.get('/health/ready', async (request, reply) => {
    const isReady = await servesAny(backend, [request.headers.host ?? '', ...languages.keys()]);
    if (!isReady) return refuse(reply, 503, errorCodes.unavailable, 'The backend does not answer');
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  app.post('/_cache/purge', async (request, reply) => {
    if (!mayPurge(request, options))
      return refuse(reply, 404, errorCodes.notFound, 'There is nothing at this address');
    const parsed = Purge.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, errorCodes.badRequest, 'tags are missing');
    return reply
      .header('cache-control', 'no-store')
      .send({ purged: await purge(parsed.data.tags) });
  });
}

/** Whether one of the shops can be served: a faulty one keeps no traffic from the others. */
async function servesAny(backend: Backend, [own = '', ...others]: readonly string[]) {
  if (await answersConfiguration(backend, own)) return true;
  const found = others.slice(0, MAX_ASKED).map((host) => answersConfiguration(backend, host));
  return (await Promise.all(found)).includes(true);
}

async function answersConfiguration(backend: Backend, host: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(READY_MS);
    const { ok, status } = await backend.fetchFor(host)('/tenant/config', { signal });
    // Health checks may use any host name, such as the machine's address.
    return ok || status === MISDIRECTED;
  } catch {
    return false;
  }
}

/** Requires the secret and, unless others may, a request from this machine. */
export function mayPurge(
  {
    headers,
    raw,
  }: Pick<FastifyRequest, 'headers'> & { readonly raw: Pick<FastifyRequest['raw'], 'socket'> },
  {
    purgeSecret: secret,
    isPurgedByNetwork,
  }: Omit<SystemRoutesOptions, 'backend' | 'languages' | 'purge'>,
): boolean {
  const isNear = isPurgedByNetwork || LOOPBACK.test(raw.socket.remoteAddress ?? '');
  if (secret === undefined || !isNear) return false;
  const given = Buffer.from(headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${secret}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
