import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { DistributionAddress } from '../distribution/schemas.js';
import { CalendarDate, Cents, Id, Nothing } from '../core/schemas.js';
import {
  NewStandingOrder,
  StandingDraft,
  StandingOrder,
  StandingOrderChange,
  StandingOrderSummary,
} from './standing-order-schemas.js';

const own = { errorCodes: ['UNAUTHORIZED', 'NOT_FOUND'] } as const;
const changing = { errorCodes: ['UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'BAD_REQUEST'] } as const;
const byId = z.object({ id: Id });

export const standingOrderWire = {
  getStandingOrders: {
    errorCodes: ['UNAUTHORIZED'],
    summary: 'The customer’s standing orders, the next one first',
    response: z.array(StandingOrderSummary),
  },
  getStandingDraft: {
    ...changing,
    summary: 'What a standing order made of an order, or of the present cart, would contain',
    query: z.object({ orderNumber: z.optional(z.string().check(z.maxLength(20))) }),
    response: StandingDraft,
  },
  createStandingOrder: {
    errorCodes: [...changing.errorCodes, 'AGE_CONFIRMATION_REQUIRED'],
    summary: 'Has an order, or the present cart, ordered again every week or every two weeks',
    body: NewStandingOrder,
    response: StandingOrder,
  },
  getStandingOrder: { ...own, summary: 'A standing order', params: byId, response: StandingOrder },
  changeStandingOrder: {
    ...changing,
    summary: 'Changes products, terms or payment; 409 when `version` is not the present one',
    params: byId,
    body: StandingOrderChange,
    response: StandingOrder,
  },
  moveStandingOrder: {
    errorCodes: [...changing.errorCodes, 'OUTSIDE_DELIVERY_AREA'],
    summary: 'Delivers to another address; 409 where it has no such time slot',
    params: byId,
    body: DistributionAddress,
    response: StandingOrder,
  },
  removeStandingOrder: {
    ...own,
    summary: 'Ends a standing order; orders that were placed stay',
    params: byId,
    response: Nothing,
  },
  pauseStandingOrder: {
    ...own,
    summary: 'Places nothing until it is resumed',
    params: byId,
    response: StandingOrder,
  },
  resumeStandingOrder: {
    ...own,
    summary: 'Goes on with the next day that can still be ordered for',
    params: byId,
    response: StandingOrder,
  },
  skipStandingOrder: {
    ...changing,
    summary: 'Leaves the next day out; 409 when another day is next by now',
    params: byId,
    body: z.object({ date: CalendarDate }),
    response: StandingOrder,
  },
  agreeStandingOrder: {
    ...changing,
    summary: 'Accepts a higher total, and has the day that was too expensive ordered after all',
    params: byId,
    body: z.object({ date: CalendarDate, highestTotal: Cents.check(z.gte(1)) }),
    response: StandingOrder,
  },
} as const satisfies Record<string, CallSchemas>;
