import { errorCodes } from '@larder/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { openCartMirror } from '../carts/cart-mirror.js';
import { cartRoutes } from '../carts/routes.js';
import { openCatalogue } from '../catalogue/read-catalogue.js';
import { catalogueRoutes } from '../catalogue/routes.js';
import { checkoutRoutes } from '../checkout/routes.js';
import type { StoreApi } from '../medusa/store-api.js';
import { StoreRefusal, StoreUnavailable } from '../medusa/store-api.js';
import { searchRoutes } from '../search/routes.js';
import type { Binding } from './bind-call.js';
import { ApiFailure } from './failure.js';
import type { Reference } from './reference.js';
import { relay } from './reference.js';

export interface AppOptions {
  readonly store: StoreApi;
  readonly reference: Reference;
  /** Host names of the shop that Medusa sells for; other shops are the reference backend's alone. */
  readonly hosts: readonly string[];
  /** The first is that of Medusa's own fields. */
  readonly languages: readonly [string, ...string[]];
  readonly now: () => number;
  readonly logLevel?: string;
}

/** Uploads of the contract are smaller. */
const BODY_LIMIT = 16 * 1024 * 1024;
const RETRY_AFTER_S = 2;

function failureOf(error: FastifyError | Error): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof StoreUnavailable)
    return new ApiFailure(503, errorCodes.unavailable, 'The shop is not available at the moment');
  if (error instanceof StoreRefusal)
    return new ApiFailure(409, errorCodes.conflict, 'Medusa refuses it');
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new ApiFailure(413, errorCodes.tooLarge, 'The body is too large');
  if (status >= 400 && status < 500)
    return new ApiFailure(status, errorCodes.badRequest, error.message);
  return new ApiFailure(500, errorCodes.internal, 'Something went wrong');
}

async function sendFailure(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const failure = failureOf(error);
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
  if (failure.status === 503) void reply.header('retry-after', String(RETRY_AFTER_S));
  return reply.status(failure.status).header('cache-control', 'no-store').send(failure.body());
}

function hostOf(request: FastifyRequest): string {
  const forwarded = request.headers['x-forwarded-host'];
  return (typeof forwarded === 'string' ? forwarded : request.host).toLowerCase();
}

/** The contract's server: what Medusa has by Medusa, every other call by the reference backend. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { store, reference, hosts, languages, now } = options;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    logger: { level: options.logLevel ?? 'warn' },
    routerOptions: { maxParamLength: 4096 },
  });
  // Bodies go to the reference backend as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(sendFailure);
  const report = (error: unknown) => app.log.error({ err: error }, 'Medusa was not read');
  const source = openCatalogue(store, languages, now, report);
  // The first visitor does not wait for it; without Medusa the other calls are answered all the same.
  app.addHook('onReady', async () => {
    await source.in(languages[0]).catch(report);
  });
  const pass = async (request: FastifyRequest, reply: FastifyReply) =>
    relay(await reference.ask(request), reply);
  const binding: Binding = {
    app,
    isOwn: (request) => hosts.includes(hostOf(request).replace(/:\d+$/, '')),
    languageOf: (request) => {
      const requested = (request.headers['accept-language'] ?? '').slice(0, 2).toLowerCase();
      return languages.find((language) => language === requested) ?? languages[0];
    },
    pass,
  };
  catalogueRoutes(binding, source);
  searchRoutes(binding, store, source);
  const mirror = openCartMirror(store, source, languages[0]);
  cartRoutes(binding, reference, mirror);
  checkoutRoutes(binding, { store, reference, mirror, source, language: languages[0] });
  app.all('/*', pass);
  return app;
}
