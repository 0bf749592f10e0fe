import type { Cart } from '@larder/contracts/cart';
import type { Voucher } from '@larder/contracts/loyalty';
import { benefitOf } from '@larder/pricing';
import { fitsService } from './voucher-engine.js';

/** What a voucher in the cart does to the sum, and why it does not. */
export interface ExplainedVoucher {
  readonly lineItemId: string;
  readonly voucher: Voucher;
  /** Cents that it would take off by itself. */
  readonly cents: number;
  readonly state:
    /** It is the one that counts. */
    | 'counts'
    /** Another one takes off more. */
    | 'less'
    /** It is not for the chosen service. */
    | 'service'
    /** Goods of a higher value are needed: `missing` cents more. */
    | 'value'
    /** It takes nothing off the sum; it is redeemed otherwise. */
    | 'gift';
  readonly missing: number;
}

type CartOfVouchers = Pick<
  Cart,
  'voucherLineItems' | 'distributionAddress' | 'deliveryPlace' | 'priceInfo'
>;

/**
 * Each voucher of the cart with its effect. Of several the one with the highest discount applies; the
 * sums are the server's, and the applied discount equals them.
 */
export function explainVouchers(
  { voucherLineItems, distributionAddress, deliveryPlace, priceInfo }: CartOfVouchers,
  vouchers: readonly Voucher[],
): ExplainedVoucher[] {
  const { discounts, totalArticlePrice } = priceInfo;
  const service = (distributionAddress ?? deliveryPlace)?.distributionType;
  let hasBest = false;
  return voucherLineItems.flatMap(({ lineItemId, articleId }): ExplainedVoucher[] => {
    const voucher = vouchers.find((one) => one.articleId === articleId);
    if (!voucher) return [];
    const { benefit } = voucher;
    if (!benefit) return [{ lineItemId, voucher, cents: 0, state: 'gift', missing: 0 }];
    const cents = benefitOf(benefit, totalArticlePrice);
    const missing = Math.max(0, (benefit.from ?? 0) - totalArticlePrice);
    const of = { lineItemId, voucher, cents, missing };
    if (service === undefined || !fitsService(voucher, service))
      return [{ ...of, state: 'service' }];
    if (missing > 0) return [{ ...of, state: 'value' }];
    if (hasBest || cents !== discounts) return [{ ...of, state: 'less' }];
    hasBest = true;
    return [{ ...of, state: 'counts' }];
  });
}
