/** What the library throws; its type is told by name, as it is loaded only where it is used. */
interface StripeFault {
  readonly type: string;
  readonly rawType?: string;
  readonly code?: string;
  readonly param?: string;
  readonly statusCode?: number;
  readonly requestId?: string;
  readonly payment_intent?: unknown;
}

function isFault(error: unknown): error is Error & StripeFault {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

export const faultOf = (error: unknown): (Error & StripeFault) | undefined =>
  isFault(error) ? error : undefined;

/** The same idempotency key came with another request, or while the first one was on its way. */
export function isKeyTaken(error: unknown): boolean {
  return faultOf(error)?.rawType === 'idempotency_error';
}

/** Stripe has understood and refuses: the payment does not stand as was thought. */
export function isRefused(error: unknown): boolean {
  return faultOf(error)?.type === 'StripeInvalidRequestError';
}

/** Something that the request names is not there any more. */
export function isMissing(error: unknown): boolean {
  return isRefused(error) && faultOf(error)?.code === 'resource_missing';
}

/**
 * A call that came to nothing, in words for the log. The library's own error holds the whole answer,
 * with names, addresses and the payment's client secret.
 */
export function troubleOf(error: unknown): unknown {
  const fault = faultOf(error);
  if (!fault) return error;
  const { type, code, statusCode, requestId } = fault;
  const told = [statusCode, code, requestId].filter((part) => part !== undefined).join(', ');
  return new Error(`Stripe: ${type}${told === '' ? '' : ` (${told})`}`);
}
