import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export type AccountCall =
  | 'getCustomer'
  | 'refreshCustomer'
  | 'updateCustomer'
  | 'registerCustomer'
  | 'confirmRegistration'
  | 'login'
  | 'beginChallenge'
  | 'logout'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'changePassword'
  | 'confirmEmail'
  | 'getCommunicationSettings'
  | 'updateCommunicationSettings'
  | 'manageNewsletterTopics';

/** Calls of the account itself, without those of other features. */
export const accountCalls = /* @__PURE__ */ defineCalls<Pick<typeof wire, AccountCall>>({
  getCustomer: 'GET /api/customers',
  refreshCustomer: 'GET /api/customers/refresh',
  updateCustomer: 'PUT /api/customers',
  registerCustomer: 'POST /api/customers',
  confirmRegistration: 'POST /api/auth/registration/confirm',
  login: 'POST /api/auth/login',
  beginChallenge: 'POST /api/auth/challenge',
  logout: 'POST /api/auth/logout',
  requestPasswordReset: 'POST /api/auth/password-reset',
  confirmPasswordReset: 'POST /api/auth/password-reset/confirm',
  changePassword: 'PUT /api/customers/password',
  confirmEmail: 'POST /api/auth/email/confirm',
  getCommunicationSettings: 'GET /api/customers/communication-settings',
  updateCommunicationSettings: 'PUT /api/customers/communication-settings',
  manageNewsletterTopics: 'POST /api/customers/newsletter-topics/manage',
});
