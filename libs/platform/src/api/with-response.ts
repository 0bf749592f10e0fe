import type { AppStore } from '../store/create-store.js';

interface Started<T> {
  readonly dispatch: AppStore['dispatch'];
  readonly queryFulfilled: Promise<{ readonly data: T }>;
}

/**
 * `onQueryStarted` of a change whose response contains what a query would read: `write` puts it there,
 * so nothing has to be read again. A change that fails, or whose customer has left, writes nothing.
 */
export const withResponse =
  <T, Args = unknown>(write: (dispatch: AppStore['dispatch'], data: T, args: Args) => void) =>
  (args: Args, { dispatch, queryFulfilled }: Started<T>): Promise<void> =>
    queryFulfilled.then(
      ({ data }) => write(dispatch, data, args),
      () => undefined,
    );
