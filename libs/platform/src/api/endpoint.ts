import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Call, CallArgs, CallResult, CallSchemas } from '@larder/contracts';
import type { ApiRequest } from './request.js';

/** The part of an injected query endpoint that a preload needs. */
export interface QueryEndpoint<Args, Result> {
  readonly name: string;
  readonly initiate: (
    args: Args,
    options?: { readonly subscribe?: boolean; readonly forceRefetch?: boolean },
  ) => ThunkAction<{ unwrap(): Promise<Result> }, unknown, unknown, UnknownAction>;
  /** Carries the type only. */
  readonly Types?: { readonly QueryArg: Args; readonly ResultType: Result };
}

/** Arguments of a call, or nothing when it takes none. */
export type ArgsOf<C> = unknown extends CallArgs<C> ? void : CallArgs<C>;

/**
 * Builds the request of an endpoint, typed by its contract:
 * `build.query<CallResult<typeof c>, ArgsOf<typeof c>>({ query: request(c) })`.
 */
export function request<W extends CallSchemas>(call: Call<W>) {
  return (args: ArgsOf<Call<W>>): ApiRequest => ({ call, args: args ?? {} });
}

export type { CallResult };
