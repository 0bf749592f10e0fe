import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Allergen } from '@larder/contracts/catalogue';
import { readAllergenCookie, writeAllergenCookie } from './allergen-cookie.js';
import type { Kernel } from './kernel.js';
import { signInRequired } from './failure.js';
import type { Scope } from './scope.js';
import type { NewSession, Session } from './session.js';
import {
  claimedSession,
  createSession,
  existingSession,
  repeatXsrfCookie,
  setSessionCookies,
} from './session.js';
import type { Shop } from './tenant-directory.js';
import { pickLocale } from './tenant-directory.js';

/** What a handler knows of its request. */
export interface RequestContext extends Scope {
  readonly shop: Shop;
  readonly requestId: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** What the shopper avoids by the choice that this browser keeps. */
  readonly keptAllergens: readonly Allergen[];
  /** Has the browser keep another choice. */
  keepAllergens(allergens: readonly Allergen[]): void;
  readonly log: FastifyBaseLogger;
  /** Network address of the visitor, as the host tells it; for limits, never for trust. */
  readonly client: string;
  /** What the visitor's browser says of itself, shortened. */
  readonly agent: string;
  /** Address under which the visitor sees the shop, for links in mails. One of the shop's own. */
  readonly origin: string;
  /** Ends after so many milliseconds; a test's clock does not wait. */
  pause(ms: number): Promise<void>;
  /** Id of the session (its hash, never the cookie), made when there is none yet. */
  session(): Promise<string>;
  /** Id of the session that the cookie names, if it names one; nobody has looked whether it exists. */
  claimedSession(): string | undefined;
  /** Id of the session, or undefined; makes none. */
  existingSession(): Promise<string | undefined>;
  /** Id of the customer who is signed in, or undefined. */
  customer(): Promise<string | undefined>;
  /** The same; a 401 for everybody else. */
  requireCustomer(): Promise<string>;
  /** Makes a session, which is in the database already, the one of this browser. */
  adoptSession(session: NewSession): void;
  /** Answers with the call's other success status: something is still to come. */
  answerPending(): void;
  isPending(): boolean;
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
  const { db, cache } = kernel;
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
    now,
    shop,
    tenant: shop.tenant,
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

export function clientOf(request: FastifyRequest): string {
  return lastOf(request.headers['x-forwarded-for']) ?? request.ip;
}

/** The entry that our own host put there; what came before it anybody may have written. */
function lastOf(header: string | string[] | undefined): string | undefined {
  const last = (Array.isArray(header) ? header.join(',') : header)?.split(',').at(-1)?.trim();
  return last === '' ? undefined : last;
}

/**
 * Where links of mails and payments lead: an origin of `PUBLIC_URL` where there is one, so that neither
 * name nor port is the request's to choose; else a host name of the shop's own.
 */
function originOf(shop: Shop, request: FastifyRequest, kernel: Kernel): string {
  const { publicOrigins = [], secureCookies } = kernel;
  const asked = (
    lastOf(request.headers['x-forwarded-host']) ??
    request.headers.host ??
    ''
  ).toLowerCase();
  const name = asked.replace(/:\d+$/, '');
  const known =
    publicOrigins.find((origin) => origin.host === asked) ??
    publicOrigins.find((origin) => origin.hostname === name) ??
    publicOrigins.find((origin) => shop.hosts.includes(origin.hostname));
  if (known) return known.origin;
  const isOwn = publicOrigins.length === 0 && shop.hosts.includes(name);
  const host = isOwn ? asked : (shop.hosts[0] ?? 'localhost');
  return `${secureCookies ? 'https' : 'http'}://${host}`;
}
