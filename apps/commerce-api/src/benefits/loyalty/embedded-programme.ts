import type { MemberInformation, Promotion, Voucher } from '@larder/contracts/loyalty';
import { activateVoucher, redeemVoucher } from './embedded-vouchers.js';
import { voucherArticles } from './voucher-articles.js';
import {
  addMember,
  findMember,
  nonMember,
  poolsOf,
  removeMember,
  requireMember,
} from './members.js';
import type { LoyaltyProgramme, LoyaltyScope } from './programme.js';
import { cardClosed } from './programme.js';
import { returnVouchers } from './voucher-return.js';
import { readVouchers } from './voucher-rows.js';

/** The promotion behind a voucher, as far as members may see it. */
function promotionOf({
  promotionId,
  title,
  description,
  validFrom,
  expirationDate,
}: Voucher): Promotion {
  return {
    promotionId,
    title,
    ...(description !== undefined && { description }),
    ...(validFrom !== undefined && { validFrom }),
    ...(expirationDate !== undefined && { expirationDate }),
  };
}

async function card(scope: LoyaltyScope, customer: string): Promise<MemberInformation> {
  const member = await findMember(scope, customer);
  if (!member) return nonMember;
  if (member.status !== 'Authenticated') throw cardClosed();
  const vouchers = await readVouchers(scope, { customer, isMember: true });
  return {
    memberId: member.memberId,
    mpCardId: member.cardId,
    joeAuthenticationStatus: member.status,
    pools: await poolsOf(scope, customer),
    promotions: vouchers.map(promotionOf),
    vouchers,
  };
}

async function vouchers(scope: LoyaltyScope, customer: string) {
  const member = await findMember(scope, customer);
  return readVouchers(scope, { customer, isMember: member?.status === 'Authenticated' });
}

/** The embedded loyalty programme: members, points and vouchers in the shop's own database. */
export const embeddedProgramme: LoyaltyProgramme = {
  card,
  vouchers,
  cartVouchers: vouchers,
  async isMember(scope, customer) {
    return (await findMember(scope, customer))?.status === 'Authenticated';
  },
  articles: voucherArticles,
  link: addMember,
  unlink: removeMember,
  generalVouchers: (scope) => readVouchers(scope, undefined),
  async activate(scope, customer, promotionId) {
    await requireMember(scope, customer);
    await activateVoucher(scope, customer, promotionId);
  },
  use: (scope, customer, use) => redeemVoucher(scope, { customer, ...use }),
  returnVouchers,
};
