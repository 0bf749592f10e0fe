import { contractCalls } from '../../run/contract-calls.js';
import { tenantCalls } from '@larder/contracts/tenant';
import type { Check } from '../../run/check.js';
import { Finding } from '../../run/finding.js';
import { errorCodeOf } from '../../steps/error-code.js';

/** Reports and events that a page sends while it closes, and calls with a bearer token. */
const OPEN = /^\/logs$|^\/api\/tracking\/|^\/api\/back-office\//;
const protectedCalls = contractCalls.filter(
  ({ call }) => call.method !== 'GET' && !OPEN.test(call.path),
);

export const xsrfChecks: readonly Check[] = [
  {
    id: 'security.xsrf',
    title: 'no call that changes something works without the session’s own token',
    requirements: ['API-002', 'API-006'],
    profile: 'cart',
    calls: protectedCalls.map(({ name }) => name),
    async run({ visitor }) {
      const shopper = visitor();
      const stranger = visitor();
      await shopper.ok(tenantCalls.getCsrf);
      await stranger.ok(tenantCalls.getCsrf);
      const tokens = ['', 'wrong', stranger.cookies.get('XSRF-TOKEN') ?? ''];
      const open: string[] = [];
      for (const { name, call } of protectedCalls)
        for (const token of tokens) {
          const params = Object.fromEntries(
            [...call.path.matchAll(/:(\w+)/g)].map(([, one = '']) => [one, 'x']),
          );
          const answer = await shopper.send(
            call,
            { params },
            { headers: { 'x-xsrf-token': token } },
          );
          if (answer.status !== 403 || errorCodeOf(answer) !== 'XSRF_TOKEN_INVALID')
            open.push(name);
        }
      if (open.length > 0) throw new Finding(`without a token: ${[...new Set(open)].join(', ')}`);
    },
  },
];
