import type { Kernel } from '../kernel/kernel.js';
import type { SmsSender } from '../mail/sms/sms-sender.js';
import type { CaptchaPort } from './captcha/captcha.js';

/** Shared services of the domains, with the captcha for registration and login, and what sends codes to phones. */
export interface CustomerKernel extends Kernel {
  readonly captcha: CaptchaPort;
  readonly sms: SmsSender;
}
