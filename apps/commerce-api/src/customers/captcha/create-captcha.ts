import type { CaptchaPort } from './captcha.js';
import { siteVerify } from './captcha.js';
import { proofOfWork } from './proof-of-work.js';

/** The port that the settings describe: a service, or else the work of the shopper's own browser. */
export function createCaptcha(settings: {
  readonly captcha?: { readonly url: string; readonly secret: string };
  readonly captchaBypassKey?: string;
}): CaptchaPort {
  const { captcha, captchaBypassKey: bypassKey } = settings;
  return {
    ...(captcha ? { check: siteVerify(captcha.url, captcha.secret) } : proofOfWork()),
    ...(bypassKey !== undefined && { bypassKey }),
  };
}
