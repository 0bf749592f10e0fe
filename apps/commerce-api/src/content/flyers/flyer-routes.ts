import { offerCalls } from '@larder/contracts/catalogue/offers';
import { offerWire } from '@larder/contracts/catalogue/wire';
import { FLYER_PDF_PATH, flyerCalls } from '@larder/contracts/content/flyers';
import { FlyerName } from '@larder/contracts/content/schemas';
import { flyerWire } from '@larder/contracts/content/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createContext } from '../../kernel/context.js';
import { notFound } from '../../kernel/failure.js';
import { bind } from '../../kernel/http/bind-calls.js';
import type { Kernel } from '../../kernel/kernel.js';
import { pickLocale } from '../../kernel/tenant-directory.js';
import { hashOf } from '../../kernel/text/hash.js';
import { flyerFile } from './flyer-file.js';
import { listFlyers, readFlyer, todayOf } from './read-flyer.js';

const Query = z.object({ locale: z.optional(z.string().check(z.maxLength(20))) });
/** Seconds for which browsers and shared caches may use a file; afterwards its ETag saves the transfer. */
const maxAge = 300;

/** The days of a flyer come and go without a change of content. */
const isDaily = { maxAge: 60, variesBy: todayOf };

export function flyerRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: flyerCalls, wire: flyerWire },
    { getFlyer: ({ params, context }) => readFlyer(kernel, context, params.name) },
    isDaily,
  );
  bind(
    app,
    kernel,
    { calls: offerCalls, wire: offerWire },
    { getFlyers: ({ context }) => listFlyers(kernel, context) },
    isDaily,
  );
  app.get(FLYER_PDF_PATH, async (request, reply) => {
    const name = FlyerName.safeParse((request.params as { readonly name?: unknown }).name);
    if (!name.success) throw notFound('The flyer');
    const known = createContext(kernel, request, reply);
    const { locale } = Query.safeParse(request.query).data ?? {};
    const { locales, cms } = known.shop.clientRuntimeConfig;
    const context = { ...known, locale: pickLocale(locales, locale ?? known.locale) };
    const file = await flyerFile(kernel, context, name.data);
    const tag = `"${hashOf(file.toString('latin1')).slice(0, 20)}"`;
    void reply
      .header('cache-control', cms.preview ? 'no-store' : `public, max-age=${maxAge}`)
      .header('vary', 'Accept-Language, X-Forwarded-Host')
      .header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply
      .header('content-disposition', `inline; filename="${name.data}.pdf"`)
      .type('application/pdf')
      .send(file);
  });
}
