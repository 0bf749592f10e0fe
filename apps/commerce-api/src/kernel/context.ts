import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from './database.js';
import type { Kernel } from './kernel.js';
import { createSession, existingSession, repeatXsrfCookie } from './session.js';
import type { Shop } from './tenant-directory.js';
import { pickLocale } from './tenant-directory.js';

/** Where a piece of work happens: the database handle, the shop, the language and the moment. */
export interface Scope {
  readonly db: Database;
  readonly tenant: string;
  readonly locale: string;
  readonly now: Date;
}

/** What a handler knows of its request. */
export interface RequestContext extends Scope {
  readonly shop: Shop;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Id of the session (its hash, never the cookie), made when there is none yet. */
  session(): Promise<string>;
  /** Id of the session, or undefined; makes none. */
  existingSession(): Promise<string | undefined>;
  /** Sets the readable XSRF cookie again, as `GET /api/csrf` promises. */
  repeatXsrfCookie(): void;
}

export function shopOf(kernel: Kernel, request: FastifyRequest): Shop {
  const forwarded = request.headers['x-forwarded-host'];
  return kernel.directory.byHost(typeof forwarded === 'string' ? forwarded : request.headers.host);
}

export function createContext(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext {
  const shop = shopOf(kernel, request);
  const { db } = kernel;
  const now = kernel.clock.now();
  const of = { db, shop, now, secure: kernel.secureCookies, request, reply };
  let known: Promise<string | undefined> | undefined;
  const existing = () => (known ??= existingSession(of));
  const session = async () => {
    const id = await existing();
    if (id !== undefined) return id;
    const made = await createSession(of);
    known = Promise.resolve(made);
    return made;
  };
  return {
    db,
    now,
    shop,
    tenant: shop.tenant,
    locale: pickLocale(shop.clientRuntimeConfig.locales, request.headers['accept-language']),
    requestId: request.id,
    log: request.log,
    existingSession: existing,
    session,
    repeatXsrfCookie: () => {
      repeatXsrfCookie(of);
    },
  };
}
