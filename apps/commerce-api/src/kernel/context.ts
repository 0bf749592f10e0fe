import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Allergen } from '@larder/contracts/catalogue';
import { readAllergenCookie, writeAllergenCookie } from './http/allergen-cookie.js';
import type { Kernel } from './kernel.js';
import type { Visitor } from './http/limits/limit-per-minute.js';
import { signInRequired } from './failure.js';
import type { Scope } from './scope.js';
import type { NewSession, Session } from './http/session.js';
import {
  claimedSession,
  createSession,
  existingSession,
  repeatXsrfCookie,
  setSessionCookies,
} from './http/session.js';
import type { Shop } from './tenant-directory.js';
import { pickLocale } from './tenant-directory.js';

/** Context of a request for its handler. */
export interface RequestContext extends Scope {
  readonly shop: Shop;
  readonly requestId: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Allergens to avoid, from this browser's cookie. */
  readonly keptAllergens: readonly Allergen[];
  /** Stores another choice in the cookie. */
  keepAllergens(allergens: readonly Allergen[]): void;
  readonly log: FastifyBaseLogger;
  /** IP address of the visitor as the host reports it; for rate limits, never for authorisation. */
  readonly client: string;
  /** The browser's user agent, shortened. */
  readonly agent: string;
  /** Public URL of the shop for links in e-mails; always one of the shop's own origins. */
  readonly origin: string;
  /** Resolves after a number of milliseconds; a test clock resolves at once. */
  pause(ms: number): Promise<void>;
  /** Id of the session (its hash, never the cookie); creates a session if there is none. */
  session(): Promise<string>;
  /** Id of the session in the cookie, if any; not checked against the database. */
  claimedSession(): string | undefined;
  /** Id of the session, or undefined; creates none. */
  existingSession(): Promise<string | undefined>;
  /** Id of the signed-in customer, or undefined. */
  customer(): Promise<string | undefined>;
  /** Id of the signed-in customer; throws a 401 for others. */
  requireCustomer(): Promise<string>;
  /** Sets the cookie of a session that is already in the database. */
  adoptSession(session: NewSession): void;
  /** Responds with the call's other success status, which means that something is pending. */
  answerPending(): void;
  isPending(): boolean;
  /** Sets the readable XSRF cookie again, as `GET /api/csrf` specifies. */
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
  const { db, cache, productSearch } = kernel;
  const now = kernel.clock.now();
  const of = { db, shop, now, secure: kernel.secureCookies, request, reply };
  let known: Promise<Session | undefined> | undefined;
  let pending = false;
  const existing = () => (known ??= existingSession(of));
  const session = async () => {
    const found = await existing();
    if (found !== undefined) return found.id;
    const made = await createSession(of);
    known = Promise.resolve(made);
    return made.id;
  };
  const customer = async () => (await existing())?.customer;
  return {
    db,
    cache,
    ...(productSearch && { productSearch }),
    now,
    shop,
    tenant: shop.tenant,
    country: shop.clientRuntimeConfig.country,
    locale: pickLocale(shop.clientRuntimeConfig.locales, request.headers['accept-language']),
    requestId: request.id,
    cookies: request.cookies,
    keptAllergens: readAllergenCookie(request),
    keepAllergens: (allergens) => writeAllergenCookie(reply, allergens, kernel.secureCookies),
    log: request.log,
    claimedSession: () => claimedSession(request),
    client: clientOf(request),
    agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: originOf(shop, request, kernel),
    answerPending: () => {
      pending = true;
    },
    isPending: () => pending,
    existingSession: async () => (await existing())?.id,
    session,
    customer,
    requireCustomer: async () => {
      const id = await customer();
      if (id === undefined) throw signInRequired();
      return id;
    },
    adoptSession: (made) => {
      known = Promise.resolve(made);
      setSessionCookies(of, made);
    },
    pause: (ms) => kernel.clock.pause(ms),
    repeatXsrfCookie: () => {
      repeatXsrfCookie(of);
    },
  };
}

/** Who calls, before there is a context. */
export function visitorOf(kernel: Kernel, request: FastifyRequest): Visitor {
  const { tenant } = shopOf(kernel, request);
  return { db: kernel.db, tenant, client: clientOf(request) };
}

export function clientOf(request: FastifyRequest): string {
  return lastOf(request.headers['x-forwarded-for']) ?? request.ip;
}

/** The entry that our own host added; clients can forge the ones before it. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const last = (Array.isArray(header) ? header.join(',') : header)?.split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}

/**
 * Origin for links in e-mails and payments: one of `PUBLIC_URL` if it is set, so that the request can
 * choose neither name nor port; otherwise a host name of the shop.
 */
function originOf(shop: Shop, request: FastifyRequest, kernel: Kernel): string {
  const { publicOrigins = [], secureCookies } = kernel;
  const requestedHost = (
    lastOf(request.headers['x-forwarded-host']) ??
    request.headers.host ??
    ''
  ).toLowerCase();
  const name = requestedHost.replace(/:\d+$/, '');
  const known =
    publicOrigins.find((origin) => origin.host === requestedHost) ??
    publicOrigins.find((origin) => origin.hostname === name) ??
    publicOrigins.find((origin) => shop.hosts.includes(origin.hostname));
  if (known) return known.origin;
  const isOwn = publicOrigins.length === 0 && shop.hosts.includes(name);
  const host = isOwn ? requestedHost : (shop.hosts[0] ?? 'localhost');
  return `${secureCookies ? 'https' : 'http'}://${host}`;
}
