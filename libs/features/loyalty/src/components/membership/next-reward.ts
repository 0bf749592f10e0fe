import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';

/** The voucher that a member collects coins for, and how many they have. */
export interface Reward {
  readonly title: string;
  readonly coins: number;
  readonly collected: number;
}

const costOf = ({ coins = 0 }: Voucher) => coins;

/**
 * The cheapest voucher that the coins do not pay for yet, or, if they pay for all, the dearest. Undefined
 * if no voucher costs coins.
 */
export function nextReward({ pools, vouchers }: MemberInformation): Reward | undefined {
  const collected = pools.find(({ poolId }) => poolId === 'coins')?.value ?? 0;
  const offered = vouchers
    .filter((voucher) => costOf(voucher) > 0 && voucher.activated !== true)
    .sort((a, b) => costOf(a) - costOf(b));
  const next = offered.find((voucher) => costOf(voucher) > collected) ?? offered.at(-1);
  return next && { title: next.title, coins: costOf(next), collected };
}
