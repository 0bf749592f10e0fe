import {
  loginRoute,
  passwordResetRoute,
  profileRoute,
  registrationRoute,
} from '@larder/contracts/customer';
import type { RequestContext } from '../kernel/context.js';

type Where = Pick<RequestContext, 'shop' | 'locale' | 'origin'>;

/** Absolute address of a page in the reader's language, as its slug is configured (NAV-01, NAV-02). */
function pageAddress(
  { shop, locale, origin }: Where,
  { id, configName }: { readonly id: string; readonly configName: string },
): string {
  const { slugs, locales } = shop.clientRuntimeConfig;
  const prefix = locales.find(({ code }) => code === locale)?.prefix ?? '';
  const slug = slugs[configName] ?? id;
  return [origin, ...(prefix === '' ? [] : [prefix]), slug].join('/');
}

export const addresses = {
  login: (where: Where) => pageAddress(where, loginRoute),
  confirmRegistration: (where: Where, token: string) =>
    `${pageAddress(where, registrationRoute)}?confirm=${token}`,
  resetPassword: (where: Where, token?: string) =>
    `${pageAddress(where, passwordResetRoute)}${token === undefined ? '' : `?token=${token}`}`,
  confirmEmail: (where: Where, token: string) =>
    `${pageAddress(where, profileRoute)}/link?confirm=${token}`,
} as const;
