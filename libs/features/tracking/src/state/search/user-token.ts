import { removeCookie, readCookie, writeCookie } from '../consent/cookies.js';

export const USER_COOKIE = 'analytics_user';
/** TRK-29: 6 x 30 days. */
export const USER_COOKIE_S = 6 * 30 * 86_400;

/** The visitor's token, created when there is none. Only with consent to statistics (TRK-30). */
export function userToken(): string {
  const known = readCookie(USER_COOKIE);
  if (known !== undefined && /^[0-9a-f]{32}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeCookie(USER_COOKIE, token, USER_COOKIE_S);
  return token;
}

export const removeUserToken = () => removeCookie(USER_COOKIE);
