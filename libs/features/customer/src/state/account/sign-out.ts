import { indexRoute } from '@larder/contracts/content';
import { api, blockDrafts, type FeatureContext, privateApi, transient } from '@larder/platform';
import { endingApi } from '../../api/ending-api.js';
import { accountOf } from './account.js';

/** Milliseconds that a logout waits for pending changes. */
const TIMEOUT_MS = 2000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A change that arrives after the logout would apply to the next guest. */
async function pendingRequests({ dispatch }: FeatureContext): Promise<void> {
  const running = () => [
    ...dispatch(api.util.getRunningMutationsThunk()),
    ...dispatch(privateApi.util.getRunningMutationsThunk()),
  ];
  while (running().length > 0) {
    await Promise.allSettled(running());
    // What waited for its turn begins now.
    await pause(0);
  }
}

/** Ends the session, shows a message, and leads home (CUST-12, CUST-25, CUST-26). */
export async function signOut(context: FeatureContext): Promise<void> {
  const { texts, dispatch } = context;
  await Promise.race([pendingRequests(context), pause(TIMEOUT_MS)]);
  const { error } = await dispatch(
    endingApi.endpoints.logout.initiate(undefined, { track: false }),
  );
  if (error) {
    dispatch(transient(texts.text('account.logout.error'), { type: 'error', duration: 5000 }));
    return;
  }
  blockDrafts();
  accountOf(context).set(undefined);
  // A page that requires a login has just redirected there: this leads home instead.
  context.navigate(context.href(indexRoute, {}) ?? '/');
  dispatch(transient(texts.text('account.logout.successful')));
}
