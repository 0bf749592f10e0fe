import { OrderConditions, OrderConfig } from '@larder/contracts/checkout/schemas';
import type { DistributionType } from '@larder/contracts/distribution';
import { Cents } from '@larder/contracts/schemas';
import { countryOf } from '@larder/countries';
import { depositRate, type PricingTerms } from '@larder/pricing';
import * as z from 'zod/mini';
import { ClaimTerms } from '../orders/claims/claim-rule.js';
import { ReviewTerms } from '../orders/reviews/review-terms.js';

/** A shop's `order-config.json`: the public part for the browser, and the part that only sums need. */
export const OrderTerms = z.extend(OrderConfig, {
  /** What ordering agrees to, by language. */
  orderConditions: z._default(z.record(z.string(), OrderConditions), {}),
  /** Goods value from which the service is free, by service; absent means never. */
  freeOfChargeThreshold: z._default(
    z.object({ delivery: z.optional(Cents), clickAndCollect: z.optional(Cents) }),
    {},
  ),
  /** Deposit on the crates of one order. */
  crateDeposit: z._default(Cents, 0),
  /** Minutes for which a cart holds a place of its chosen time slot; 0 disables holds. */
  windowHoldMinutes: z._default(z.int().check(z.gte(0), z.lte(240)), 0),
  /** Simulates picking and delivery. For demos only. */
  simulatedFulfilment: z._default(z.boolean(), false),
  /** Rule for claims about delivered goods; absent: they are handled elsewhere. */
  claims: z.optional(ClaimTerms),
  /** Rule for ratings of orders and reviews of goods; absent: the shop takes none. */
  reviews: z.optional(ReviewTerms),
  /** When standing orders are placed and announced, in hours before the cut-off of their time slot. */
  standingOrders: z._default(
    z.object({
      placeHours: z.int().check(z.gte(1), z.lte(120)),
      remindHours: z.int().check(z.gte(1), z.lte(240)),
    }),
    { placeHours: 24, remindHours: 48 },
  ),
  /** Percent of tax in the service fee; absent: the country's standard rate. */
  serviceFeeTaxRate: z.optional(z.number().check(z.gte(0), z.lte(50))),
});
export type OrderTerms = z.output<typeof OrderTerms>;

interface Shop {
  readonly terms: OrderTerms;
  /** ISO 3166. */
  readonly country: string;
}

/** What the sums of a cart need; without a service nothing is known to be free. */
export function pricingTerms(
  { terms, country }: Shop,
  type: DistributionType | undefined,
): PricingTerms {
  const { delivery, clickAndCollect } = terms.freeOfChargeThreshold;
  const { rates, isIncluded = true } = countryOf(country)?.taxes ?? {};
  const feeRate = terms.serviceFeeTaxRate ?? rates?.standard ?? 0;
  return {
    crateDeposit: terms.crateDeposit,
    crateTaxRate: depositRate(country, 'crates', feeRate),
    serviceFeeTaxRate: feeRate,
    ...(!isIncluded && { isTaxAdded: true }),
    ...(type !== undefined && {
      freeOfChargeThreshold: type === 'DELIVERY' ? delivery : clickAndCollect,
    }),
  };
}
