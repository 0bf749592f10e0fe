import * as z from 'zod/mini';
import { BillingAddress } from '../cart/schemas.js';

/** What a wallet tells the shop about its owner, and the token that pays once they have confirmed. */
export const ExpressBuyer = z.extend(BillingAddress, {
  token: z.string().check(z.minLength(1), z.maxLength(500)),
});
