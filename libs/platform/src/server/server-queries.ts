import type { Reducer } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs, skipToken } from '@reduxjs/toolkit/query';
import { useStore } from 'react-redux';
import { api } from '../api/base-api.js';
import type { QueryEndpoint } from '../api/endpoint.js';
import { urlOf, type ApiRequest } from '../api/request.js';
import { send, type TransportFetch, type TransportOptions } from '../api/transport.js';
import type { FeatureContext } from '../feature/context.js';
import type { AppStore, RootState } from '../store/create-store.js';

/** `fetch` of the server's pages. */
export type PageFetch = TransportFetch & {
  /** Body of a cached response that is the same for every visitor; frozen. */
  readonly known?: (path: string, language: string) => unknown;
};

/** An endpoint as its feature defines it. */
interface Definition {
  readonly query?: (args: unknown) => ApiRequest;
  readonly transformResponse?: (data: unknown, meta: unknown, args: unknown) => unknown;
}

type Entry =
  | { readonly status: 'fulfilled'; readonly data: unknown }
  | { readonly status: 'rejected'; readonly error: unknown };

const ANSWERED = 'ready/answered';

/** Stores the responses of `cachedQueries`. */
interface SettledAction {
  readonly type: typeof ANSWERED;
  readonly payload: RootState['api']['queries'];
}

/** Whether an action stores responses of `cachedQueries`. */
export const isSettled = (action: unknown): action is SettledAction =>
  (action as { readonly type?: unknown }).type === ANSWERED;

/**
 * Runs queries on the server, where no component subscribes to them: one action for each response
 * replaces RTK Query's lifecycle, which would take a fifth of a page's time. The resulting state is the
 * same, so selectors, hooks and the browser see no difference.
 */
export function cachedQueries(store: AppStore, transport: TransportOptions) {
  const flights = new Map<string, Promise<unknown>>();
  const { known } = transport.fetch as PageFetch;

  async function answerOf(definition: Definition, key: string, args: unknown): Promise<Entry> {
    const line = definition.query?.(args) as ApiRequest;
    const ready = known?.(urlOf(line.call, line.args), transport.locale);
    const outcome = ready === undefined ? await send(line, transport) : { data: ready };
    if ('error' in outcome) return { status: 'rejected', error: outcome.error };
    return { status: 'fulfilled', data: transformed(definition, outcome.data, key, args) };
  }

  async function run(name: string, key: string, args: unknown): Promise<unknown> {
    const entry = await answerOf(definitionOf(name), key, args);
    const payload = { [key]: { ...entry, endpointName: name, originalArgs: args } };
    store.dispatch({ type: ANSWERED, payload });
    if (entry.status === 'rejected') throw entry.error;
    return entry.data;
  }

  /** The response; `undefined` when the endpoint does more than send one call. */
  return <Args, Result>(
    endpoint: QueryEndpoint<Args, Result>,
    args: Args,
  ): Promise<Result> | undefined => {
    const { name } = endpoint;
    if (!definitionOf(name).query) return undefined;
    const key = keyOf(name, args);
    const flight = flights.get(key) ?? run(name, key, args);
    flights.set(key, flight);
    return flight as Promise<Result>;
  };
}

/** Gives a context the server's own query function. The browser does not bundle it. */
export function resolveFromCache(
  context: FeatureContext,
  ready: ReturnType<typeof cachedQueries>,
): void {
  const { query: usual } = context;
  const query: FeatureContext['query'] = (endpoint, args) =>
    ready(endpoint, args) ?? usual(endpoint, args);
  Object.assign(context, { query });
}

/** The shop's reducer, extended with the responses of `cachedQueries`. */
export function withServerQueries(reducer: Reducer<RootState>): Reducer<RootState> {
  return (state, action) => {
    // A store with our initial state needs no initialization.
    if (state && action.type.startsWith('@@redux/INIT')) return state;
    if (!isSettled(action) || !state) return reducer(state, action);
    const queries = { ...state.api.queries, ...action.payload };
    return { ...state, api: { ...state.api, queries } };
  };
}

const definitions = new Map<string, Definition>();

/** Definition of an endpoint; RTK Query exposes it only through `enhanceEndpoints`. */
function definitionOf(name: string): Definition {
  let found = definitions.get(name);
  if (found) return found;
  const look = (definition: Definition) => (found = definition);
  api.enhanceEndpoints({ endpoints: { [name]: look } });
  definitions.set(name, found ?? {});
  return found ?? {};
}

const derived = new WeakMap<object, Map<string, unknown>>();

/** Pages share a response, so they also share what a feature derives from it. */
function transformed(
  { transformResponse }: Definition,
  data: unknown,
  key: string,
  args: unknown,
): unknown {
  if (!transformResponse) return data;
  if (typeof data !== 'object' || data === null || !Object.isFrozen(data))
    return transformResponse(data, undefined, args);
  const known = derived.get(data) ?? new Map<string, unknown>();
  derived.set(data, known);
  if (!known.has(key)) known.set(key, Object.freeze(transformResponse(data, undefined, args)));
  return known.get(key);
}

function keyOf(endpointName: string, queryArgs: unknown): string {
  // The serializer never reads the definition, which its type requires.
  return defaultSerializeQueryArgs({ endpointName, queryArgs, endpointDefinition: {} as never });
}

const rest = { refetch: () => undefined, data: undefined, currentData: undefined };
const flags = { isUninitialized: false, isLoading: false, isFetching: false };
const settled = { ...rest, ...flags, isSuccess: false, isError: false };
const SKIPPED = { ...settled, status: 'uninitialized', isUninitialized: true };
const PENDING = { ...settled, status: 'pending', isLoading: true, isFetching: true };

type Hook = (args: unknown, options?: { readonly skip?: boolean }) => unknown;

const hasQueryHook = (endpoint: unknown): endpoint is { readonly useQuery: Hook } =>
  'useQuery' in (endpoint as object);

const served = new WeakSet<object>();
const covered = new Set<string>();

/**
 * Makes the query hooks read this store directly. RTK Query's own hooks subscribe, compare and memoize,
 * which is wasted work when a page is rendered once. With other stores the hooks work as usual.
 */
export function installServerHooks(store: AppStore): void {
  served.add(store);
  for (const [name, endpoint] of Object.entries(api.endpoints)) {
    if (covered.has(name) || !hasQueryHook(endpoint)) continue;
    covered.add(name);
    const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}Query`;
    Object.assign(api, { [hook]: createServerHook(name, endpoint.useQuery) });
  }
}

function createServerHook(name: string, useUsual: Hook): Hook {
  return function useReady(args, options) {
    const store = useStore<RootState>();
    // A tree keeps its store, so the order of its hooks does not change.
    if (!served.has(store)) return useUsual(args, options);
    if (args === skipToken || options?.skip) return SKIPPED;
    const queries: Readonly<Record<string, unknown>> = store.getState().api.queries;
    const entry = queries[keyOf(name, args)] as Entry | undefined;
    if (!entry) return PENDING;
    if (entry.status === 'rejected') return { ...settled, ...entry, isError: true };
    return { ...settled, ...entry, currentData: entry.data, isSuccess: true };
  };
}
