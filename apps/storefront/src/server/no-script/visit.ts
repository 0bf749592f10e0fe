import { randomUUID } from 'node:crypto';
import type { Call, CallArgs, CallResult, CallSchemas } from '@larder/contracts';
import { cartCalls, type Cart } from '@larder/contracts/cart';
import type { ShopLocale } from '@larder/contracts/tenant';
import { isNotFound, type Texts } from '@larder/platform';
import { send } from '@larder/platform/server';
import type { Backend } from '../backend.js';
import type { HostedShop } from '../tenants/shops.js';
import { loadRules, type Rules } from './rules.js';
import { noScriptTexts, type NoScriptTextKey } from './texts.js';

const TIMEOUT_MS = 20_000;
const XSRF_COOKIE = 'XSRF-TOKEN';

/** What is known of the request that a page is made for. */
export interface RequestInfo {
  readonly host: string;
  readonly cookie: string;
  /** CSRF token of the form; absent for a GET. */
  readonly token?: string | undefined;
  /** Whether another site sent the form. */
  readonly fetchSite?: string | undefined;
  readonly address: string;
  readonly isSecure: boolean;
}

/** One visitor's request for one page: the shop's texts, and calls with the visitor's session. */
export interface Visit {
  readonly shop: HostedShop;
  readonly locale: ShopLocale;
  readonly texts: Texts;
  readonly rules: Rules;
  /** A text of cart and checkout. */
  readonly text: Parameters<Rules['timeSlotLabels']>[0];
  /** A text of these pages. */
  readonly own: (key: NoScriptTextKey, values?: Readonly<Record<string, string>>) => string;
  /** Throws `CallError`. */
  call<W extends CallSchemas>(
    call: Call<W>,
    args?: unknown extends CallArgs<Call<W>> ? undefined : CallArgs<Call<W>>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<CallResult<Call<W>>>;
  /** The visitor's cart, or null. */
  cart(): Promise<Cart | null>;
  /** Token for the forms of the page (API-006). */
  token(): Promise<string>;
  /** Address of another of these pages. */
  to(page: string, query?: Readonly<Record<string, string>>): string;
  /** Set-Cookie headers of the backend, to pass on to the browser. */
  readonly setCookies: readonly string[];
}

export async function startVisit(
  shop: HostedShop,
  locale: ShopLocale,
  requestInfo: RequestInfo,
  backend: Backend,
): Promise<Visit> {
  const rules = await loadRules();
  const texts = shop.built.shop.texts.get(locale.code);
  if (!texts) throw new Error(`there are no texts in ${locale.code}`);
  const session = cookieJar(requestInfo.cookie);
  const options = {
    fetch: fetchOf(requestInfo, session, backend),
    origin: '',
    locale: locale.code,
    requestId: `${randomUUID()}-${Date.now()}`,
    xsrfToken: () => Promise.resolve(requestInfo.token ?? ''),
    timeout: TIMEOUT_MS,
  };
  const call: Visit['call'] = async <W extends CallSchemas>(
    line: Call<W>,
    args?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => {
    const outcome = await send({ call: line, args: args ?? {}, headers }, options);
    if ('error' in outcome) throw outcome.error;
    return outcome.data as CallResult<Call<W>>;
  };
  return {
    shop,
    locale,
    texts,
    rules,
    call,
    text: (key, values) => texts.text(`cart-checkout.${key}`, values),
    own: noScriptTexts(texts),
    cart: () => call(cartCalls.getCart).catch(nullIfNone),
    token: async () => {
      if (session.get(XSRF_COOKIE) === undefined) await options.fetch('/api/csrf', {});
      return session.get(XSRF_COOKIE) ?? '';
    },
    to: (page, query = {}) => {
      const text = new URLSearchParams(query).toString();
      return `/_plain/${locale.code}/${page}${text === '' ? '' : `?${text}`}`;
    },
    setCookies: session.set,
  };
}

function nullIfNone(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

interface CookieJar {
  get(name: string): string | undefined;
  header(): string;
  take(line: string): void;
  readonly set: readonly string[];
}

/** The visitor's cookies, updated by the backend's responses. */
function cookieJar(header: string): CookieJar {
  const pairs = header.split('; ').flatMap((pair) => {
    const at = pair.indexOf('=');
    return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
  });
  const known = new Map(pairs);
  const set: string[] = [];
  return {
    set,
    get: (name) => known.get(name),
    header: () => [...known].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (line) => {
      set.push(line);
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (at > 0) known.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

/** As much of `fetch` as calls need, under the visitor's session. */
function fetchOf(requestInfo: RequestInfo, session: CookieJar, { pool }: Backend): typeof fetch {
  return async (address, init) => {
    const answer = await pool.request({
      method: (init?.method ?? 'GET') as 'GET',
      path: String(address),
      headers: {
        ...(init?.headers as Record<string, string>),
        'x-forwarded-host': requestInfo.host,
        'x-forwarded-proto': requestInfo.isSecure ? 'https' : 'http',
        'x-forwarded-for': requestInfo.address,
        ...(requestInfo.fetchSite === undefined ? {} : { 'sec-fetch-site': requestInfo.fetchSite }),
        cookie: session.header(),
      },
      body: (init?.body as string | undefined) ?? null,
      signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) session.take(line);
    const text = await answer.body.text();
    return new Response(text === '' ? null : text, { status: answer.statusCode });
  };
}
