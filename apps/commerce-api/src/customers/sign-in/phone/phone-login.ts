import { setTimeout } from 'node:timers/promises';
import type { Customer } from '@larder/contracts/customer';
import type { RequestContext } from '../../../kernel/context.js';
import type { SmsSender } from '../../../mail/sms/sms-sender.js';
import { clearAttempts, countSignIn, limitAttempts, type Limit } from '../attempt-limits.js';
import { startCustomerSession } from '../customer-session.js';
import { logSignIn } from '../log-sign-in.js';
import { wrongCredentials } from '../sign-in.js';
import { consumeCode, createCode } from './phone-codes.js';
import { phoneText } from './phone-texts.js';
import type { CodePurpose } from './tables.js';
import { ownerOf, storeVerifiedPhone } from './verified-phones.js';

/** Codes for one number, and for one customer; each costs money, and each is five guesses. */
const codeLimit: Limit = { max: 5, forgetMs: 60 * 60_000 };
/** Longer than a code takes, so that the response time does not reveal whether the number is known. */
const answerMs = 25;

export interface PhoneProof {
  readonly phoneNumber: string;
  readonly oneTimeCode: string;
}

/**
 * Sends a code to sign in with, if the number is verified. Response and duration are the same otherwise.
 * @throws ApiFailure 429 `TOO_MANY_REQUESTS`
 */
export async function requestPhoneLogin(
  context: RequestContext,
  sms: SmsSender,
  phone: string,
): Promise<void> {
  await limitAttempts(context, ['phone code', phone], codeLimit);
  await context.session();
  const send = async () => {
    const customer = await ownerOf(context, phone);
    if (customer !== undefined) await sendCode(context, sms, { purpose: 'login', phone }, customer);
  };
  await Promise.all([send(), setTimeout(answerMs)]);
}

/**
 * Signs in by a number and its code. An unknown number, a wrong or old code, one of another session and
 * one that was used before are answered alike.
 * @throws ApiFailure 401 `INVALID_CREDENTIALS`, 429 `TOO_MANY_REQUESTS`
 */
export function signInByPhone(context: RequestContext, proof: PhoneProof): Promise<string> {
  return logSignIn(context, 'phone', () => signInByCode(context, proof), String);
}

async function signInByCode(
  context: RequestContext,
  { phoneNumber: phone, oneTimeCode: code }: PhoneProof,
): Promise<string> {
  await countSignIn(context, `phone ${phone}`);
  const customer = await consumeCode(context, { purpose: 'login', phone }, { code });
  if (customer === undefined || (await ownerOf(context, phone)) !== customer)
    throw wrongCredentials(401);
  await clearAttempts(context, `phone ${phone}`);
  await startCustomerSession(context, customer);
  return customer;
}

/** Sends a code to a number that a customer wants to sign in with. */
export async function requestVerification(
  context: RequestContext,
  sms: SmsSender,
  phone: string,
): Promise<void> {
  const customer = await context.requireCustomer();
  await limitAttempts(context, ['phone code of', customer], codeLimit);
  await limitAttempts(context, ['phone code', phone], codeLimit);
  await sendCode(context, sms, { purpose: 'verify', phone }, customer);
}

/** @throws ApiFailure 403 `INVALID_CREDENTIALS`, because a 401 would end the session */
export async function verifyPhone(
  context: RequestContext,
  { phoneNumber: phone, oneTimeCode: code }: PhoneProof,
): Promise<Customer> {
  const customerId = await context.requireCustomer();
  const request = { purpose: 'verify', phone } as const;
  if ((await consumeCode(context, request, { code, customerId })) === undefined)
    throw wrongCredentials(403);
  return storeVerifiedPhone(context, customerId, phone);
}

/** Does not wait for the gateway: its time would tell which numbers are known. */
async function sendCode(
  context: RequestContext,
  sms: SmsSender,
  request: { readonly purpose: CodePurpose; readonly phone: string },
  customer: string,
): Promise<void> {
  const { log, tenant, shop } = context;
  const code = await createCode(context, request, customer);
  const { shopName: sender } = shop.clientRuntimeConfig;
  const text = phoneText(context, request.purpose, code);
  sms.send({ tenant, to: request.phone, sender, text }).catch((error: unknown) => {
    log.error({ err: error, tenant }, 'a text message was not sent');
  });
}
