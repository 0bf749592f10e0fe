import type { Shop } from '../../kernel/tenant-directory.js';
import type { LoyaltyScope, VoucherUse } from './programme.js';

interface ShopScope extends LoyaltyScope {
  readonly shop: Shop;
}

/** Uses a voucher for an order, by the shop's programme; false when it can no longer be redeemed. */
export function redeemShopVoucher(
  scope: ShopScope,
  { customer, ...use }: VoucherUse & { readonly customer: string },
): Promise<boolean> {
  return scope.shop.loyalty.use(scope, customer, use);
}
