import { CONTENT_POLICY, headersFor } from '../http/security-headers.js';
import { withStripe } from './wallet-policy.js';

const directivesOf = (policy = '') =>
  Object.fromEntries(policy.split('; ').map((one) => [one.split(' ')[0] ?? '', one]));

describe('pages with the wallets of Stripe', () => {
  const { page } = headersFor(true);
  const own = directivesOf(CONTENT_POLICY);
  const opened = directivesOf(withStripe(page)['content-security-policy']);

  it('S1 allow Stripe’s origins for scripts, frames and calls, and change nothing else', () => {
    const changed = Object.keys(own).filter((name) => opened[name] !== own[name]);
    expect(changed).toEqual(['script-src', 'frame-src', 'connect-src']);
    for (const name of changed) {
      const added = opened[name]?.slice(own[name]?.length).trim().split(' ') ?? [];
      for (const origin of added)
        expect(new URL(origin.replace('*.', '')).host).toMatch(/stripe\.com$/);
    }
    expect(opened['require-trusted-types-for']).toBe(own['require-trusted-types-for']);
  });

  it('let the script’s frame ask for a payment, and wallets open windows', () => {
    expect(withStripe(page)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('payment=(self "https://js.stripe.com")'),
      'x-content-type-options': 'nosniff',
    });
  });

  it('need no policy where there is none', () => {
    expect(withStripe({})).toEqual({ 'cross-origin-opener-policy': 'same-origin-allow-popups' });
  });
});
