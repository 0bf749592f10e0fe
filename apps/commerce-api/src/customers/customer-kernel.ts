import type { Kernel } from '../kernel/kernel.js';
import type { CaptchaPort } from './captcha/captcha.js';

/** Shared services of the domains, with the captcha for registration and login. */
export interface CustomerKernel extends Kernel {
  readonly captcha: CaptchaPort;
}
