import type { Answer } from '../run/visitor.js';

/** Error code of a refusal. */
export function errorCodeOf({ body }: Answer): string | undefined {
  return (body as { readonly errorCode?: string } | undefined)?.errorCode;
}
