import type { Kernel } from '../kernel/kernel.js';
import type { CaptchaPort } from './captcha/captcha.js';

/** What the domains share, and what tells people from machines where accounts are begun and entered. */
export interface CustomerKernel extends Kernel {
  readonly captcha: CaptchaPort;
}
