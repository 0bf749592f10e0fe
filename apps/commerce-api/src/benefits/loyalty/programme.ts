import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';
import type { Scope } from '../../kernel/scope.js';
import type { ShopRevision } from '../../kernel/shop-cache.js';
import { ApiFailure } from '../../kernel/failure.js';

/** Context of a call to the programme: shop, languages, time zone, the reader's locale, and the time. */
export interface LoyaltyScope extends Pick<Scope, 'db' | 'tenant' | 'locale' | 'now' | 'cache'> {
  readonly shop: {
    readonly clientRuntimeConfig: {
      readonly timeZone: string;
      readonly locales: readonly { readonly code: string }[];
    };
  };
}

/** Benefit of a voucher with an article id, whether or not this customer may use it. */
export type VoucherArticle = Pick<
  Voucher,
  | 'promotionId'
  | 'benefit'
  | 'ecommerceAutomaticRedemption'
  | 'ecommerceLimitAutomaticRedemptionToServiceTypes'
> & { readonly articleId: string };

/** One redemption. */
export interface VoucherUse {
  readonly promotionId: string;
  /** The order's key. The same key means the same redemption. */
  readonly key: string;
}

/**
 * Port to the loyalty programme. The embedded programme keeps its members in the shop's own database; a
 * retailer's programme is another implementation. Carts and orders call `isMember`, `articles`,
 * `cartVouchers`, `use` and `returnVouchers` within their transactions. These five must not wait for an
 * external service: they throw `ExternalCallRequired` instead.
 */
export interface LoyaltyProgramme {
  /** Membership of a customer; without one, there is no card and no balance. */
  card(scope: LoyaltyScope, customer: string): Promise<MemberInformation>;
  /** Whether member prices apply to a customer; false while the programme is unavailable (CUST-33). */
  isMember(scope: LoyaltyScope, customer: string): Promise<boolean>;
  /** Benefits of the vouchers at that revision of the shop; empty while the programme is unavailable. */
  articles(scope: LoyaltyScope, revision: ShopRevision): Promise<readonly VoucherArticle[]>;
  /**
   * Makes the customer a member, with the number of an existing card if one is given. Idempotent.
   * @throws ApiFailure 409 when the number belongs to another customer
   */
  link(scope: LoyaltyScope, customer: string, cardNumber?: string): Promise<void>;
  /**
   * Removes the card and its balance from the customer's account and frees its number. Idempotent.
   * @throws ApiFailure 10048 for a closed card
   */
  unlink(scope: LoyaltyScope, customer: string): Promise<void>;
  /** Vouchers that a customer may see now: public, for members, and personal. */
  vouchers(scope: LoyaltyScope, customer: string): Promise<readonly Voucher[]>;
  /** The same vouchers, for validating one that is added to a cart. */
  cartVouchers(scope: LoyaltyScope, customer: string): Promise<readonly Voucher[]>;
  /** Public vouchers. */
  generalVouchers(scope: LoyaltyScope): Promise<readonly Voucher[]>;
  /** Activates a voucher and deducts its price in coins, if it has one. Idempotent. */
  activate(scope: LoyaltyScope, customer: string, promotionId: string): Promise<void>;
  /**
   * Redeems a voucher for an order; false when it has expired, is used up, is not activated or belongs to
   * another customer. The order's transaction may still fail and retry with the same key.
   */
  use(scope: LoyaltyScope, customer: string, use: VoucherUse): Promise<boolean>;
  /** Reverses the redemptions of an order in the transaction that cancels it. Idempotent. */
  returnVouchers(scope: LoyaltyScope, key: string): Promise<void>;
  /** Completes pending work, such as voucher returns; the server calls it periodically. */
  runScheduledJob?(of: Pick<LoyaltyScope, 'db' | 'now'>): Promise<void>;
}

/** LOY-13: the programme has closed the card, so callers must delete their copy of its data. */
export function cardClosed(): ApiFailure {
  return new ApiFailure(409, '10048', 'The member card is closed');
}
