import { timingSafeEqual } from 'node:crypto';
import { errorCodes } from '@larder/contracts';
import { ApiFailure } from '../kernel/failure.js';
import { hashOf } from '../text/hash.js';

/** Whether an answer to a challenge is a person's. Rejects when it cannot be found out. */
export type Captcha = (response: string, client: string) => Promise<boolean>;

export interface CaptchaPort {
  /** Absent in shops without challenges: everybody counts as a person. */
  readonly check?: Captcha;
  /** What stands for a solved challenge, for apps and tests (PLAT-37, CUST-22). */
  readonly bypassKey?: string;
}

const answerMs = 3000;

/** Asks a service of the kind of reCAPTCHA's and hCaptcha's `siteverify`. */
export function siteVerify(url: string, secret: string, ask: typeof fetch = fetch): Captcha {
  return async (response, remoteip) => {
    const answer = await ask(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip }),
      signal: AbortSignal.timeout(answerMs),
    });
    const verdict = (await answer.json()) as { readonly success?: unknown } | null;
    return verdict?.success === true;
  };
}

const isSame = (a: string, b: string) =>
  timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));

/** @throws ApiFailure 403 when a challenge was not solved, and was not bypassed either */
export async function requirePerson(
  { check, bypassKey }: CaptchaPort,
  response: string | undefined,
  client: string,
): Promise<void> {
  if (!check) return;
  if (response !== undefined) {
    if (bypassKey !== undefined && isSame(response, bypassKey)) return;
    if (await check(response, client)) return;
  }
  throw new ApiFailure(403, errorCodes.captcha, 'Solve the challenge first');
}

/** The port that the settings describe. */
export function captchaOf(settings: {
  readonly captcha?: { readonly url: string; readonly secret: string };
  readonly captchaBypassKey?: string;
}): CaptchaPort {
  const { captcha, captchaBypassKey: bypassKey } = settings;
  return {
    ...(captcha && { check: siteVerify(captcha.url, captcha.secret) }),
    ...(bypassKey !== undefined && { bypassKey }),
  };
}
