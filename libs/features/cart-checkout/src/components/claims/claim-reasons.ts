import type { ClaimReason, OrderClaims } from '@larder/contracts/checkout';

const aboutGoods: readonly ClaimReason[] = ['MISSING', 'DAMAGED', 'SPOILED', 'WRONG'];

/** Of every order, in the order in which they are offered. */
export const allClaimReasons: readonly ClaimReason[] = [...aboutGoods, 'LATE', 'TIP'];

/** The others are about the delivery or its tip. */
export const namesGoods = (reason: ClaimReason) => aboutGoods.includes(reason);

/** Reasons that an order can still be claimed for. */
export function claimReasons({
  lines,
  lateCredit,
  tipCredit,
}: Pick<OrderClaims, 'lines' | 'lateCredit' | 'tipCredit'>): readonly ClaimReason[] {
  const canClaim = (reason: ClaimReason) => {
    if (reason === 'LATE') return lateCredit !== undefined;
    return reason === 'TIP' ? tipCredit !== undefined : lines.length > 0;
  };
  return allClaimReasons.filter(canClaim);
}
