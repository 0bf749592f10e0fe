import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export type PhoneCall =
  'requestPhoneLogin' | 'loginByPhone' | 'requestPhoneVerification' | 'verifyPhone' | 'removePhone';

/** Sign-in by a code on the phone; only the pages that offer it load these. */
export const phoneCalls = /* @__PURE__ */ defineCalls<Pick<typeof wire, PhoneCall>>({
  requestPhoneLogin: 'POST /api/auth/phone/code',
  loginByPhone: 'POST /api/auth/phone',
  requestPhoneVerification: 'POST /api/customers/phone/code',
  verifyPhone: 'PUT /api/customers/phone',
  removePhone: 'DELETE /api/customers/phone',
});
