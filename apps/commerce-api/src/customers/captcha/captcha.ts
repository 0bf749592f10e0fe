import { timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import type { ProofOfWork } from '@larder/contracts/customer';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure, notFound } from '../../kernel/failure.js';
import { hashOf } from '../../kernel/text/hash.js';

/** Whether the solution of a captcha is valid. Rejects when that cannot be determined. */
export type Captcha = (response: string, context: RequestContext) => Promise<boolean>;

export interface CaptchaPort {
  /** Absent in shops without captchas: every visitor counts as a person. */
  readonly check?: Captcha;
  /** A challenge that the shopper's browser solves alone; absent where a service has its own. */
  readonly begin?: (context: RequestContext) => Promise<ProofOfWork>;
  /** So many tries in a quarter of an hour need no challenge. */
  readonly freeTries?: number;
  /** Token that bypasses the captcha, for apps and tests (PLAT-37, CUST-22). */
  readonly bypassKey?: string;
}

const timeoutMs = 3000;

/** Calls a verification service with the API of reCAPTCHA's and hCaptcha's `siteverify`. */
export function siteVerify(url: string, secret: string, ask: typeof fetch = fetch): Captcha {
  return async (response, { client: remoteip }) => {
    const answer = await ask(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const verdict = (await answer.json()) as { readonly success?: unknown } | null;
    return verdict?.success === true;
  };
}

const isSame = (a: string, b: string) =>
  timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));

/**
 * @param tries number of previous attempts, called only where some attempts are free
 * @throws ApiFailure 403 when a captcha was neither solved nor bypassed
 */
export async function requireHuman(
  { check, bypassKey, freeTries = 0 }: CaptchaPort,
  response: string | undefined,
  context: RequestContext,
  tries: () => Promise<number>,
): Promise<void> {
  if (!check) return;
  if (freeTries > 0 && (await tries()) < freeTries) return;
  if (response !== undefined) {
    if (bypassKey !== undefined && isSame(response, bypassKey)) return;
    if (await check(response, context)) return;
  }
  throw new ApiFailure(403, errorCodes.captcha, 'Solve the challenge first');
}

/** @throws ApiFailure 404 where captchas come from a service, or are off */
export async function beginChallenge(
  { begin }: CaptchaPort,
  context: RequestContext,
): Promise<ProofOfWork> {
  if (!begin) throw notFound('The challenge');
  return begin(context);
}
