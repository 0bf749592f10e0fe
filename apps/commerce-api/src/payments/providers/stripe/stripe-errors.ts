/**
 * An error of the library; its type is checked by name, because the library is loaded only where it is
 * used.
 */
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

/** The same idempotency key was used for another request, or while the first one was in progress. */
export function isIdempotencyConflict(error: unknown): boolean {
  return stripeErrorOf(error)?.rawType === 'idempotency_error';
}

/** Stripe rejects the call: the payment is not in the expected state. */
export function isRefused(error: unknown): boolean {
  return stripeErrorOf(error)?.type === 'StripeInvalidRequestError';
}

/** Something that the request names is not there any more. */
export function isNotFound(error: unknown): boolean {
  return isRefused(error) && stripeErrorOf(error)?.code === 'resource_missing';
}

/**
 * A failed call as text for the log. The library's own error contains the whole response, with names,
 * addresses and the payment's client secret.
 */
export function toLoggableError(error: unknown): unknown {
  const fault = stripeErrorOf(error);
  if (!fault) return error;
  const { type, code, statusCode, requestId } = fault;
  const details = [statusCode, code, requestId].filter((part) => part !== undefined).join(', ');
  return new Error(`Stripe: ${type}${details === '' ? '' : ` (${details})`}`);
}
