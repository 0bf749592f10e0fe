import type { Voucher } from '@larder/contracts/loyalty';
import { isNotFound } from '@larder/platform';

export interface VoucherList {
  readonly vouchers: readonly Voucher[];
  /** They could not be asked for. */
  readonly hasFailed: boolean;
}

/** LOY-16, ERR-35: a 404 says that there are none; any other failure is one. */
export function voucherList(answer: {
  readonly data?: readonly Voucher[] | undefined;
  readonly error?: unknown;
}): VoucherList {
  if (answer.data) return { vouchers: answer.data, hasFailed: false };
  return { vouchers: [], hasFailed: answer.error !== undefined && !isNotFound(answer.error) };
}
