import { indexRoute } from '@larder/contracts/content';
import { closeDrafts, type FeatureContext, transient } from '@larder/platform';
import { customerApi, untracked } from '../api/customer-api.js';
import { accountOf } from './account.js';

/** Ends the session, says so, and leads home (CUST-12, CUST-25, CUST-26). */
export async function signOut(context: FeatureContext): Promise<void> {
  const { texts, dispatch } = context;
  const { error } = await dispatch(customerApi.endpoints.logout.initiate(undefined, untracked));
  if (error) {
    dispatch(transient(texts.text('account.logout.error'), { type: 'error', duration: 5000 }));
    return;
  }
  closeDrafts();
  accountOf(context).set(undefined);
  // A page that needs a login has just led there: home is where this leads instead.
  context.navigate(context.href(indexRoute, {}) ?? '/');
  dispatch(transient(texts.text('account.logout.successful')));
}
