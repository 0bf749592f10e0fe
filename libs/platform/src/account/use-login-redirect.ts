import { useEffect } from 'react';
import type { RouteRef } from '@larder/contracts';
import { loginRoute } from '@larder/contracts/customer';
import type { Query } from '../feature/context.js';
import { useFeature } from '../render/host-context.js';
import { isSignedOut } from './form-drafts.js';

/**
 * The session has ended: leads to the login, and from there back (CUST-14). Who leaves by choice is led
 * elsewhere.
 */
export function useLoginRedirect<P extends object>(
  isNobody: boolean,
  route: RouteRef<P>,
  params: P,
  query: Query = {},
): void {
  const { href, navigate } = useFeature();
  const returnUrl = href(route, params, query);
  useEffect(() => {
    if (!isNobody || isSignedOut()) return;
    const to = href(loginRoute, {}, { returnUrl, authRequired: 'true' });
    if (to !== undefined) navigate(to, { replace: true });
  }, [isNobody, returnUrl, href, navigate]);
}
