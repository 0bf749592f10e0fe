import type { Voucher } from '@larder/contracts/loyalty';

const soonDays = 14;
const dayMs = 86_400_000;

type Ending = Voucher & { readonly expirationDate: string };

/** Vouchers that can be used and end within two weeks from `today` (a calendar date), the next one first. */
export function endingVouchers(vouchers: readonly Voucher[], today: string): Ending[] {
  const last = new Date(Date.parse(today) + soonDays * dayMs).toISOString().slice(0, 10);
  return vouchers
    .filter(
      (voucher): voucher is Ending =>
        voucher.expirationDate !== undefined &&
        voucher.expirationDate >= today &&
        voucher.expirationDate <= last,
    )
    .toSorted((a, b) => a.expirationDate.localeCompare(b.expirationDate, 'en'));
}
