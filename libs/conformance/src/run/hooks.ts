import type { Visitor } from './visitor.js';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * What a retailer tells the kit about a server, in the file of `--hooks`. Everything is optional: checks that
 * need what is absent are skipped.
 */
export interface Hooks {
  /** Value of `recaptchaResponse` for login and registration. */
  readonly captcha?: string;
  /** Customers of a test shop whose data the checks may change; owner checks need two. */
  readonly customers?: readonly Credentials[];
  /** An address that the shop delivers to; without it the first delivery area is tried. */
  readonly address?: Readonly<Record<string, unknown>>;
  /** Pays what `redirectUrl` asks for, or has it declined, as the shopper would in the browser. */
  readonly pay?: (
    redirectUrl: string,
    outcome: 'paid' | 'declined',
    visitor: Visitor,
  ) => Promise<void>;
  /** Sends a request to the shopper's UPI app, which answers later; until then the order waits. */
  readonly requestByUpi?: (
    redirectUrl: string,
    answer: 'approved' | 'declined' | 'expired',
    visitor: Visitor,
  ) => Promise<void>;
  /** Has an order delivered in its time slot, as the warehouse and the driver do. */
  readonly deliver?: (order: {
    readonly orderNumber: string;
    readonly end: string;
  }) => Promise<void>;
  /** A customer with an order that waits in its store. */
  readonly collector?: Credentials;
  /** A customer of a test shop whom a check deletes for good. */
  readonly leaving?: Credentials;
  /** Link in the newest mail to an address. */
  readonly readMail?: (recipient: string) => Promise<string | undefined>;
  /** Moves the server's clock ahead. */
  readonly advance?: (milliseconds: number) => Promise<void>;
  /** Codes of gift cards by what is to be known of them; the free ones are used up by the checks. */
  readonly giftCards?: {
    readonly free?: readonly string[];
    readonly taken?: string;
    readonly expired?: string;
    readonly unknown?: string;
  };
  /** Discount codes by what is to be known of them. */
  readonly discountCodes?: {
    /** So many percent off the goods, at most so many cents. */
    readonly percent?: { readonly code: string; readonly percent: number; readonly most?: number };
    readonly expired?: string;
    readonly notActive?: string;
    readonly usedUp?: string;
    readonly deliveryOnly?: string;
  };
}

/** Gives the hooks of a file their type. */
export const defineHooks = (hooks: Hooks): Hooks => hooks;
