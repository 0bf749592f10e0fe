import type { Customer } from '@larder/contracts/customer';
import { contentRoute, indexRoute } from '@larder/contracts/content';
import { defineFeature, eager, route } from '@larder/platform';
import { answer, renderInHost, type HostOptions } from '@larder/platform/testing';
import { customer } from '../feature.js';

export const anna: Customer = {
  id: 'c-anna',
  academicTitle: 'Mag.',
  birthdate: '12/31/1990',
  email: 'anna@x.example',
  firstName: 'Anna',
  lastName: 'Berger',
  salutation: 'Female',
  newsletterTopics: [],
  loginType: 'normal',
  firstOrderDelivery: false,
  firstOrderClickAndCollect: false,
  addresses: [],
};

const page = eager({ default: () => null });
/** Pages of other features that the account links to. */
const others = defineFeature({
  id: 'others',
  enabled: () => true,
  routes: [route(indexRoute, page), route(contentRoute, page, { priority: -1 })],
});

export const refusal = (status: number, errorCode: string): unknown =>
  answer(status, { errorCode, message: 'refused' });

/** The server's readable cookies. */
export function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/`;
}
export function dropCookies(): void {
  for (const name of ['loggedIn', 'sessionExpired'])
    document.cookie = `${name}=; path=/; max-age=0`;
}

/** A page of the account with a fake backend; signed in if the cookie says so. */
export function openAccount(options: Partial<HostOptions> = {}) {
  return renderInHost({
    features: [customer, others],
    ...options,
    handlers: { 'GET /api/customers': () => anna, ...options.handlers },
  });
}
