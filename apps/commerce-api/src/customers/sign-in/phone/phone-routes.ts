import { customerCalls } from '@larder/contracts/customer';
import { wire } from '@larder/contracts/customer/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../kernel/http/bind-calls.js';
import { addCustomerScope } from '../../../kernel/http/feature-scope.js';
import { requireHuman } from '../../captcha/captcha.js';
import type { CustomerKernel } from '../../customer-kernel.js';
import { readCustomer } from '../../repository.js';
import { customerSettings } from '../../settings.js';
import { sentCodes } from '../attempt-limits.js';
import {
  requestPhoneLogin,
  requestVerification,
  signInByPhone,
  verifyPhone,
} from './phone-login.js';
import { removePhone } from './verified-phones.js';

/** Sign-in by a code on the phone, in shops that offer it. */
export function phoneRoutes(app: FastifyInstance, kernel: CustomerKernel): void {
  const { sms, captcha } = kernel;
  addCustomerScope(
    app,
    kernel,
    (scope) =>
      bind(
        scope,
        kernel,
        { calls: customerCalls, wire },
        {
          requestPhoneLogin: async ({ context, query, body }) => {
            await requireHuman(captcha, query.recaptchaResponse, context, () => sentCodes(context));
            await requestPhoneLogin(context, sms, body.phoneNumber);
            return {};
          },
          loginByPhone: async ({ context, body }) =>
            readCustomer(context, await signInByPhone(context, body)),
          requestPhoneVerification: async ({ context, body }) => {
            await requestVerification(context, sms, body.phoneNumber);
            return {};
          },
          verifyPhone: ({ context, body }) => verifyPhone(context, body),
          removePhone: ({ context }) => removePhone(context),
        },
      ),
    (clientRuntimeConfig) =>
      clientRuntimeConfig.featureCustomer &&
      customerSettings({ shop: { clientRuntimeConfig } }).phoneLogin === true,
  );
}
