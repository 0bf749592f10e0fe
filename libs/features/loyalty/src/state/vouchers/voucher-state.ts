import type { Voucher } from '@larder/contracts/loyalty';

/** What can be done with a voucher on a day (`2026-11-24`). */
export type VoucherState =
  /** Valid, and nothing has to be done before it is redeemed. */
  | 'ready'
  /** Valid, to be activated first. */
  | 'inactive'
  | 'early'
  | 'over';

/** Both ends of a voucher's time count. */
export function voucherState(
  { validFrom, expirationDate, activated }: Voucher,
  today: string,
): VoucherState {
  if (expirationDate !== undefined && expirationDate < today) return 'over';
  if (validFrom !== undefined && today < validFrom) return 'early';
  return activated === false ? 'inactive' : 'ready';
}

/** The day that the shop's calendar shows. */
export const todayIn = (timeZone: string, now: number | Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
