import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type MemberInformation = z.output<typeof schemas.MemberInformation>;
export type PhysicalCardOrder = z.input<typeof schemas.PhysicalCardOrder>;
export type PhysicalCardStatus = z.output<typeof schemas.PhysicalCardStatus>;
export type Pool = z.output<typeof schemas.Pool>;
export type Promotion = z.output<typeof schemas.Promotion>;
export type Voucher = z.output<typeof schemas.Voucher>;
export type WalletPasses = z.output<typeof schemas.WalletPasses>;
export type VoucherServiceType = z.output<typeof schemas.VoucherServiceType>;

export const loyaltyCalls = /* @__PURE__ */ defineCalls<typeof wire>({
  getCardInfo: 'GET /api/customers/loyalty/card-info',
  getLoyaltyVouchers: 'GET /api/customers/loyalty/vouchers',
  linkLoyalty: 'POST /api/customers/loyalty/link',
  unlinkLoyalty: 'DELETE /api/customers/loyalty/link',
  activateVoucher: 'POST /api/customers/loyalty/vouchers/:promotionId/activate',
  getWalletPasses: 'GET /api/customers/loyalty/passes',
  getPhysicalCardStatus: 'GET /api/customers/physical-card/status',
  orderPhysicalCard: 'POST /api/customers/physical-card',
});

/** The member card as a file for Apple Wallet; a link, not a call of the script. */
export const APPLE_PASS_PATH = '/api/customers/loyalty/apple-pass';

export * from './tokens.js';
