import { useEffect } from 'react';
import type { RouteRef } from '@larder/contracts';
import { loginRoute } from '@larder/contracts/customer';
import { useFeature, type Query } from '@larder/platform';

/** The session has ended between the server's look at it and the page's own: leads to the login. */
export function useGoingToLogin<P extends object>(
  isNobody: boolean,
  route: RouteRef<P>,
  params: P,
  query: Query = {},
): void {
  const { href, navigate } = useFeature();
  const returnUrl = href(route, params, query);
  useEffect(() => {
    if (!isNobody) return;
    const to = href(loginRoute, {}, { returnUrl, authRequired: 'true' });
    if (to !== undefined) navigate(to, { replace: true });
  }, [isNobody, returnUrl, href, navigate]);
}
