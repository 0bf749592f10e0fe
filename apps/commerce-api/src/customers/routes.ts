import { setTimeout } from 'node:timers/promises';
import { customerCalls } from '@larder/contracts/customer';
import { wire } from '@larder/contracts/customer/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/http/bind-calls.js';
import { addCustomerScope } from '../kernel/http/feature-scope.js';
import type { Kernel } from '../kernel/kernel.js';
import { deleteOldCounts } from '../kernel/http/limits/limit-per-minute.js';
import { scheduleJob } from '../kernel/schedule-job.js';
import { addressRoutes } from './addresses/address-routes.js';
import {
  countMail,
  deleteOldAttempts,
  requestedMails,
  failedAttempts,
} from './sign-in/attempt-limits.js';
import { beginChallenge, requireHuman } from './captcha/captcha.js';
import { deleteSolved } from './captcha/proof-of-work.js';
import type { CustomerKernel } from './customer-kernel.js';
import { endCustomerSession } from './sign-in/customer-session.js';
import { orderRoutes } from './orders/order-routes.js';
import { changePassword, confirmReset, requestReset } from './sign-in/password-change.js';
import {
  confirmEmail,
  manageTopics,
  readCommunication,
  updateCommunication,
  updateProfile,
} from './profile.js';
import { passkeyRoutes } from './passkeys/passkey-routes.js';
import { deleteOldCodes } from './sign-in/phone/phone-codes.js';
import { phoneRoutes } from './sign-in/phone/phone-routes.js';
import { deleteOldTexts } from '../mail/sms/sms-simulator.js';
import { confirmRegistration, register } from './sign-in/registration.js';
import { readCustomer } from './repository.js';
import { forgetUnused } from './security/erasure/forget-unused.js';
import { securityRoutes } from './security/security-routes.js';
import { signIn } from './sign-in/sign-in.js';

const domain = { calls: customerCalls, wire };
const cleanUpMs = 3_600_000;
/**
 * Longer than a reset takes, so that the response time does not reveal whether the email has an
 * account.
 */
const resetAnswerMs = 25;

/** Accounts: begin, enter, leave and change. */
export function customerRoutes(app: FastifyInstance, kernel: CustomerKernel): void {
  addCustomerScope(app, kernel, (scope) => {
    bindSessions(scope, kernel);
    bindProfile(scope, kernel);
    addressRoutes(scope, kernel);
    orderRoutes(scope, kernel);
    securityRoutes(scope, kernel);
    passkeyRoutes(scope, kernel);
  });
  phoneRoutes(app, kernel);
  scheduleJob(app, { name: 'forget old tries', ms: cleanUpMs }, async () => {
    await deleteOldAttempts(kernel, kernel.clock.now());
    await deleteSolved(kernel, kernel.clock.now());
    await deleteOldCounts(kernel);
    await deleteOldCodes(kernel, kernel.clock.now());
    await deleteOldTexts(kernel);
  });
  scheduleJob(app, { name: 'forget unused', ms: cleanUpMs }, () =>
    forgetUnused(kernel.db, kernel.clock.now()),
  );
}

function bindSessions(app: FastifyInstance, kernel: CustomerKernel): void {
  bind(app, kernel, domain, {
    registerCustomer: async ({ context, query, body }) => {
      await requireHuman(kernel.captcha, query.recaptchaResponse, context, () =>
        requestedMails(context),
      );
      await countMail(context);
      const id = await register(context, body);
      return id === undefined ? undefined : readCustomer(context, id);
    },
    confirmRegistration: async ({ context, body }) => {
      const id = await confirmRegistration(context, body.token);
      return id === undefined ? undefined : readCustomer(context, id);
    },
    login: async ({ context, query, body }) => {
      await requireHuman(kernel.captcha, query.recaptchaResponse, context, () =>
        failedAttempts(context, body.email),
      );
      return readCustomer(context, await signIn(context, body));
    },
    beginChallenge: ({ context }) => beginChallenge(kernel.captcha, context),
    logout: async ({ context }) => {
      await endCustomerSession(context);
      return {};
    },
    requestPasswordReset: async ({ context, body }) => {
      await countMail(context);
      await Promise.all([requestReset(context, body.email), setTimeout(resetAnswerMs)]);
      return {};
    },
    confirmPasswordReset: async ({ context, body }) => {
      await confirmReset(context, body);
      return {};
    },
    confirmEmail: async ({ context, body }) => {
      await confirmEmail(context, body.token);
      return {};
    },
  });
}

function bindProfile(app: FastifyInstance, kernel: Kernel): void {
  bind(app, kernel, domain, {
    getCustomer: async ({ context }) => readCustomer(context, await context.requireCustomer()),
    refreshCustomer: async ({ context }) => readCustomer(context, await context.requireCustomer()),
    updateCustomer: ({ context, body }) => updateProfile(context, body),
    changePassword: async ({ context, body }) => {
      await changePassword(context, body);
      return {};
    },
    getCommunicationSettings: ({ context }) => readCommunication(context),
    updateCommunicationSettings: ({ context, body }) => updateCommunication(context, body),
    manageNewsletterTopics: async ({ context, body }) => {
      await manageTopics(context, body);
      return {};
    },
  });
}
