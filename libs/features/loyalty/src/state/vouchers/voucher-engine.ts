import type { VoucherLineItem } from '@larder/contracts/cart';
import type { Customer } from '@larder/contracts/customer';
import type { DistributionType } from '@larder/contracts/distribution';
import type { Voucher, VoucherServiceType } from '@larder/contracts/loyalty';
import { voucherState } from './voucher-state.js';

export interface VoucherCase {
  readonly vouchers: readonly Voucher[];
  /** Voucher lines of the cart. */
  readonly lines: readonly VoucherLineItem[];
  /** Undefined before a service was chosen: then nothing is added or removed. */
  readonly service: DistributionType | undefined;
  readonly customer: Pick<Customer, 'firstOrderDelivery' | 'firstOrderClickAndCollect'>;
  /** `2026-11-24`. */
  readonly today: string;
}

/** What has to happen to the cart: articles to add, lines to take out. */
export interface VoucherChanges {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

const serviceTypes = {
  DELIVERY: 'Delivery',
  CLICK_AND_COLLECT: 'Click & Collect',
} as const satisfies Record<DistributionType, VoucherServiceType>;

export const isFirstOrderVoucher = ({ ecommerceAutomaticRedemption: when }: Voucher) =>
  when?.startsWith('First orders') === true;

/** LOY-11: without a limit a voucher fits every service. */
export function fitsService(voucher: Voucher, service: DistributionType): boolean {
  const limit = voucher.ecommerceLimitAutomaticRedemptionToServiceTypes ?? [];
  return limit.length === 0 || limit.includes(serviceTypes[service]);
}

/** LOY-10: whether the first order with a service was made. */
export function hasOrdered(
  { firstOrderDelivery, firstOrderClickAndCollect }: VoucherCase['customer'],
  service: DistributionType,
): boolean {
  return service === 'DELIVERY' ? firstOrderDelivery : firstOrderClickAndCollect;
}

/**
 * Vouchers that redeem themselves: those with redemption Always are added when they are missing and
 * applicable (LOY-07), those for first orders as long as there was none with the service (LOY-08), and
 * removed once there was one (LOY-09). Manually added vouchers stay.
 */
export function voucherChanges(of: VoucherCase): VoucherChanges {
  const { service, customer, today } = of;
  if (service === undefined) return { add: [], remove: [] };
  const known = new Map(of.lines.map(({ articleId, lineItemId }) => [articleId, lineItemId]));
  const isLate = (voucher: Voucher) =>
    isFirstOrderVoucher(voucher) && hasOrdered(customer, service);
  const add: string[] = [];
  const remove: string[] = [];
  for (const voucher of of.vouchers) {
    const { articleId, ecommerceAutomaticRedemption } = voucher;
    if (articleId === undefined || ecommerceAutomaticRedemption === undefined) continue;
    const line = known.get(articleId);
    if (line !== undefined && isLate(voucher)) remove.push(line);
    const isDue = voucherState(voucher, today) === 'ready' && fitsService(voucher, service);
    if (line === undefined && isDue && !isLate(voucher)) add.push(articleId);
  }
  return { add, remove };
}
