import type { ApiError } from '@larder/contracts';

/**
 * Failure of a call. `status` is the HTTP status, `NETWORK` without a response, or `GARBLED` when the
 * response cannot be parsed.
 */
export interface CallError {
  readonly status: number | 'NETWORK' | 'GARBLED';
  readonly data: ApiError;
}

export type ErrorClass =
  | { readonly kind: 'paymentError'; readonly code: string; readonly description: string }
  | { readonly kind: 'retailGateway'; readonly errorCode: string; readonly message: string }
  | { readonly kind: 'other'; readonly status: string; readonly text: string };

/** ERR-14…17: the most specific class wins. */
export function classifyError(error: CallError): ErrorClass {
  const payment = error.data.customPayload?.paymentError;
  if (payment) return { kind: 'paymentError', ...payment };
  if (error.data.errorCode !== '')
    return { kind: 'retailGateway', errorCode: error.data.errorCode, message: error.data.message };
  return { kind: 'other', status: String(error.status), text: error.data.message };
}

export function isCallError(error: unknown): error is CallError {
  return typeof error === 'object' && error !== null && 'status' in error && 'data' in error;
}

/** Error code of a failed call, from the contract or our own; empty when it has none. */
export function codeOf(error: unknown): string {
  return isCallError(error) ? error.data.errorCode : '';
}

export function isNotFound(error: unknown): boolean {
  return isCallError(error) && error.status === 404;
}

/** ERR-09, 10: there was no response, or a proxy responded instead. */
export function isUnreachable(error: unknown): boolean {
  if (!isCallError(error)) return false;
  return typeof error.status === 'string' || error.status >= 501;
}
