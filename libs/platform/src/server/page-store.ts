import {
  compose,
  legacy_createStore as createPlainStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { api, type StoreExtra } from '../api/base-api.js';
import { privateApi } from '../api/private-api.js';
import type { AppStore, RootState } from '../store/create-store.js';

/** Same as redux-thunk with an extra argument. */
const thunkWith =
  (extra: StoreExtra): Middleware =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function' ? action(dispatch, getState, extra) : next(action);

/**
 * Store of one page on the server. Responses are written directly into the state. RTK Query's
 * middleware is created only when an action needs it, which is rare, because it would take a twentieth
 * of a page's time.
 *
 * @param isPlain whether an action needs only the reducer
 */
export function createPageStore(
  reducer: Reducer<RootState>,
  extra: StoreExtra,
  state: RootState,
  isPlain: (action: unknown) => boolean,
): AppStore {
  const store = createPlainStore(reducer, state);
  let full: AppStore['dispatch'] | undefined;
  const withMiddleware = () => {
    // No page reads private data; but the hooks of a component that does later find their API here.
    const parts = [thunkWith(extra), api.middleware, privateApi.middleware];
    const chain = parts.map((one) => one({ ...store, dispatch }));
    return compose<AppStore['dispatch']>(...chain)(store.dispatch);
  };
  const dispatch = ((action: never) => {
    if (isPlain(action)) return store.dispatch(action);
    full ??= withMiddleware();
    return full(action);
  }) as AppStore['dispatch'];
  return { ...store, dispatch } as AppStore;
}
