import type { RootState } from './create-store.js';

/** The part of an injected query endpoint that reads the store. */
interface SelectableEndpoint<Args, Data> {
  readonly select: (args: Args) => (state: never) => { readonly data?: Data | undefined };
}

/** Result of a query that has finished; `undefined` before that, and when it failed. */
export function selectData<Args, Data>(
  state: RootState,
  { select }: SelectableEndpoint<Args, Data>,
  args: Args,
): Data | undefined {
  // An injected endpoint expects the state of its own API type, which the store's type cannot name.
  return select(args)(state as never).data;
}
