import {
  applyMiddleware,
  legacy_createStore as createPlainStore,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { api, type StoreExtra } from '../api/base-api.js';
import type { AppStore, RootState } from '../store/create-store.js';

/** What redux-thunk does, with something to hand in. */
const thunkWith =
  (extra: StoreExtra): Middleware =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) =>
    typeof action === 'function' ? action(dispatch, getState, extra) : next(action);

/**
 * The store of one page on the server. Answers go straight into the state; RTK Query's middleware is
 * made when something comes that needs it, which is hardly ever, and would cost a twentieth of a page.
 *
 * @param isPlain tells the actions that nothing but the reducer has to see
 */
export function createPageStore(
  reducer: Reducer<RootState>,
  extra: StoreExtra,
  state: RootState,
  isPlain: (action: unknown) => boolean,
): AppStore {
  const store = createPlainStore(reducer, state);
  const withMiddleware = applyMiddleware(thunkWith(extra), api.middleware);
  let full: AppStore['dispatch'] | undefined;
  const dispatch = ((action: never) => {
    if (isPlain(action)) return store.dispatch(action);
    full ??= withMiddleware((() => store) as never)(reducer).dispatch as AppStore['dispatch'];
    return full(action);
  }) as AppStore['dispatch'];
  return { ...store, dispatch } as AppStore;
}
