import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { isEan13 } from '../customer/ean13.js';
import { BooleanText, CommaList, Id } from '../core/schemas.js';
import {
  MemberInformation,
  PhysicalCardOrder,
  PhysicalCardStatus,
  Voucher,
  WalletPasses,
} from './schemas.js';

/** Of a member card that is used in the stores. */
const CardNumber = z
  .string()
  .check(z.regex(/^\d{13}$/), z.refine(isEan13, { error: 'check digit is wrong' }));

export const wire = {
  getCardInfo: {
    summary: 'Points, promotions and vouchers of a member; 10048 empties the stored card',
    query: z.object({
      /** Promotions that the caller already shows. */
      currentIds: z.optional(CommaList),
      /** Leaves descriptions out. */
      dontRenderText: z.optional(BooleanText),
    }),
    response: MemberInformation,
    errorCodes: ['UNAUTHORIZED', '10048'],
  },
  getLoyaltyVouchers: {
    summary: 'Vouchers of the loyalty programme',
    response: z.array(Voucher),
    errorCodes: ['UNAUTHORIZED'],
  },
  linkLoyalty: {
    summary:
      'Links the account with the programme, by the number of a card that is there already or with a new one',
    body: z.optional(z.object({ cardNumber: z.optional(CardNumber) })),
    response: MemberInformation,
    errorCodes: ['UNAUTHORIZED', '10048', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  unlinkLoyalty: {
    summary: 'Takes the card off the account, with points and own vouchers; again changes nothing',
    response: MemberInformation,
    errorCodes: ['UNAUTHORIZED', '10048'],
  },
  activateVoucher: {
    summary: 'Activates a voucher of a member, for its coins where it costs any',
    params: z.object({ promotionId: Id }),
    response: z.array(Voucher),
    errorCodes: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', '10048'],
  },
  getWalletPasses: {
    summary:
      'How the member card is added to wallets of phones; neither where the shop is not set up',
    response: WalletPasses,
    errorCodes: ['UNAUTHORIZED', '10048'],
  },
  getPhysicalCardStatus: {
    summary: 'Whether a physical card was ordered',
    response: PhysicalCardStatus,
    errorCodes: ['UNAUTHORIZED'],
  },
  orderPhysicalCard: {
    summary: 'Orders a physical card',
    body: PhysicalCardOrder,
    response: PhysicalCardStatus,
    errorCodes: ['UNAUTHORIZED', 'CONFLICT'],
  },
} as const satisfies Record<string, CallSchemas>;
