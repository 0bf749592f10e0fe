/** What the library throws; its type is told by name, as it is loaded only where it is used. */
interface StripeErrorFields {
  readonly type: string;
  readonly rawType?: string;
  readonly code?: string;
  readonly param?: string;
  readonly statusCode?: number;
  readonly requestId?: string;
  readonly payment_intent?: unknown;
}

function isStripeError(error: unknown): error is Error & StripeErrorFields {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

export const stripeErrorOf = (error: unknown): (Error & StripeErrorFields) | undefined =>
  isStripeError(error) ? error : undefined;

/** The same idempotency key came with another request, or while the first one was on its way. */
export function isIdempotencyConflict(error: unknown): boolean {
  return stripeErrorOf(error)?.rawType === 'idempotency_error';
}

/** Stripe has understood and refuses: the payment does not stand as was thought. */
export function isRefused(error: unknown): boolean {
  return stripeErrorOf(error)?.type === 'StripeInvalidRequestError';
}

/** Something that the request names is not there any more. */
export function isNotFound(error: unknown): boolean {
  return isRefused(error) && stripeErrorOf(error)?.code === 'resource_missing';
}

/**
 * A call that came to nothing, in words for the log. The library's own error holds the whole answer,
 * with names, addresses and the payment's client secret.
 */
export function toLoggableError(error: unknown): unknown {
  const fault = stripeErrorOf(error);
  if (!fault) return error;
  const { type, code, statusCode, requestId } = fault;
  const told = [statusCode, code, requestId].filter((part) => part !== undefined).join(', ');
  return new Error(`Stripe: ${type}${told === '' ? '' : ` (${told})`}`);
}
