import type { HostedShop } from '../tenants/shops.js';

/** Ordering belongs to a feature; a shop that is not published yet takes no orders. */
export function canOrder({ built }: HostedShop): boolean {
  return built.features.includes('cartCheckout') && !built.shop.registry.tenant.cms.preview;
}
