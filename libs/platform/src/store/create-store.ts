import {
  combineReducers,
  configureStore,
  type Reducer,
  type ReducersMapObject,
} from '@reduxjs/toolkit';
import { api, type StoreExtra } from '../api/base-api.js';
import { privateApi } from '../api/private-api.js';
import { notificationsSlice } from '../notifications/notifications.js';
import { coreSlice, type CoreState } from './core-slice.js';

const own = {
  api: api.reducer,
  privateApi: privateApi.reducer,
  core: coreSlice.reducer,
  notifications: notificationsSlice.reducer,
};

/** State of every shop; a feature reads its own slices through its selectors. */
export interface RootState {
  readonly api: ReturnType<typeof api.reducer>;
  readonly privateApi: ReturnType<typeof privateApi.reducer>;
  readonly core: CoreState;
  readonly notifications: ReturnType<typeof notificationsSlice.reducer>;
}

/** Reducers of one feature's state, by slice name. */
export type Slices = Readonly<Record<string, Reducer>>;

/** Reducer of one tenant's shop: never shared with another tenant. */
export function rootReducerOf(
  features: readonly { readonly slices?: Slices }[],
): Reducer<RootState> {
  const slices: Record<string, Reducer> = {};
  for (const feature of features) Object.assign(slices, feature.slices);
  const reducers: ReducersMapObject<RootState> = { ...own, ...slices };
  return combineReducers(reducers);
}

/** A store for one request or one visit. */
export function createStore(
  reducer: Reducer<RootState>,
  extra: StoreExtra,
  preloadedState?: Partial<RootState>,
) {
  return configureStore({
    reducer,
    preloadedState: preloadedState as RootState,
    devTools: false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: false,
        immutableCheck: false,
        actionCreatorCheck: false,
      }).concat(api.middleware, privateApi.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;

/** The part of an injected query endpoint that reads the store. */
interface SelectableEndpoint<Args, Data> {
  readonly select: (args: Args) => (state: never) => { readonly data?: Data | undefined };
}

// In the store's module, which every page loads: a separate file would end up in a chunk of few pages.
/** Result of a query that has finished; `undefined` before that, and when it failed. */
export function selectData<Args, Data>(
  state: RootState,
  { select }: SelectableEndpoint<Args, Data>,
  args: Args,
): Data | undefined {
  // An injected endpoint expects the state of its own API type, which the store's type cannot name.
  return select(args)(state as never).data;
}
