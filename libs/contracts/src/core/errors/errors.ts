import type { Allergen } from '../../catalogue/index.js';

/** Body of every refused call (ERR-13). `errorCode` is a specified code or one of `errorCodes`. */
export interface ApiError {
  readonly errorCode: string;
  readonly message: string;
  readonly customPayload?: {
    readonly paymentError?: PaymentError;
    /** With `ALLERGEN_CONFIRMATION_REQUIRED`: what was refused, and why. */
    readonly allergenWarning?: ProductAllergenWarning;
  };
  /** Rejected fields of a form by path, with messages for developers; the shop has its own texts. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Allergen conflicts of a product. */
export interface ProductAllergenWarning {
  readonly sku: string;
  readonly name: string;
  readonly contains: Allergen[];
  readonly mayContain: Allergen[];
  /** Its allergen information is missing. */
  readonly isUnknown: boolean;
}

export interface PaymentError {
  readonly code: string;
  readonly description: string;
}

/** Our own codes, where the specification has none. */
export const errorCodes = {
  badRequest: 'BAD_REQUEST',
  notFound: 'NOT_FOUND',
  unauthorized: 'UNAUTHORIZED',
  credentials: 'INVALID_CREDENTIALS',
  token: 'TOKEN_INVALID',
  captcha: 'CAPTCHA_REFUSED',
  xsrf: 'XSRF_TOKEN_INVALID',
  crossSite: 'CROSS_SITE_REFUSED',
  previewClosed: 'PREVIEW_CLOSED',
  conflict: 'CONFLICT',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  misdirected: 'MISDIRECTED_REQUEST',
  tooMany: 'TOO_MANY_REQUESTS',
  unknownSku: 'UNKNOWN_SKU',
  notOrderable: 'NOT_ORDERABLE',
  invalidQuantity: 'INVALID_QUANTITY',
  maxQuantity: 'MAX_QUANTITY_REACHED',
  allergens: 'ALLERGEN_CONFIRMATION_REQUIRED',
  ageUnconfirmed: 'AGE_CONFIRMATION_REQUIRED',
  tooYoung: 'AGE_BELOW_LIMIT',
  outsideArea: 'OUTSIDE_DELIVERY_AREA',
  cartInvalid: 'CART_INVALID',
  cartEmpty: 'CART_EMPTY',
  minOrderValue: 'MIN_ORDER_VALUE',
  maxOrderValue: 'MAX_ORDER_VALUE',
  maxOrderWeight: 'MAX_ORDER_WEIGHT',
  tooManyAddresses: '1014',
  cartFinalized: '3',
  orderClosed: 'ORDER_CLOSED',
  orderPrepaid: 'ORDER_PREPAID',
  claimClosed: 'CLAIM_CLOSED',
  idempotencyConflict: '1005',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_ERROR',
} as const;

/** One of them: a browser names the few that it knows, and need not carry all (`… satisfies ErrorCode`). */
export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];
