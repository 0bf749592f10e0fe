import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, isCallError, isNotFound } from '@larder/platform';
import type { Backend } from '../backend.js';
import { createCachedResponse } from '../http/cached-response.js';
import { clientAddress } from '../http/client-address.js';
import { readHost } from '../http/request-url.js';
import type { HeaderSets } from '../http/security-headers.js';
import { errorPage } from '../pages/error-page.js';
import { acceptedBy, refusalPage, send, unavailablePage } from '../routes/error-responses.js';
import { isRefusedShop, ShopUnavailable, type ShopLanguages } from '../tenants/tenant-errors.js';
import type { Shops } from '../tenants/shops.js';
import { canOrder } from './can-order.js';
import { buyAgainPage } from './pages/buy-again-page.js';
import { claimPage } from './pages/claim-page.js';
import { cartPage } from './pages/cart-page.js';
import { contactPage } from './pages/contact-page.js';
import { confirmationPage } from './pages/confirmation-page.js';
import { renderDocument } from './document.js';
import { html } from './markup.js';
import { interestPage } from './pages/interest-page.js';
import { orderPage } from './pages/order-page.js';
import type { Outcome, NoScriptPage } from './no-script-page.js';
import { notice, type FormValues } from './components.js';
import { productPage } from './pages/product-page.js';
import { servicePage } from './pages/service-page.js';
import { style, STYLE_URL } from './style.js';
import { startVisit, type Visit } from './visit.js';
import { timeSlotPage } from './pages/time-slot-page.js';

export interface NoScriptRoutesOptions {
  readonly shops: Shops;
  readonly backend: Backend;
  readonly headers: HeaderSets;
  readonly languages: ReadonlyMap<string, ShopLanguages>;
  readonly isSecure: boolean;
  /** Proxies in front of this host that are trusted for the visitor's address. */
  readonly proxies: number;
}

const pages: Readonly<Record<string, NoScriptPage>> = {
  product: productPage,
  cart: cartPage,
  again: buyAgainPage,
  service: servicePage,
  interest: interestPage,
  window: timeSlotPage,
  contact: contactPage,
  order: orderPage,
  done: confirmationPage,
  claim: claimPage,
};
const MAX_BYTES = 16 * 1024;
const MAX_FIELD_LENGTH = 500;

/** No-script pages: ordering by HTML forms for browsers without JavaScript (decision 30). */
export async function noScriptRoutes(app: FastifyInstance, options: NoScriptRoutesOptions) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, fieldsOf(new URLSearchParams(body as string))),
  );
  const sheet = createCachedResponse({
    status: 200,
    headers: {
      ...options.headers.file,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
    },
    body: Buffer.from(style),
  });
  app.get(STYLE_URL, async (request, reply) => send(request, reply, sheet));
  app.route({
    method: ['GET', 'POST'],
    url: '/_plain/:locale/:page',
    handler: (request, reply) => answer(request, reply, options),
  });
}

function fieldsOf(all: URLSearchParams): FormValues {
  return Object.fromEntries(
    [...all].map(([name, value]) => [name, value.slice(0, MAX_FIELD_LENGTH)]),
  );
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: NoScriptRoutesOptions,
) {
  const { headers } = options;
  const host = readHost(request.headers.host);
  if (host === undefined) return send(request, reply, errorPage(headers, 400, acceptedBy(request)));
  const shop = await options.shops.find(host).catch((error: unknown) => {
    if (isRefusedShop(error) || error instanceof ShopUnavailable) return error;
    throw error;
  });
  if (shop instanceof ShopUnavailable)
    return send(
      request,
      reply,
      unavailablePage(request, { headers, languages: options.languages, build: undefined }),
    );
  if (shop instanceof Error) return send(request, reply, refusalPage(shop, request, headers));
  const { locale: code, page: name } = request.params as { locale: string; page: string };
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  const { tenant } = shop.built.shop.registry;
  const locale = tenant.locales.find((one) => one.code === code);
  if (!page || !locale || !canOrder(shop)) return reply.callNotFound();
  const sent = (request.body ?? {}) as FormValues;
  const requestInfo = {
    host,
    isSecure: options.isSecure,
    token: sent['token'],
    cookie: request.headers.cookie ?? '',
    fetchSite: request.headers['sec-fetch-site'] as string | undefined,
    address: clientAddress(request.headers, request.raw.socket.remoteAddress, options.proxies),
  };
  const visit = await startVisit(shop, locale, requestInfo, options.backend);
  const outcome = await outcomeOf(page, visit, request, sent);
  const cookies = visit.setCookies.length > 0 ? { 'set-cookie': [...visit.setCookies] } : {};
  if ('to' in outcome)
    return reply
      .headers({ ...headers.page, ...cookies, 'cache-control': 'no-store' })
      .redirect(outcome.to, 303);
  for (const line of visit.setCookies) reply.raw.appendHeader('set-cookie', line);
  return send(request, reply, renderDocument(visit, headers, outcome));
}

async function outcomeOf(
  page: NoScriptPage,
  visit: Visit,
  request: FastifyRequest,
  sent: FormValues,
): Promise<Outcome> {
  const query = fieldsOf(new URLSearchParams(request.raw.url?.split('?')[1] ?? ''));
  try {
    if (request.method !== 'POST' || !page.handleForm) return await page.show(visit, query);
    return (await isOwnForm(visit, request, sent))
      ? await page.handleForm(visit, sent)
      : await stale(visit, request);
  } catch (error) {
    if (!isCallError(error)) throw error;
    request.log.warn({ call: codeOf(error), status: error.status }, 'a no-script page failed');
    return handleFailure(visit, error, request);
  }
}

/** API-006: sent from a page of this shop, under the session that the page was made for. */
async function isOwnForm(visit: Visit, { headers }: FastifyRequest, { token = '' }: FormValues) {
  return (
    headers['sec-fetch-site'] !== 'cross-site' && token !== '' && token === (await visit.token())
  );
}

const stale = (visit: Visit, request: FastifyRequest) =>
  handleFailure(visit, { status: 403, data: { errorCode: '', message: '' } }, request);

/** No response, or another session by now: shows a message with a link. */
async function handleFailure(
  visit: Visit,
  error: unknown,
  request: FastifyRequest,
): Promise<Outcome> {
  const { own } = visit;
  const isStale = isCallError(error) && error.status === 403;
  const status = isStale ? 403 : isNotFound(error) ? 404 : 503;
  const path = (request.raw.url ?? '').split('?')[0] ?? '';
  return {
    title: own('brokenTitle'),
    status,
    body: html`<h1>${own('brokenTitle')}</h1>
      ${notice(own(isStale ? 'stale' : 'broken'))}
      <p><a class="button" href="${path}">${own('again')}</a></p>`,
  };
}
