import type { Headers } from '../http/cached-response.js';

/** Origins of Stripe's script, its frames and its calls (docs.stripe.com/security/guide). */
const opened: Readonly<Record<string, string>> = {
  'script-src': 'https://js.stripe.com https://*.js.stripe.com',
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': 'https://api.stripe.com',
};

/**
 * Headers of a page on which Stripe's script may show the buttons of wallets. All pages of such a shop
 * have them, because the browser keeps the policy of the first page while it navigates.
 */
export function withStripe(headers: Headers): Headers {
  const policy = headers['content-security-policy'];
  const permissions = headers['permissions-policy'];
  return {
    ...headers,
    // Wallets open windows of their own and have to reach the page again.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(policy !== undefined && { 'content-security-policy': openedPolicy(policy) }),
    ...(permissions !== undefined && {
      'permissions-policy': permissions.replace(
        'payment=(self)',
        'payment=(self "https://js.stripe.com")',
      ),
    }),
  };
}

function openedPolicy(policy: string): string {
  const directives = policy.split('; ').map((directive) => {
    const origins = opened[directive.split(' ')[0] ?? ''];
    return origins === undefined ? directive : `${directive} ${origins}`;
  });
  return directives.join('; ');
}
