import type { Voucher } from '@larder/contracts/loyalty';
import { useFeature, useTexts } from '@larder/platform';
import { useText } from '../../messages/loyalty-text.js';
import { todayIn, voucherState } from '../../state/vouchers/voucher-state.js';

/** From this many days on, the date is shown instead of the remaining days. */
const SOON = 7;

/** Validity of a voucher as text; the last week in days. */
export function useCurrentTime(voucher: Voucher): string | undefined {
  const text = useText();
  const { date } = useTexts();
  const { timeZone } = useFeature().tenant;
  const today = todayIn(timeZone, Date.now());
  const { validFrom, expirationDate } = voucher;
  if (validFrom !== undefined && voucherState(voucher, today) === 'early')
    return text('voucher.from', { date: date(validFrom) });
  if (expirationDate === undefined) return undefined;
  const count = Math.round((Date.parse(expirationDate) - Date.parse(today)) / 86_400_000) + 1;
  const until = text('voucher.until', { date: date(expirationDate) });
  return count > 0 && count <= SOON ? `${until} (${text('voucher.days', { count })})` : until;
}
