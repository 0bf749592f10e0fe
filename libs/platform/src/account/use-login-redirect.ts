import { useEffect } from 'react';
import type { RouteRef } from '@larder/contracts';
import { loginRoute } from '@larder/contracts/customer';
import type { Query } from '../feature/context.js';
import { useFeature } from '../render/host-context.js';
import { isSignedOut } from './form-drafts.js';

/**
 * When the session ends, redirects to the login page and back afterwards (CUST-14). Signing out
 * deliberately leads elsewhere.
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
