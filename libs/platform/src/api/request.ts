import type { Call, CallSchemas } from '@larder/contracts';

/** Arguments of any call; `endpoint()` gives them their exact types. */
export interface AnyArgs {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

export interface ApiRequest {
  readonly call: Call<CallSchemas>;
  readonly args: AnyArgs;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

type Values = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** URL of a call with its parameters; lists become one comma-separated value (API-017). */
export function urlOf(call: Call<CallSchemas>, args: AnyArgs): string {
  const params = (args.params ?? {}) as Values;
  const path = call.path.replace(/:([A-Za-z]+)/g, (_all, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw new Error(`${name} must not be null or empty`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries((args.query ?? {}) as Values))
    if (value !== undefined)
      query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
