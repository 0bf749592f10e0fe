import { writeCookie } from '../consent/cookies.js';
import { clearVisitor } from '../../testing/settings.js';
import { USER_COOKIE, USER_COOKIE_S, userToken } from './user-token.js';

beforeEach(clearVisitor);

const token = '0123456789abcdef'.repeat(2);

describe('the token of a visitor', () => {
  it('TRK-29 lives in a cookie for 6 x 30 days', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    userToken();
    expect(USER_COOKIE_S).toBe(6 * 30 * 24 * 3600);
    expect(set.mock.calls[0]?.[0]).toContain('max-age=15552000; samesite=lax');
    set.mockRestore();
  });

  it('TRK-29 stays the same while its cookie lives', () => {
    writeCookie(USER_COOKIE, token, 60);
    expect(userToken()).toBe(token);
  });

  it.each([
    ['empty', ''],
    ['too short', token.slice(1)],
    ['longer at its end', `${token}0`],
    ['longer at its beginning', `x${token}`],
    ['of other characters', token.replace('a', 'A')],
  ])('TRK-29 is recreated where the cookie is %s', (_name, forged) => {
    writeCookie(USER_COOKIE, forged, 60);
    const made = userToken();
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(made).not.toBe(token);
    expect(userToken()).toBe(made);
  });
});
