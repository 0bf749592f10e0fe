import { Audience } from '@larder/contracts/content/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { instantAt } from '../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../kernel/context.js';
import { createContext } from '../kernel/context.js';
import { badRequest, notFound } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import type { ContentServices } from './content-services.js';
import { entryUrlOf } from './cms-entry-url.js';
import {
  isPreviewToken,
  isSame,
  previewCookie,
  previewOf,
  previewSeconds,
  writeSession,
} from './preview.js';

/** An entry of a content system with everything in it. */
const maxWebhookBytes = 4 * 1024 * 1024;

/** Routes for editors and the CMS: redirects to entries, and the change webhook. */
export function editorRoutes(app: FastifyInstance, kernel: Kernel): void {
  const { content } = kernel;
  if (!content) return;
  const leadOn = (url: string, to: (visit: EditorRequest) => Promise<string> | string) =>
    app.get(url, async (request, reply) => {
      const context = createContext(kernel, request, reply);
      void reply.header('cache-control', 'no-store');
      return reply.redirect(await to({ kernel, content, context, request, reply }), 303);
    });
  leadOn('/api/content/preview/open', openPreview);
  leadOn('/api/content/preview/end', ({ reply }) => {
    void reply.clearCookie(previewCookie, { path: '/' });
    return '/';
  });
  leadOn('/api/content/entries/:id', ({ content, context, request }) => {
    const { id } = request.params as { id: string };
    const { path = '/' } = request.query as { path?: string };
    return entryUrlOf(content, context, { id, path });
  });
  app.post(
    '/api/content/webhook',
    { config: { xsrf: false }, bodyLimit: maxWebhookBytes },
    async (request, reply) => {
      if (!isAuthorised(request, content.webhookSecret)) throw notFound('The address');
      void handleWebhook(kernel, content, request.body);
      return reply.header('cache-control', 'no-store').status(202).send({});
    },
  );
}

interface EditorRequest {
  readonly kernel: Kernel;
  readonly content: ContentServices;
  readonly context: RequestContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const Open = z.object({
  token: z.optional(z.string()),
  at: z.optional(z.string()),
  audience: z.optional(z.union([Audience, z.literal('')])),
  path: z.optional(z.string()),
  slug: z.optional(z.string()),
  locale: z.optional(z.string()),
});

/** Opens the preview by a link's token, or changes date and audience of an open one. */
function openPreview({ kernel, content, context, request, reply }: EditorRequest): string {
  const { previewSecret } = content;
  if (previewSecret === undefined || !context.shop.clientRuntimeConfig.cms.preview)
    throw notFound('A preview');
  const parsed = Open.safeParse(request.query);
  if (!parsed.success) throw badRequest('The preview cannot be opened so');
  const { token, at = '', audience = '' } = parsed.data;
  const { tenant, now } = context;
  // Without a token the preview has to be open already: this throws when it is not.
  if (token === undefined || !isPreviewToken(previewSecret, tenant, token, now))
    previewOf(context, previewSecret);
  const session = {
    expires: Math.floor(now.getTime() / 1000) + previewSeconds,
    ...(at !== '' && { at: instantOf(at, context) }),
    ...(audience !== '' && { audience }),
  };
  void reply.setCookie(previewCookie, writeSession(previewSecret, tenant, session), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: kernel.secureCookies,
    maxAge: previewSeconds,
  });
  return pathOf(parsed.data, context, request);
}

/** An instant, or a time on the shop's wall clocks as forms send it. */
function instantOf(text: string, { shop }: RequestContext): string {
  const wall = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(text);
  const [, day = '', time = '00:00'] = wall ?? [];
  try {
    const instant = wall ? instantAt(day, time, shop.clientRuntimeConfig.timeZone) : new Date(text);
    return instant.toISOString();
  } catch {
    throw badRequest('The date is none', { at: 'date' });
  }
}

/** A path of this shop and no other site: the given one, else that of the referring page. */
function pathOf(
  { path: named, slug, locale }: z.output<typeof Open>,
  { shop }: RequestContext,
  request: FastifyRequest,
): string {
  const path = named ?? (slug === undefined ? refererOf(request) : undefined);
  if (path !== undefined) return /^\/(?![/\\])[^\\\s]*$/.test(path) ? path : '/';
  const { locales } = shop.clientRuntimeConfig;
  const prefix = locales.find(({ code }) => code === locale)?.prefix ?? '';
  const parts = [prefix, slug === undefined || slug === 'index' ? '' : encodeURI(slug)];
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

/** Path of the page that a form was on, if it was one of this host name. */
function refererOf({ headers }: FastifyRequest): string | undefined {
  const { referer = '', host, 'x-forwarded-host': forwarded = host } = headers;
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  return from?.host === forwarded ? `${from?.pathname}${from?.search}` : undefined;
}

function isAuthorised({ headers }: FastifyRequest, secret: string | undefined): boolean {
  return secret !== undefined && isSame(headers.authorization ?? '', `Bearer ${secret}`);
}

const WebhookBody = z.object({ entry: z.object({ tenant: z.string() }) });

/** The shop that a notification names, or all when it names none. */
async function handleWebhook(
  { directory }: Kernel,
  { sync: contentSync }: ContentServices,
  body: unknown,
) {
  const notice = WebhookBody.safeParse(body);
  const known = directory.shops.map(({ tenant }) => tenant);
  const named = known.filter((tenant) => notice.data?.entry.tenant === tenant);
  await Promise.all(
    (named.length > 0 ? named : known).map((tenant) => contentSync.refresh(tenant)),
  );
}
