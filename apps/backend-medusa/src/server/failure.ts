import type { ApiError, ErrorCode } from '@larder/contracts';
import { errorCodes } from '@larder/contracts';

/** A call that is refused with a status and a code of the contract. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    status: number,
    errorCode: ErrorCode,
    message: string,
    {
      fields,
      ...options
    }: ErrorOptions & { readonly fields?: Readonly<Record<string, string>> } = {},
  ) {
    super(message, options);
    this.status = status;
    this.errorCode = errorCode;
    this.fields = fields;
  }

  body(): ApiError {
    const { errorCode, message, fields } = this;
    return { errorCode, message, ...(fields && { fields }) };
  }
}

export const notFound = (what: string) =>
  new ApiFailure(404, errorCodes.notFound, `${what} does not exist`);
