import type { ApiError } from '@larder/contracts';
import { errorCodes } from '@larder/contracts';

interface FailureDetails {
  readonly payload?: ApiError['customPayload'];
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** An error that is reported to the caller (ERR-13). All other errors become a 500. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errorCode: string;
  readonly details: FailureDetails;

  constructor(status: number, errorCode: string, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.errorCode = errorCode;
    this.details = details;
  }

  body(): ApiError {
    const { payload, fields } = this.details;
    return {
      errorCode: this.errorCode,
      message: this.message,
      ...(payload && { customPayload: payload }),
      ...(fields && { fields }),
    };
  }
}

export function notFound(what: string): ApiFailure {
  return new ApiFailure(404, errorCodes.notFound, `${what} was not found`);
}

export function badRequest(message: string, fields?: Readonly<Record<string, string>>): ApiFailure {
  return new ApiFailure(400, errorCodes.badRequest, message, fields ? { fields } : {});
}

export function signInRequired(): ApiFailure {
  return new ApiFailure(401, errorCodes.unauthorized, 'Nobody is signed in');
}
