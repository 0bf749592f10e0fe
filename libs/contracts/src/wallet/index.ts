import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type CardBrand = z.output<typeof schemas.CardBrand>;
export type DeliveryPass = z.output<typeof schemas.DeliveryPass>;
export type DeliveryPassOffer = z.output<typeof schemas.DeliveryPassOffer>;
export type DigitalWallet = z.output<typeof schemas.DigitalWallet>;
export type GiftCard = z.output<typeof schemas.GiftCard>;
export type SavedPaymentMethod = z.output<typeof schemas.SavedPaymentMethod>;
export type WalletEntry = z.output<typeof schemas.WalletEntry>;
export type SavePaymentMethod = z.input<typeof schemas.SavePaymentMethod>;

/** PAY-07 and PAY-10; the method key is the tenant's (PAY-09). */
export const giftCardBrand = 'GIFTCARD';
export const giftCardMethodType = 'gift-card';

export const walletCalls = /* @__PURE__ */ defineCalls<typeof wire>({
  getPaymentMethods: 'GET /api/customers/payment-methods',
  savePaymentMethod: 'POST /api/customers/payment-methods',
  removePaymentMethod: 'DELETE /api/customers/payment-methods/:id',
  setPrimaryPaymentMethod: 'POST /api/customers/payment-methods/:id/set-primary',
  getWallet: 'GET /api/customers/digital-wallet',
  redeemGiftCard: 'PUT /api/customers/digital-wallet/gift-card',
  removeGiftCard: 'DELETE /api/customers/digital-wallet/gift-card/:id',
  getDeliveryPassOffer: 'GET /api/delivery-pass',
  getDeliveryPass: 'GET /api/customers/delivery-pass',
});

export { walletErrorCodes } from './error-codes.js';
export type { WalletErrorCode } from './error-codes.js';
export * from './tokens.js';
