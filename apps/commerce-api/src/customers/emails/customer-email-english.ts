import { type EmailTextsByKind } from './customer-email-kinds.js';

export const en: EmailTextsByKind = {
  registration: ({ shop, link }) => ({
    subject: `${shop}: please confirm your account`,
    greeting: 'Hello!',
    paragraphs: [`Confirm your account at ${shop} with this link. It is valid for two days:`],
    action: { label: 'Confirm account', url: link },
    closing: ['Not you? You can ignore this email.'],
  }),
  known: ({ shop, link }) => ({
    subject: `${shop}: you already have an account`,
    greeting: 'Hello!',
    paragraphs: [
      `Someone tried to create an account at ${shop} with your email address. You already have one. If you’ve forgotten your password, you can set a new one here:`,
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['Not you? You can ignore this email. Your account hasn’t changed.'],
  }),
  password: ({ shop, link }) => ({
    subject: `${shop}: your new password`,
    greeting: 'Hello!',
    paragraphs: ['Set a new password with this link. It is valid for one hour:'],
    action: { label: 'Set a new password', url: link },
    closing: ['Not you? You can ignore this email. Your password stays the same.'],
  }),
  unknown: ({ shop, link }) => ({
    subject: `${shop}: there is no account with this address`,
    greeting: 'Hello!',
    paragraphs: [
      `Someone tried to change the password of your account at ${shop}, but there is no account with this email address. You may have registered with another one, or you can create an account here:`,
    ],
    action: { label: 'Create an account', url: link },
    closing: ['Not you? You can ignore this email.'],
  }),
  email: ({ shop, link }) => ({
    subject: `${shop}: please confirm your new email address`,
    greeting: 'Hello!',
    paragraphs: [
      'Confirm the new address of your account with this link. It is valid for one day:',
    ],
    action: { label: 'Confirm address', url: link },
    closing: ['Not you? You can ignore this email.'],
  }),
  emailKnown: ({ shop, link }) => ({
    subject: `${shop}: this address already has an account`,
    greeting: 'Hello!',
    paragraphs: [
      'Someone tried to use this email address for another account. It already belongs to one, so nothing has changed.',
    ],
    action: { label: 'Sign in', url: link },
    closing: ['Not you? You can ignore this email.'],
  }),
  changed: ({ shop, link }) => ({
    subject: `${shop}: your password was changed`,
    greeting: 'Hello!',
    paragraphs: [
      'The password of your account has just been changed. If this wasn’t you, set a new one here:',
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['If this was you, there is nothing to do.'],
  }),
  moved: ({ shop, link }) => ({
    subject: `${shop}: your account has a new email address`,
    greeting: 'Hello!',
    paragraphs: [
      'Your account now has another email address. You can no longer sign in with this one.',
    ],
    action: { label: 'Sign in', url: link },
    closing: ['If this wasn’t you, please contact us right away.'],
  }),
  deleted: ({ shop, link }) => ({
    subject: `${shop}: your account has been deleted`,
    greeting: 'Hello!',
    paragraphs: [
      'Your account and everything in it has been deleted. Of your orders we keep what the law requires, without your name.',
    ],
    action: { label: 'Go to the shop', url: link },
    closing: ['Thank you for your trust.'],
  }),
  passkey: ({ shop, link }) => ({
    subject: `${shop}: a passkey has been added to your account`,
    greeting: 'Hello!',
    paragraphs: [
      'A new passkey can now be used to sign in to your account. If this wasn’t you, delete it in your account and set a new password here:',
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['If this was you, there is nothing to do.'],
  }),
  phone: ({ shop, link }) => ({
    subject: `${shop}: sign in with your phone number`,
    greeting: 'Hello!',
    paragraphs: [
      'A phone number has been confirmed that can now be used to sign in to your account. If this wasn’t you, remove it in your account and set a new password here:',
    ],
    action: { label: 'Set a new password', url: link },
    closing: ['If this was you, there is nothing to do.'],
  }),
  phoneMoved: ({ shop, link }) => ({
    subject: `${shop}: your phone number belongs to another account`,
    greeting: 'Hello!',
    paragraphs: [
      'The phone number that you signed in with has been confirmed for another account. It no longer works for yours. Sign in with your email address:',
    ],
    action: { label: 'Sign in', url: link },
    closing: ['If the number is still yours, confirm it again in your account.'],
  }),
};
