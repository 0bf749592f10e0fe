import * as z from 'zod/mini';
import { Substitution } from '../cart/schemas.js';
import { Product } from '../catalogue/schemas.js';
import { PaymentMethodKey } from '../checkout/schemas.js';
import { CalendarDate, Cents, Id, Instant, Sku } from '../core/schemas.js';
import { DistributionAddress } from '../distribution/schemas.js';

/** The most standing orders of a customer, and the most products of one. */
export const MAX_STANDING_ORDERS = 5;
export const MAX_STANDING_ITEMS = 100;

const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** A weekly time slot in the shop's local time; weekday 1 is Monday. */
const WeeklyWindow = z.object({
  weekday: z.int().check(z.gte(1), z.lte(7)),
  from: WallTime,
  to: WallTime,
});

/** How each order is paid without the customer: on handover, or with a saved card. */
export const StandingPayment = z.object({
  methodKey: PaymentMethodKey,
  /** The saved payment method that the customer agreed to be charged. */
  paymentMethodId: z.optional(Id),
});

export const StandingItem = z.object({
  sku: Sku,
  /** In grams for weighted products, otherwise in pieces. */
  quantity: z.int().check(z.gte(1), z.lte(1_000_000)),
  substitution: z.optional(Substitution),
});

/** What the customer decides. */
const terms = {
  name: Name,
  /** Every week, or every two weeks. */
  weeks: z.int().check(z.gte(1), z.lte(2)),
  window: WeeklyWindow,
  /** Whether another time slot of the same day is taken when the chosen one is full. */
  anyWindow: z.boolean(),
  substitution: z.optional(Substitution),
  payment: StandingPayment,
  /** Cents: an order that would cost more is not placed. */
  highestTotal: Cents.check(z.gte(1)),
  /** Full years that the customer says to have; needed to begin with goods with an age limit. */
  confirmedAge: z.optional(z.int().check(z.gte(1), z.lte(99))),
};
/** The customer has agreed that the server orders and charges up to the highest total. */
const agreed = z.literal(true);

/** From an order of the customer; from their present cart when none is named. */
export const NewStandingOrder = z.object({
  ...terms,
  agreed,
  orderNumber: z.optional(z.string().check(z.maxLength(20))),
});
export const StandingOrderChange = z.object({
  ...terms,
  agreed,
  items: z.array(StandingItem).check(z.minLength(1), z.maxLength(MAX_STANDING_ITEMS)),
  /** Of the standing order that is changed; without it the last change counts. */
  version: z.optional(z.int()),
});

/** Why an order was not placed, or why the customer has to do something. */
export const StandingProblem = z.enum([
  'PRICE',
  'PAYMENT',
  'MINIMUM',
  'MAXIMUM',
  'ADDRESS',
  'WINDOW',
  'UNAVAILABLE',
  'OTHER',
]);
export const StandingState = z.enum(['ACTIVE', 'PAUSED', 'NEEDS_ATTENTION']);

/** What became of one day. */
export const StandingRun = z.object({
  date: CalendarDate,
  state: z.enum(['PLACED', 'PAYING', 'NOT_PLACED', 'SKIPPED']),
  problem: z.optional(StandingProblem),
  orderNumber: z.optional(z.string()),
  /** The total of the order, or the one that was too high. */
  total: z.optional(Cents),
});

export const StandingOrderSummary = z.object({
  ...terms,
  id: Id,
  state: StandingState,
  problem: z.optional(StandingProblem),
  distributionAddress: DistributionAddress,
  itemCount: z.int(),
  /** The next delivery or pickup, and when it is ordered; until then it can be changed. */
  nextDate: CalendarDate,
  placeAt: Instant,
  lastRun: z.optional(StandingRun),
});

export const StandingLine = z.extend(StandingItem, {
  /** Absent when the shop no longer has it. */
  product: z.optional(Product),
  isAvailable: z.boolean(),
});

/** What the customer can choose from. */
const choices = {
  items: z.array(StandingLine),
  /** Cents at today's prices, with deposit and fees; weighted goods at their highest. */
  total: Cents,
  windows: z.array(z.extend(WeeklyWindow, { serviceFee: Cents })),
  payments: z.array(
    z.extend(StandingPayment, {
      brand: z.optional(z.string()),
      lastDigits: z.optional(z.string()),
    }),
  ),
};
export const StandingOrder = z.extend(StandingOrderSummary, {
  ...choices,
  /** Rises with each change of what the customer decides. */
  version: z.int(),
});

/** What a new standing order would contain. */
export const StandingDraft = z.object({
  ...choices,
  distributionAddress: DistributionAddress,
  substitution: z.optional(Substitution),
  /** Window of the order or cart, if it is one that repeats. */
  window: z.optional(WeeklyWindow),
  /** Today's total with some room for prices that change. */
  highestTotal: Cents,
});
