import type { PagePayload } from '@larder/platform/server';

/** Endpoint names, and endpoint names with the value of their parameter: `getPage:index`. */
export function tagsOf(payload: PagePayload): string[] {
  return payload.queries.flatMap(([endpoint, args]) => {
    const { params } = (args ?? {}) as { readonly params?: Readonly<Record<string, unknown>> };
    const values = Object.values(params ?? {}).map(String);
    return values.length === 0 ? [endpoint] : [endpoint, `${endpoint}:${values.join(':')}`];
  });
}
