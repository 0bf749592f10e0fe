import type { Voucher } from '@larder/contracts/loyalty';
import { isNotFound } from '@larder/platform';

export interface VoucherList {
  readonly vouchers: readonly Voucher[];
  /** The call has failed. */
  readonly hasFailed: boolean;
}

/** LOY-16, ERR-35: a 404 means that there are none; any other failure is an error. */
export function voucherList(answer: {
  readonly data?: readonly Voucher[] | undefined;
  readonly error?: unknown;
}): VoucherList {
  if (answer.data) return { vouchers: answer.data, hasFailed: false };
  return { vouchers: [], hasFailed: answer.error !== undefined && !isNotFound(answer.error) };
}
