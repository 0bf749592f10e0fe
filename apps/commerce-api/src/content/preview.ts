import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import { Audience } from '@larder/contracts/content/schemas';
import * as z from 'zod/mini';
import type { RequestContext } from '../kernel/context.js';
import { ApiFailure } from '../kernel/failure.js';

/** Token for viewing unpublished content, with its date and audience. Signed, for this shop only. */
export const previewCookie = 'preview';
/** Seconds for which an opened preview stays open. */
export const previewSeconds = 12 * 3600;

const Session = z.object({
  /** Seconds since 1970. */
  expires: z.int(),
  at: z.optional(z.iso.datetime()),
  audience: z.optional(Audience),
});
export type PreviewSession = z.output<typeof Session>;

/** What a request to a shop in preview may see. */
export interface Preview {
  /** False where no secret is set: then there is only published content to see. */
  readonly drafts: boolean;
  readonly at?: string | undefined;
  readonly audience?: z.output<typeof Audience> | undefined;
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Constant-time comparison. */
export function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** Token of a link that opens a shop's preview until `expires`, in seconds since 1970. */
export function previewToken(secret: string, tenant: string, expires: number): string {
  return `${expires}.${sign(secret, `link:${tenant}:${expires}`)}`;
}

export function isPreviewToken(secret: string, tenant: string, token: string, now: Date): boolean {
  const [expires = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now.getTime()) return false;
  return isSame(token, previewToken(secret, tenant, Number(expires)));
}

export function writeSession(secret: string, tenant: string, session: PreviewSession): string {
  const text = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${text}.${sign(secret, `session:${tenant}:${text}`)}`;
}

export function readSession(
  secret: string,
  tenant: string,
  value: string | undefined,
  now: Date,
): PreviewSession | undefined {
  const [text = '', given = ''] = (value ?? '').split('.');
  if (!isSame(given, sign(secret, `session:${tenant}:${text}`))) return undefined;
  const parsed = Session.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return parsed.success && parsed.data.expires * 1000 > now.getTime() ? parsed.data : undefined;
}

/**
 * PLAT-21: what a request may see of a shop in preview; `undefined` in any other shop. Throws 403
 * when the preview has not been opened.
 */
export function previewOf(
  context: RequestContext,
  secret: string | undefined,
): Preview | undefined {
  const { shop, cookies, now } = context;
  if (!shop.clientRuntimeConfig.cms.preview) return undefined;
  if (secret === undefined) return { drafts: false };
  const session = readSession(secret, shop.tenant, cookies[previewCookie], now);
  if (!session)
    throw new ApiFailure(403, errorCodes.previewClosed, 'Open the preview by one of its links');
  const { at, audience } = session;
  return { drafts: true, ...(at !== undefined && { at }), ...(audience && { audience }) };
}
