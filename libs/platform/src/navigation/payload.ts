import type { Head } from '../feature/page.js';
import { api } from '../api/base-api.js';
import type { AppStore, RootState } from '../store/create-store.js';

/** A finished query: endpoint, arguments, response. */
export type QueryEntry = readonly [endpointName: string, args: unknown, value: unknown];

/** State of a page for the browser: embedded in the document and served as `{path}/_payload.json`. */
export interface PagePayload {
  readonly status: number;
  readonly head: Head;
  readonly queries: readonly QueryEntry[];
  /** Modules that the page used, by id. */
  readonly modules: readonly string[];
  /** Set when a public page is incomplete because calls failed. */
  readonly isPartial?: boolean;
  /** Set instead of a page. */
  readonly redirect?: string;
  /** Set when the page is an error screen. */
  readonly error?: { readonly message: string; readonly data: unknown };
}

/**
 * Finished queries of a store; pending and failed ones would never settle in another store. Sorted by
 * key, so that the same page always has the same payload.
 */
export function finishedQueries(state: RootState): QueryEntry[] {
  return Object.entries(state.api.queries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, entry]) =>
      entry?.status === 'fulfilled'
        ? [[entry.endpointName, entry.originalArgs, entry.data] as const]
        : [],
    );
}

/** Writes the responses of a payload into a store, as if they had been called there. */
export function adoptQueries(store: AppStore, queries: readonly QueryEntry[]): void {
  // JSON turns the missing arguments of a call without arguments into null.
  const entries = queries.map(([endpointName, arg, value]) => ({
    endpointName,
    arg: arg ?? undefined,
    value,
  }));
  const upsert = api.util.upsertQueryEntries as (
    list: unknown,
  ) => Parameters<AppStore['dispatch']>[0];
  if (entries.length > 0) store.dispatch(upsert(entries));
}
