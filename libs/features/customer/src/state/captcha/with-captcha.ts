import type { ErrorCode } from '@larder/contracts';
import { codeOf, type FeatureContext } from '@larder/platform';
import { customerApi } from '../../api/customer-api.js';

interface Proof {
  readonly recaptchaResponse: string | undefined;
}

interface CaptchaScope {
  readonly context: FeatureContext;
  readonly onProving: (isProving: boolean) => void;
}

/**
 * Makes a call that may require a captcha (CUST-22): with the bypass token, if there is one. Only when
 * the server requires it, the browser solves a captcha and repeats the call. Returns the error of the
 * last call.
 */
export async function withCaptcha(
  { context, onProving }: CaptchaScope,
  call: (query: Proof) => Promise<unknown>,
): Promise<unknown> {
  const { bypassRecaptchaKey } = context.getState().core;
  const error = await call({ recaptchaResponse: bypassRecaptchaKey });
  if (codeOf(error) !== ('CAPTCHA_REFUSED' satisfies ErrorCode)) return error;
  onProving(true);
  const recaptchaResponse = await solveCaptcha(context).finally(() => onProving(false));
  return recaptchaResponse === undefined ? error : call({ recaptchaResponse });
}

/** The solution of a captcha; undefined if the shop has none or this browser cannot solve it. */
async function solveCaptcha({ dispatch }: FeatureContext): Promise<string | undefined> {
  const { data } = await dispatch(
    customerApi.endpoints.beginChallenge.initiate(undefined, { track: false }),
  );
  if (!data) return undefined;
  try {
    const { solveChallenge } = await import('./solve-challenge.js');
    return await solveChallenge(data);
  } catch {
    // No cryptography outside https, or the solver could not be loaded.
    return undefined;
  }
}
