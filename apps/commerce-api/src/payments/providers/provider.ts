import type { ExpressBuyers } from '../../kernel/tenant-directory.js';

/** Identifies a card; its number is the provider's secret. */
export interface CardDetails {
  readonly brand: string;
  readonly lastDigits: string;
  readonly month: number;
  readonly year: number;
  /** The provider's token of the stored card; empty when it stored none. */
  readonly token: string;
}

/** A provider's status of one payment; amounts in cents. */
export interface PaymentStatusUpdate {
  /** The shop's id of the payment, as it was sent at the start. */
  readonly paymentId: string;
  /** Absent in an event that only contains the shop's id of the payment. */
  readonly reference?: string;
  /**
   * OPEN: not decided yet. SAVED: a setup is done, and `card` has the token to pay with. CANCELLED:
   * nothing is reserved, and what was captured is refunded.
   */
  readonly state: 'OPEN' | 'SAVED' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'CANCELLED';
  /** ISO 4217, upper case. */
  readonly currency: string;
  readonly authorised: number;
  readonly captured: number;
  readonly refunded: number;
  /** ISO 8601 instant at which the reservation expires; absent if unknown. */
  readonly authorisedUntil?: string;
  /** Why it failed, for the shopper, in the language of the start. */
  readonly failure?: { readonly code: string; readonly description: string };
  readonly card?: CardDetails;
}

export interface StartRequest {
  readonly tenant: string;
  /** A second start under the same id is the same payment. */
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly shopName: string;
  readonly methodKey: string;
  /** Cents to reserve. */
  readonly amount: number;
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** Where the provider sends the shopper in the end, however it ended; absolute. */
  readonly returnUrl: string;
  /** A saved card, if the shopper chose one. */
  readonly savedCard?: CardDetails;
  /** The shopper has agreed to store the card for later payments. */
  readonly savesCard?: boolean;
  /** The shopper has confirmed in a wallet on the shop's page: nothing is left to do but pay. */
  readonly walletToken?: string;
  /** Nothing is reserved now: the method is saved, to be charged later for this order alone. */
  readonly isSetup?: boolean;
  /** The shopper is not there: `savedCard` is charged as they agreed to before, or it is declined. */
  readonly isUnattended?: boolean;
}

/** A payment that the provider knows. */
export interface StartedPayment {
  readonly tenant: string;
  readonly paymentId: string;
  readonly reference: string;
}

/** A webhook event. */
export interface ProviderEvent {
  readonly id: string;
  readonly update: PaymentStatusUpdate;
}

/** Result for an authentic event that is not about a payment of this shop. */
export const unrelatedEvent = 'NOT_OURS';

export interface Webhook {
  readonly tenant: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes that were signed. */
  readonly body: string;
  readonly now: Date;
}

/**
 * Adapter for a payment provider. Each call is idempotent, may throw, and is aborted by `signal`. No
 * call is made within a transaction.
 */
export interface PaymentProvider {
  /** In addresses and in the database: lower case, digits and hyphens. */
  readonly name: string;
  /** The payment methods of a shop that this provider processes. */
  methodsOf(tenant: string): readonly string[];
  /**
   * The methods that cannot be authorised first: the whole amount is captured as soon as the shopper has
   * paid. Absent: every method can be authorised.
   */
  immediateCaptureMethods?(tenant: string): readonly string[];
  /** The methods that can be saved now and authorised later without the shopper. Absent: none. */
  deferredAuthorisationMethods?(tenant: string): readonly string[];
  /** Who pays by a method from the cart, by the country of the shop. Absent: no express payment. */
  expressBuyers?(methodKey: string): ExpressBuyers | undefined;
  /** The methods by which wallets pay from the cart, by a script of the provider. Absent: none. */
  pageWalletMethods?(tenant: string): readonly string[];
  start(
    request: StartRequest,
    signal: AbortSignal,
  ): Promise<{ readonly reference: string; readonly redirectUrl: string }>;
  /** Fetches the status of the payment. */
  fetchStatus(payment: StartedPayment, signal: AbortSignal): Promise<PaymentStatusUpdate>;
  /** Takes so many of the reserved cents and lets the rest go. */
  capture(
    payment: StartedPayment,
    amount: number,
    signal: AbortSignal,
  ): Promise<PaymentStatusUpdate>;
  /** Refunds captured money up to a total of so many cents, including earlier refunds. */
  refund(
    payment: StartedPayment,
    amount: number,
    signal: AbortSignal,
  ): Promise<PaymentStatusUpdate>;
  /** Ends the payment: cancels it when open, releases a reservation, refunds a capture. */
  cancel(payment: StartedPayment, signal: AbortSignal): Promise<PaymentStatusUpdate>;
  /**
   * Reads a webhook; undefined when it is forged, too old or of another tenant, and `unrelatedEvent`
   * when it is authentic but about no payment of the shop.
   */
  readWebhook(webhook: Webhook): Promise<ProviderEvent | typeof unrelatedEvent | undefined>;
}
