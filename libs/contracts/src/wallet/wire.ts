import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { PaymentMethodKey } from '../checkout/schemas.js';
import { Id, Nothing } from '../core/schemas.js';
import {
  DeliveryPass,
  DeliveryPassOffer,
  DigitalWallet,
  SavedPaymentMethod,
  SavePaymentMethod,
  WalletBalance,
} from './schemas.js';

const byId = z.object({ id: Id });
/** Each change returns the whole list, because the primary one may change. */
const methods = {
  response: z.array(SavedPaymentMethod),
  errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'],
} as const;

export const wire = {
  getPaymentMethods: {
    ...methods,
    summary: 'The customer’s saved payment methods',
    errorCodes: ['UNAUTHORIZED'],
  },
  savePaymentMethod: {
    ...methods,
    summary: 'Saves the payment method of a checkout',
    body: SavePaymentMethod,
  },
  removePaymentMethod: {
    ...methods,
    summary: 'Deletes a saved payment method',
    params: byId,
    query: z.object({ provider: z.optional(z.string()) }),
  },
  setPrimaryPaymentMethod: {
    ...methods,
    summary: 'Makes a saved payment method the primary one',
    params: byId,
  },
  getWallet: {
    summary: 'Gift cards and their balance',
    response: DigitalWallet,
    errorCodes: ['UNAUTHORIZED', '1000', '1010'],
  },
  redeemGiftCard: {
    summary: 'Links a gift card by its code and answers the new balance',
    /**
     * The same request with a key gets the same response again; a different one is rejected with 1005.
     */
    headers: z.object({
      'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    }),
    body: z.object({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
    response: WalletBalance,
    errorCodes: [
      'UNAUTHORIZED',
      'TOO_MANY_REQUESTS',
      '1000',
      '1001',
      '1002',
      '1004',
      '1005',
      '1010',
      '1014',
    ],
  },
  removeGiftCard: {
    summary: 'Unlinks a gift card',
    params: byId,
    response: Nothing,
    errorCodes: ['UNAUTHORIZED', '1000', '1002', '1003', '1010'],
  },
  getDeliveryPassOffer: {
    summary: 'The delivery pass on offer',
    response: DeliveryPassOffer,
    errorCodes: ['NOT_FOUND'],
  },
  getDeliveryPass: {
    summary: 'The customer’s own delivery pass; null without one',
    response: z.nullable(DeliveryPass),
    errorCodes: ['UNAUTHORIZED'],
  },
} as const satisfies Record<string, CallSchemas>;

export const recentWire = {
  getRecentPaymentMethods: {
    summary: 'The methods that the customer’s placed orders were paid by, the latest first',
    response: z.array(PaymentMethodKey),
    errorCodes: ['UNAUTHORIZED'],
  },
} as const satisfies Record<string, CallSchemas>;
