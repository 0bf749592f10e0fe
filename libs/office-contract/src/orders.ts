import { Cents, Instant } from '@larder/contracts/schemas';
import * as z from 'zod/mini';
import { listQuery } from './lists.js';

const count = z.int().check(z.gte(0));

export const orderStatuses = [
  'PAYMENT_PENDING',
  'PLACED',
  'PICKING',
  'ON_THE_WAY',
  'READY',
  'COMPLETED',
  'CANCELLED',
] as const;
const OrderStatus = z.enum(orderStatuses);

export const OrderListQuery = z.object({
  ...listQuery,
  status: z.optional(OrderStatus),
  /** Day of the delivery slot, in the shop's time zone. */
  day: z.optional(z.iso.date()),
});

export const OrderSummary = z.object({
  id: z.string(),
  status: OrderStatus,
  placedAt: Instant,
  slotStart: Instant,
  slotEnd: Instant,
  isPickup: z.boolean(),
  customerName: z.string(),
  lineCount: count,
  pickedCount: count,
  total: Cents,
});
export type OrderSummary = z.output<typeof OrderSummary>;

export const PickOutcome = z.enum(['PICKED', 'SUBSTITUTED', 'MISSING']);

export const PickLine = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  packSize: z.string(),
  /** Quantities are grams. */
  isWeighed: z.boolean(),
  /** Pickers weigh it in pounds. */
  isInPounds: z.optional(z.literal(true)),
  ordered: count,
  lineTotal: Cents,
  /** What the shopper wants where it is missing. */
  substitution: z.optional(z.string()),
  /** What the shopper wrote to the picker. */
  note: z.optional(z.string()),
  /** How often the line was saved; a save names the one that it has seen. */
  revision: count,
  outcome: z.optional(PickOutcome),
  picked: z.optional(count),
  substituteName: z.optional(z.string()),
});
export type PickLine = z.output<typeof PickLine>;

/** What can be done with an order next. */
export const OrderStep = z.enum(['START_PICKING', 'FINISH_PICKING', 'COMPLETE']);
export type OrderStep = z.output<typeof OrderStep>;

export const OfficeOrder = z.object({
  ...OrderSummary.shape,
  lines: z.array(PickLine),
  steps: z.array(OrderStep),
  note: z.optional(z.string()),
  /** Final total from the receipt. */
  payable: z.optional(z.int()),
  /** With what the customer pays at the door, and the change that the driver needs. */
  cash: z.optional(z.object({ paysWith: Cents, change: Cents })),
});
export type OfficeOrder = z.output<typeof OfficeOrder>;

/** Grams or pieces; nothing for missing goods. The backend chooses the substitute and its price. */
export const PickInput = z.object({
  revision: count,
  outcome: PickOutcome,
  quantity: count.check(z.lte(100_000)),
});
export type PickInput = z.output<typeof PickInput>;

export const StepInput = z.object({ step: OrderStep });
