import type * as z from 'zod/mini';

/** Any zod schema, classic or mini. */
export type Schema<Output = unknown, Input = unknown> = z.ZodMiniType<Output, Input>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Schemas of one call. The server validates `params`, `query`, `body` and `headers` before its handler
 * runs; `response` is the body of a success.
 */
export interface CallSchemas {
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly headers?: Schema;
  readonly body?: Schema;
  /** True when the body is `multipart/form-data` instead of JSON. */
  readonly multipart?: boolean;
  readonly response: Schema;
  /** Media type of a success that is text instead of JSON. */
  readonly mediaType?: string;
  /** Success status; 200 when absent. */
  readonly status?: number;
  /** Further success status without a body, such as 202 while a confirmation is pending. */
  readonly otherStatuses?: number;
  /** Values of `errorCode` that this call may return in addition to the common ones. */
  readonly errorCodes?: readonly string[];
}

/** Name and path of a call, for the browser. Its schemas are in the domain's `wire` entry point. */
export interface Call<W extends CallSchemas = CallSchemas> {
  readonly id: string;
  readonly method: Method;
  /** Path with parameters in colon form, for example `/api/products/:sku`. */
  readonly path: string;
  /** Carries the type only; never set. */
  readonly wire?: W;
}

type InputOf<S> = S extends Schema ? z.input<S> : never;
type Part<W extends CallSchemas, K extends 'params' | 'query' | 'body'> = W extends {
  readonly [P in K]: infer S extends Schema;
}
  ? undefined extends InputOf<S>
    ? { readonly [P in K]?: InputOf<S> }
    : { readonly [P in K]: InputOf<S> }
  : unknown;

/** Arguments of a call: only the parts that the call has. */
export type CallArgs<C> =
  C extends Call<infer W> ? Part<W, 'params'> & Part<W, 'query'> & Part<W, 'body'> : never;
/** Body of a successful response. */
export type CallResult<C> = C extends Call<infer W> ? z.output<W['response']> : never;

/**
 * Declares all calls of a domain, `'GET /api/products/:sku'` by name. The type argument is the domain's
 * wire object, so a call without schemas, or schemas without a call, fail to compile.
 */
export function defineCalls<M extends { readonly [K in keyof M]: CallSchemas }>(table: {
  readonly [K in keyof M]: `${Method} /${string}`;
}): { readonly [K in keyof M]: Call<M[K]> } {
  const entries = Object.entries<`${Method} /${string}`>(table).map(([id, line]) => {
    const [method, path] = line.split(' ') as [Method, string];
    return [id, { id, method, path }];
  });
  return Object.fromEntries(entries) as { readonly [K in keyof M]: Call<M[K]> };
}
