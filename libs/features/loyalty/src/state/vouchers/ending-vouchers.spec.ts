/** @jest-environment node */
import type { Voucher } from '@larder/contracts/loyalty';
import { endingVouchers } from './ending-vouchers.js';

const voucher = (promotionId: string, expirationDate?: string): Voucher => ({
  promotionId,
  type: 'x',
  title: promotionId,
  ...(expirationDate !== undefined && { expirationDate }),
});
const today = '2026-11-20';

it.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-12-04', true],
  ['2026-12-05', false],
  [undefined, false],
])('LOY-01 a voucher that ends on %s ends within two weeks: %s', (expirationDate, isEnding) => {
  expect(endingVouchers([voucher('a', expirationDate)], today)).toHaveLength(isEnding ? 1 : 0);
});

it('names the next one first', () => {
  const all = [voucher('later', '2026-12-01'), voucher('next', '2026-11-21')];
  expect(endingVouchers(all, today).map(({ promotionId }) => promotionId)).toEqual([
    'next',
    'later',
  ]);
});
