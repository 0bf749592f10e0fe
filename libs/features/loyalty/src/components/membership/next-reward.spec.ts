import type { MemberInformation } from '@larder/contracts/loyalty';
import { nextReward } from './next-reward.js';

const voucher = (title: string, coins?: number, activated = false) => ({
  promotionId: title,
  type: 'gift',
  title,
  activated,
  ...(coins !== undefined && { coins }),
});
const member = (
  collected: number,
  ...vouchers: MemberInformation['vouchers']
): MemberInformation => ({
  joeAuthenticationStatus: 'Authenticated',
  pools: [{ poolId: 'coins', tags: [], value: collected }],
  promotions: [],
  vouchers,
});

describe('the next reward of a member', () => {
  it('LOY-15 is the cheapest voucher that the coins do not pay for yet', () => {
    const card = member(50, voucher('Cake', 200), voucher('Coffee', 20), voucher('Bread', 80));
    expect(nextReward(card)).toEqual({ title: 'Bread', coins: 80, collected: 50 });
  });

  it('is the dearest if the coins pay for each', () => {
    const card = member(500, voucher('Coffee', 20), voucher('Bread', 80));
    expect(nextReward(card)).toEqual({ title: 'Bread', coins: 80, collected: 500 });
  });

  it('is no voucher that costs nothing or is activated already', () => {
    expect(nextReward(member(0, voucher('Gift'), voucher('Coffee', 20, true)))).toBeUndefined();
  });
});
