import {
  loginRoute,
  passwordResetRoute,
  profileRoute,
  registrationRoute,
} from '@larder/contracts/customer';
import type { RequestContext } from '../../kernel/context.js';

type UrlScope = Pick<RequestContext, 'shop' | 'locale' | 'origin'>;

/** Absolute address of a page in the reader's language, as its slug is configured (NAV-01, NAV-02). */
function pageUrl(
  { shop, locale, origin }: UrlScope,
  { id, configName }: { readonly id: string; readonly configName: string },
): string {
  const { slugs, locales } = shop.clientRuntimeConfig;
  const prefix = locales.find(({ code }) => code === locale)?.prefix ?? '';
  const slug = slugs[configName] ?? id;
  return [origin, ...(prefix === '' ? [] : [prefix]), slug].join('/');
}

export const addresses = {
  login: (where: UrlScope) => pageUrl(where, loginRoute),
  confirmRegistration: (where: UrlScope, token: string) =>
    `${pageUrl(where, registrationRoute)}?confirm=${token}`,
  resetPassword: (where: UrlScope, token?: string) =>
    `${pageUrl(where, passwordResetRoute)}${token === undefined ? '' : `?token=${token}`}`,
  confirmEmail: (where: UrlScope, token: string) =>
    `${pageUrl(where, profileRoute)}/link?confirm=${token}`,
} as const;
