import { type EmailTextsByKind } from './customer-email-kinds.js';

export const en: EmailTextsByKind = {
  registration: ({ shop, link }) => ({
    subject: `${shop}: please confirm your account`,
    greeting: 'Hello!',
    paragraphs: [`With this link your account at ${shop} begins. It works for two days:`],
    action: { label: 'Confirm account', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  known: ({ shop, link }) => ({
    subject: `${shop}: you already have an account`,
    greeting: 'Hello!',
    paragraphs: [
      `Somebody wanted to open an account at ${shop} with your email address. You already have one. If you have forgotten your password, set a new one here:`,
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['That was not you? Then simply do nothing: your account is unchanged.'],
  }),
  password: ({ shop, link }) => ({
    subject: `${shop}: your new password`,
    greeting: 'Hello!',
    paragraphs: ['With this link you set a new password. It works for one hour:'],
    action: { label: 'Set a new password', url: link },
    closing: ['That was not you? Then simply do nothing: your password stays.'],
  }),
  unknown: ({ shop, link }) => ({
    subject: `${shop}: there is no account with this address`,
    greeting: 'Hello!',
    paragraphs: [
      `Somebody wanted to change the password of your account at ${shop}. There is none with this email address. Perhaps you registered with another one, or you open an account here:`,
    ],
    action: { label: 'To the accounts', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  email: ({ shop, link }) => ({
    subject: `${shop}: please confirm your new email address`,
    greeting: 'Hello!',
    paragraphs: ['With this link the new address is that of your account. It works for one day:'],
    action: { label: 'Confirm address', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  emailKnown: ({ shop, link }) => ({
    subject: `${shop}: this address already has an account`,
    greeting: 'Hello!',
    paragraphs: [
      'Somebody wanted to use this email address for another account. It belongs to one already, so everything stays as it is.',
    ],
    action: { label: 'Sign in', url: link },
    closing: ['That was not you? Then simply do nothing.'],
  }),
  changed: ({ shop, link }) => ({
    subject: `${shop}: your password was changed`,
    greeting: 'Hello!',
    paragraphs: [
      'The password of your account was changed just now. If that was not you, set a new one here:',
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['If it was you, there is nothing to do.'],
  }),
  moved: ({ shop, link }) => ({
    subject: `${shop}: your account has a new email address`,
    greeting: 'Hello!',
    paragraphs: [
      'Your account belongs to another email address from now on. You do not sign in with this one any more.',
    ],
    action: { label: 'Sign in', url: link },
    closing: ['If that was not you, please write to us at once.'],
  }),
  deleted: ({ shop, link }) => ({
    subject: `${shop}: your account is deleted`,
    greeting: 'Hello!',
    paragraphs: [
      'Your account and everything that belongs to it is deleted. Of your orders we keep what the law demands, without your name.',
    ],
    action: { label: 'To the shop', url: link },
    closing: ['Thank you for your trust.'],
  }),
  passkey: ({ shop, link }) => ({
    subject: `${shop}: a passkey was added`,
    greeting: 'Hello!',
    paragraphs: [
      'From now on one can sign in to your account with a new passkey. If that was not you, delete it in your account and set a new password here:',
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['If it was you, there is nothing to do.'],
  }),
};
