import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';
import type { Scope } from '../kernel/scope.js';
import type { ShopRevision } from '../kernel/shop-cache.js';
import { ApiFailure } from '../kernel/failure.js';

/** Where a programme is asked: the shop, its languages and time zone, the reader's, and the moment. */
export interface LoyaltyScope extends Pick<Scope, 'db' | 'tenant' | 'locale' | 'now' | 'cache'> {
  readonly shop: {
    readonly clientRuntimeConfig: {
      readonly timeZone: string;
      readonly locales: readonly { readonly code: string }[];
    };
  };
}

/** What a voucher in a cart is worth: every voucher that has an article id, whoever may use it. */
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
  /** That of the order: the same one again is the same redemption. */
  readonly key: string;
}

/**
 * The loyalty programme as the shop sees it. The embedded one keeps its members in the shop's own
 * database; a retailer's programme is another implementation of this. What carts and orders want to know
 * (`isMember`, `articles`, `cartVouchers`, `use`, `giveBack`) is asked within their transactions, where
 * nobody outside is waited for: what is not at hand is asked by throwing `AskFirst`.
 */
export interface LoyaltyProgramme {
  /** What is known of a customer; somebody who is no member has no card and nothing in it. */
  card(scope: LoyaltyScope, customer: string): Promise<MemberInformation>;
  /** Whether member prices hold for a customer. A programme that cannot say it now says no (CUST-33). */
  isMember(scope: LoyaltyScope, customer: string): Promise<boolean>;
  /** What vouchers are worth in a cart, for that edition of the shop; what is not known now is left out. */
  articles(scope: LoyaltyScope, edition: ShopRevision): Promise<readonly VoucherArticle[]>;
  /**
   * Makes the customer a member, or finds that they are one; by the number of a card that they have
   * already, if it is given.
   * @throws ApiFailure 409 for a number that is somebody else's
   */
  link(scope: LoyaltyScope, customer: string, cardNumber?: string): Promise<void>;
  /**
   * Takes a member's card off their account, with what they have by it; the number is free then. Again
   * changes nothing.
   * @throws ApiFailure 10048 for a closed card, which is not shed like that
   */
  unlink(scope: LoyaltyScope, customer: string): Promise<void>;
  /** Vouchers that a customer may see now: everybody's, a member's, and those given to them. */
  vouchers(scope: LoyaltyScope, customer: string): Promise<readonly Voucher[]>;
  /** The same, for a cart into which one is put. */
  cartVouchers(scope: LoyaltyScope, customer: string): Promise<readonly Voucher[]>;
  /** Vouchers for everybody. */
  generalVouchers(scope: LoyaltyScope): Promise<readonly Voucher[]>;
  /** Activates a voucher, for its coins where it costs any; again changes nothing. */
  activate(scope: LoyaltyScope, customer: string, promotionId: string): Promise<void>;
  /**
   * Redeems a voucher for an order; false when it is over, used up, not activated or not theirs. Asked
   * within the order's transaction, which may still fail and come again with the same key.
   */
  use(scope: LoyaltyScope, customer: string, use: VoucherUse): Promise<boolean>;
  /** Takes the redemptions of an order back, within its cancellation; again changes nothing. */
  giveBack(scope: LoyaltyScope, key: string): Promise<void>;
  /** What is still to be done, again and again; absent where nothing is ever left. */
  upkeep?(of: Pick<LoyaltyScope, 'db' | 'now'>): Promise<void>;
}

/** LOY-13: the programme has closed the card, so that whoever keeps its data empties it. */
export function cardClosed(): ApiFailure {
  return new ApiFailure(409, '10048', 'The member card is closed');
}
