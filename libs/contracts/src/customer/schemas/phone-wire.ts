import * as z from 'zod/mini';
import type { CallSchemas } from '../../core/call.js';
import { Phone } from '../../core/fields.js';
import { Nothing } from '../../core/schemas.js';
import { Customer } from '../schemas.js';

const number = z.object({ phoneNumber: Phone });
/** A number, and the code that was sent to it. */
const PhoneProof = z.object({
  phoneNumber: Phone,
  oneTimeCode: z.string().check(z.regex(/^\d{6}$/)),
});

/** The calls of the phone login, a part of the customer's `wire`; shops without it answer 404. */
export const phoneWire = {
  requestPhoneLogin: {
    summary: 'Sends a code to sign in with; the answer is the same for an unknown number',
    query: z.object({ recaptchaResponse: z.optional(z.string().check(z.maxLength(4000))) }),
    body: number,
    response: Nothing,
    status: 202,
    errorCodes: ['CAPTCHA_REFUSED', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
  },
  loginByPhone: {
    summary: 'Signs in by the code, once and in the session that asked for it',
    body: PhoneProof,
    response: Customer,
    errorCodes: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
  },
  requestPhoneVerification: {
    summary: 'Sends a code to a number that the customer wants to sign in with',
    body: number,
    response: Nothing,
    status: 202,
    errorCodes: ['UNAUTHORIZED', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
  },
  verifyPhone: {
    summary: 'Makes a number the one to sign in with, by its code; another one no longer is',
    body: PhoneProof,
    response: Customer,
    errorCodes: ['UNAUTHORIZED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'NOT_FOUND'],
  },
  removePhone: {
    summary: 'Ends the sign-in by phone',
    response: Customer,
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;
